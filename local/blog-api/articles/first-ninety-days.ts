import type { Article } from '../article.ts'

export const firstNinetyDays: Article = {
  id: '4',
  slug: 'the-first-ninety-days',
  title: 'The first ninety days decide the next two years',
  category: 'Best Practices',
  description: 'A simple onboarding rhythm for busy floors.',
  introduction: 'A simple onboarding rhythm for busy floors.',
  sections: [
    {
      heading: 'Section 1',
      content: [
        'When a rep leaves in the first year, they have usually decided by week seven. Exit interviews name pay and commute. Calls we make a month later name something else: nobody told them whether they were doing well.',
      ],
    },
    {
      heading: 'Section 2',
      content: [
        'Weeks one to three are for one queue, one system and one person to ask. Resist the second queue, even when the board is red. A new rep who closes twenty simple calls a day learns the work. One who is handed every overflow call learns to dread the phone.',
      ],
    },
    {
      heading: 'Section 3',
      content: [
        'Weeks four to eight are for feedback with a clock on it. Two recorded calls every Tuesday, ten minutes, one thing to keep and one thing to try. Supervisors skip this first when they are busy, so put it in the schedule the way you put in lunch.',
      ],
    },
    {
      heading: 'Section 4',
      content: [
        'Weeks nine to thirteen are for a small promise kept. Let the rep choose a skill, name the date they will start on it, and start on that date.',
      ],
    },
  ],
  conclusion:
    'Early exits are rarely about the job itself. They are about silence in the second month, and ten minutes a week is enough to break it.',
  picture: 'blog-best.svg',
  published: 'September 28, 2026',
  readTime: '4 min read',
  author: 'Samira Haddad',
  tags: ['onboarding', 'retention', 'supervisors'],
  related: ['7', '8'],
}
