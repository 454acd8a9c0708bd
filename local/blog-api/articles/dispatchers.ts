import type { Article } from '../article.ts'

export const dispatchers: Article = {
  id: '10',
  slug: 'dispatchers-are-made-of-patience',
  title: 'Dispatchers are made of patience & geography',
  category: 'Talent Acquisition',
  description: 'What to look for when the job is half phone, half map.',
  introduction:
    'A dispatcher talks to a homeowner who has waited since eight and to a technician who is stuck behind a bridge. Both are right. Few interviews test for that.',
  sections: [
    {
      heading: 'Give them a map and a mess',
      content: [
        'Print five addresses, three technicians and one cancellation. Ask the candidate to plan the afternoon aloud. There is no best answer. You want to hear them change the plan without losing a customer on the way.',
      ],
    },
    {
      heading: 'Hire from the truck',
      content: [
        'Some of the strongest dispatchers we have placed were drivers, baristas and school secretaries: people used to saying "eleven minutes" and meaning it.',
      ],
    },
  ],
  conclusion: 'Look for honest minutes and a calm second plan. You can teach the software in a week.',
  picture: null,
  published: 'August 4, 2026',
  readTime: '5 min read',
  author: 'Rosa Delgado',
  tags: ['dispatch', 'interview questions'],
  related: ['5', '6'],
}
