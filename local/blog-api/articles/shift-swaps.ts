import type { Article } from '../article.ts'

export const shiftSwaps: Article = {
  id: '8',
  slug: 'let-reps-swap-shifts',
  title: 'Let reps swap shifts, and watch sick days fall',
  category: 'Best Practices',
  description: 'What happened when three floors handed over the schedule.',
  introduction:
    'Last spring three of our clients let reps trade shifts without asking a manager. The only rule was that the skills had to match. We asked them to count what changed.',
  sections: [
    {
      heading: 'Unplanned absence fell first',
      content: [
        'On all three floors it was lower within six weeks, on one by a quarter. A dentist appointment that used to become a sick day became a swap.',
      ],
    },
    {
      heading: 'Service level did not move',
      content: [
        'Workforce teams had feared holes at the edges of the day. They were right for nine days, until people noticed which shifts nobody would take. Those now carry a small premium, and they fill.',
      ],
    },
    {
      heading: 'Write down the few rules',
      content: [
        'Swaps close four hours before the shift. Nobody works more than ten hours. New reps join after week eight. Everything else can be left to adults.',
      ],
    },
  ],
  conclusion: 'Control over time is the cheapest benefit you can offer. It also shows up in the numbers.',
  picture: 'blog-other.svg',
  published: 'September 1, 2026',
  readTime: '4 min read',
  author: 'Marco Bellini',
  tags: ['scheduling', 'retention', 'workforce management'],
  related: ['4', '9'],
}
