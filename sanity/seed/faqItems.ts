import { routes } from '../../lib/site/pages.ts'
import type { FaqItem } from '../../lib/sanity/content/types.generated.ts'
import { bullets, rank, richText, text } from './build.ts'
import type { Seeded } from './document.ts'

const questions = [
  {
    slug: 'roles',
    question: 'What roles do you staff?',
    answer: richText(
      text(
        'Customer service, dispatch, technical support, helpdesk, team leaders, VPs, and workforce, training and quality managers.',
      ),
      text('The full list is on the page ', { text: 'The Roles We Staff', page: routes.roles }, '.'),
    ),
  },
  {
    slug: 'time-to-candidates',
    question: 'How quickly can you present candidates?',
    answer: richText(
      text(
        'Candidates are usually presented within 1-2 weeks of our first call. Urgent seats can move sooner when your interview times are open.',
      ),
    ),
  },
  {
    slug: 'time-to-placement',
    question: 'How long does a placement take?',
    answer: richText(
      text('Expect a placement within 2-4 weeks, from the first conversation to an accepted offer.'),
    ),
  },
  {
    slug: 'guarantee',
    question: 'Do you offer a guarantee?',
    answer: richText(
      text(
        'Yes. We give a 90-day replacement guarantee for permanent placements. If it does not work out, we search again at no extra fee.',
      ),
    ),
  },
  {
    slug: 'hiring-arrangements',
    question: 'Which hiring arrangements do you support?',
    answer: richText(
      text('We provide services for contract, contract-to-hire and direct hire.'),
      bullets(
        'Contract: people for a season, a project or a peak, on our payroll.',
        'Contract-to-hire: work together first, then decide on both sides.',
        'Direct hire: on your payroll from the first day.',
      ),
      text('Not sure which one fits? ', { text: 'Ask a recruiter', page: routes.contact }, '.'),
    ),
  },
  {
    slug: 'industries',
    question: 'Which industries do you serve?',
    answer: richText(
      text(
        'Healthcare, technology, finance, manufacturing and professional services, along with many of the companies that support them.',
      ),
    ),
  },
  {
    slug: 'screening',
    question: 'How do you screen candidates?',
    answer: richText(
      text(
        'Every candidate is interviewed by a recruiter, referenced, and heard on a live or recorded call before you meet them.',
      ),
    ),
  },
  {
    slug: 'cost-for-job-seekers',
    question: 'Does it cost anything to apply for a job?',
    answer: richText(
      text('Never. Employers pay our fee, and job seekers pay nothing at any stage.'),
      text({ text: 'Search all open jobs', page: routes.searchAllJobs }, ' whenever you like.'),
    ),
  },
]

export const faqItems: Seeded<FaqItem>[] = questions.map(({ slug, question, answer }, index) => ({
  _id: `faqItem-${slug}`,
  _type: 'faqItem',
  orderRank: rank(index),
  question,
  answer,
  slug: { _type: 'slug', current: slug },
}))
