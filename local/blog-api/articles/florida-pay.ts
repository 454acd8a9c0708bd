import type { Article } from '../article.ts'

export const floridaPay: Article = {
  id: '3',
  slug: 'florida-contact-center-pay-third-quarter',
  title: 'Florida contact-center pay, third quarter',
  category: 'Market Analysis',
  description: 'Where hourly rates moved, and where they stalled.',
  introduction:
    'These figures come from the offers our own candidates accepted between July and September. It is a small sample with one virtue: every number in it was agreed by an employer and a person who started.',
  sections: [
    {
      heading: 'Tampa and Orlando kept climbing',
      content: [
        'The middle offer for a customer service seat in Tampa closed the quarter at $19.25 an hour, up forty cents since June. Orlando followed at $18.60. In both cities the rise came from health plans hiring ahead of open enrollment.',
      ],
    },
    {
      heading: 'Jacksonville and Pensacola stood still',
      content: [
        'Two large sites closed a shift each in August, and their reps were hired within weeks at the pay they had left. Offers in Jacksonville stayed at $17.90. Employers there can be choosy for the first time in two years.',
      ],
    },
    {
      heading: 'The remote discount is shrinking',
      content: [
        'A fully remote seat paid about ninety cents less than the same seat on site in the spring. The gap is now fifty cents. Candidates still prefer home, but they have stopped paying for it.',
      ],
    },
  ],
  conclusion:
    'If your opening in Tampa has been posted for a month below $18.50, the rate is the reason. Move the rate first and the wording second.',
  picture: 'blog-market.svg',
  published: '2026-10-02',
  readTime: '6 min read',
  author: 'Marco Bellini',
  tags: ['pay', 'Florida', 'market'],
  related: ['5', '9', '4'],
}
