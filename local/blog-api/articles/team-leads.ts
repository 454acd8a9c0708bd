import type { Article } from '../article.ts'

export const teamLeads: Article = {
  id: '12',
  slug: 'your-best-rep-may-not-want-to-lead',
  title: 'Your best rep may not want to lead',
  category: 'Leadership',
  description: 'Promote for the job ahead, not as a reward for the last one.',
  introduction:
    'The top of the leaderboard is the usual place to look for a team lead. It is also how floors lose a great rep and gain an unhappy supervisor in the same week.',
  sections: [
    {
      heading: 'Look for the person others ask',
      content: [
        'Before you post the job, ask every rep one question: whom do you message when you are stuck? Two or three names will come back again and again. They are seldom the fastest callers.',
      ],
    },
    {
      heading: 'Offer a way back',
      content: [
        'Run the first eight weeks as a trial with the old seat held open. Candidates say yes more readily, and the few who go back tell everyone that it was fair.',
      ],
    },
  ],
  conclusion:
    'A lead is a different job. Hire for it as you would from outside, and keep the door open behind it.',
  picture: 'blog-best.svg',
  published: 'July 7, 2026',
  readTime: '4 min read',
  author: 'Walter Hale',
  tags: ['team leads', 'promotion'],
  related: ['7', '4'],
}
