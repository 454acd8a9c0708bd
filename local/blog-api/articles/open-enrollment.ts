import type { Article } from '../article.ts'

export const openEnrollment: Article = {
  id: '9',
  slug: 'open-enrollment-starts-in-june',
  title: 'Open enrollment starts in June',
  category: 'Market Analysis',
  description: 'Why the best member services reps are gone by August.',
  introduction: '',
  sections: [
    {
      heading: 'Section 1',
      content: [
        "Calls about next year's plans peak in November, so many employers begin to hire in September. By then they are choosing from the people who were not chosen in July.",
      ],
    },
    {
      heading: 'Section 2',
      content: [
        'We looked back at 312 seasonal placements since 2022. Reps hired before July 15 stayed to the end of the season nine times in ten. Reps hired after September 15 stayed six times in ten, and cost more an hour.',
      ],
    },
    {
      heading: 'Section 3',
      content: [
        'Licensing explains part of it. A health insurance license takes four to six weeks, and good candidates would rather start it with an employer who pays for the exam.',
      ],
    },
  ],
  conclusion:
    'Sign your seasonal seats in June with a start date in August. A month of waiting costs less than a month of re-hiring.',
  picture: 'blog-market.svg',
  published: 'August 18, 2026',
  readTime: '6 min read',
  author: 'Otis Freeman',
  tags: ['healthcare', 'seasonal', 'planning'],
  related: ['3', '5'],
}
