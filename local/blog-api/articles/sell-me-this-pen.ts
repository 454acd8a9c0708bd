import type { Article } from '../article.ts'

export const sellMeThisPen: Article = {
  id: '6',
  slug: 'stop-asking-candidates-to-sell-you-this-pen',
  title: 'Stop asking candidates to sell you this pen',
  category: 'Talent Acquisition',
  description: 'Better prompts for hiring people who help.',
  introduction:
    'The pen question finds people who have practiced the pen question. It rewards speed and volume, and most inbound seats need neither.',
  sections: [
    {
      heading: 'Ask for a bad day',
      content: [
        '"Tell me about a customer you could not help." The answer shows whether a candidate can stay kind without a solution, which is a good part of every shift.',
      ],
    },
    {
      heading: 'Ask for a translation',
      content: [
        'Read two lines of your returns policy aloud and ask the candidate to explain them to a tired parent. Listen for short words, and for a check at the end that they were understood.',
      ],
    },
  ],
  conclusion: 'Ask for what the job contains. Helping is easier to hear than selling, and harder to fake.',
  picture: 'blog-2.svg',
  published: 'September 15, 2026',
  readTime: '3 min read',
  author: 'Lena Whitcomb',
  tags: ['interview questions', 'customer service'],
  related: ['1', '7'],
}
