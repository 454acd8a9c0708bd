import type { Article } from '../article.ts'

export const accents: Article = {
  id: '11',
  slug: 'clear-is-not-the-same-as-accent-free',
  title: 'Clear is not the same as accent-free',
  category: 'Featured Article',
  description: 'How to score clarity fairly, and what the law expects.',
  introduction:
    'A client once told us that callers complained about an accent. We listened to forty calls. They had complained about a headset.',
  sections: [
    {
      heading: 'Score what the caller does',
      content: [
        'Count how often a caller asks for something to be repeated. It is a fact, it fits on a scorecard, and it does not care where anyone grew up.',
      ],
    },
    {
      heading: 'Know the line',
      content: [
        'Under federal rules an employer may act on an accent only when it materially interferes with the work. "Callers prefer it" does not meet that test. Ask your counsel before you write anything into a job posting.',
      ],
    },
    {
      heading: 'Fix the line first',
      content: [
        'Check the microphone, the echo and the talking speed. Slowing down by a tenth solves more complaints than any training course we have seen.',
      ],
    },
  ],
  conclusion: 'Measure repeats, fix the sound, and hire the person who listens.',
  picture: 'blog-other.svg',
  published: 'July 21, 2026',
  readTime: '5 min read',
  author: 'Walter Hale',
  tags: ['fair hiring', 'quality'],
  related: ['2', '1'],
}
