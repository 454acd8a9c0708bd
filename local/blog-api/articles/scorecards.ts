import type { Article } from '../article.ts'

export const scorecards: Article = {
  id: '7',
  slug: 'scorecards-supervisors-will-use',
  title: 'Scorecards that supervisors will really use',
  category: 'Best Practices',
  description: 'Four lines, one page, every Friday.',
  introduction:
    'We have seen quality forms with sixty-two boxes. We have never seen the second month of one.',
  sections: [
    {
      heading: 'Four lines are enough',
      content: [
        'Did the rep understand the problem? Did the customer have to repeat anything? Was the next step clear? Would you want this person to answer your own call? Score each from one to four, so that nobody can hide in the middle.',
      ],
    },
    {
      heading: 'Write one sentence',
      content: [
        'Under the numbers, leave room for one sentence and no more: the moment in the call that decided the score, with its minute. It makes the talk on Friday short and fair.',
      ],
    },
    {
      heading: 'Calibrate over coffee',
      content: [
        'Once a month, have every supervisor score the same call alone and then compare. When two differ by more than one point, the wording is at fault, not the supervisor.',
      ],
    },
  ],
  conclusion: 'A scorecard is a habit before it is a document. Keep it short enough to survive a bad week.',
  picture: 'blog-best.svg',
  published: '2026-09-08',
  readTime: '5 min read',
  author: 'Samira Haddad',
  tags: ['quality', 'supervisors', 'coaching'],
  related: ['4', '8'],
}
