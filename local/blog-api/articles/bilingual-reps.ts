import type { Article } from '../article.ts'

export const bilingualReps: Article = {
  id: '2',
  slug: 'hiring-bilingual-reps',
  title: 'Hiring bilingual reps without lowering the bar',
  category: 'Talent Acquisition',
  description: 'Three screening steps that respect both languages.',
  introduction:
    'Most bilingual interviews happen in one language, with a friendly "so, your Spanish is good?" at the end. The rep then meets the second language for the first time with a customer waiting.',
  sections: [
    {
      heading: 'Switch in the middle',
      content: [
        'Start the phone screen in English and change to Spanish without warning after five minutes, in the middle of an ordinary question. You are not setting a trap. You are hearing what every shift will ask of them.',
        'Strong candidates change over, answer the question, and do not comment on the change. A short hunt for one word is fine. A drop in warmth is what to note.',
      ],
    },
    {
      heading: 'Test the vocabulary of your queue',
      content: [
        'Nobody is fluent in your warranty terms. Send ten words and phrases the day before, such as deductible, back order and service window, and ask the candidate to explain three of them to a customer in each language.',
        'You will learn more from how they prepare than from their accent, which should not be scored at all.',
      ],
    },
    {
      heading: 'Let a bilingual rep score the call',
      content: [
        'A manager who does not speak the language cannot hear a clumsy explanation. Pay one of your own reps an hour to listen to three recordings and use the same scorecard in both languages.',
      ],
    },
  ],
  conclusion:
    'A bilingual seat is two jobs held to one standard. Screen for both, score both the same way, and pay for both: a differential of a dollar or two an hour costs less than the second search.',
  picture: 'blog-2.svg',
  published: 'October 6, 2026',
  readTime: '5 min read',
  author: 'Rosa Delgado',
  tags: ['bilingual', 'screening', 'pay'],
  related: ['1', '6', '11'],
}
