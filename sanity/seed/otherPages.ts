import { routes } from '../../lib/site/pages.ts'
import type {
  BlogPage,
  CaseStudiesPage,
  ContactPage,
  FaqPage,
  JobSearchPage,
  NotFoundPage,
} from '../../lib/sanity/content/types.generated.ts'
import { decoration, keyed, toPage } from './build.ts'
import type { Seeded } from './document.ts'

export const caseStudiesPage: Seeded<CaseStudiesPage> = {
  _id: 'caseStudiesPage',
  _type: 'caseStudiesPage',
  hero: {
    _type: 'hero',
    heading: 'Case Studies & Resources',
    text: 'Real hiring problems, how they were solved, and templates you can borrow.',
    image: decoration('hero-case.svg'),
  },
  listHeading: 'Case studies and guides',
  emptyText:
    'New case studies and guides are on their way. Call us in the meantime: we have stories to tell.',
  seo: {
    _type: 'seo',
    title: 'Case Studies & Resources',
    description:
      'How call centers halved turnover, staffed up before a peak and hired bilingual teams, with interview and onboarding templates you can borrow.',
    noIndex: false,
  },
}

export const faqPage: Seeded<FaqPage> = {
  _id: 'faqPage',
  _type: 'faqPage',
  hero: {
    _type: 'hero',
    heading: 'Frequently asked questions',
    text: 'Straight answers. If yours is missing, ask a person.',
    image: decoration('hero-faq.svg'),
  },
  aside: {
    heading: 'Still on the line?',
    text: 'A recruiter will answer, usually the same day.',
    action: toPage('Contact us', routes.contact),
  },
  emptyText: 'The answers are being rewritten. Call us, and a recruiter will answer yours in person.',
  seo: {
    _type: 'seo',
    title: 'FAQs',
    description:
      'Straight answers about call center staffing: which roles and industries we serve, how long a placement takes, and what our guarantee covers.',
    noIndex: false,
  },
}

export const contactPage: Seeded<ContactPage> = {
  _id: 'contactPage',
  _type: 'contactPage',
  hero: {
    _type: 'hero',
    heading: 'Contact us',
    text: 'Tell us what you need filled, or what you are looking for. A person reads every message.',
    image: decoration('hero-contact.svg'),
  },
  labels: { phone: 'Phone', fax: 'Fax', visit: 'Visit' },
  submitLabel: 'Send message',
  unavailableText: 'Our form cannot take messages right now. A person is one call or one email away.',
  seo: {
    _type: 'seo',
    title: 'Contact Us',
    description:
      'Tell Goodline which call center seats you need filled, or what work you are looking for. Call, fax, visit us in Tampa, or send a message.',
    noIndex: false,
  },
}

export const blogPage: Seeded<BlogPage> = {
  _id: 'blogPage',
  _type: 'blogPage',
  hero: {
    _type: 'hero',
    heading: 'Hiring Trends & Insights',
    text: 'What we hear on the phones, written down.',
    image: decoration('hero-blog.svg'),
  },
  listHeading: 'Latest articles',
  moreHeading: 'More from the blog',
  seo: {
    _type: 'seo',
    title: 'Our Blog',
    description:
      'Hiring trends and insights from the phones: how to hire, train and keep good people in call centers and contact centers.',
    noIndex: false,
  },
}

export const jobSearchPage: Seeded<JobSearchPage> = {
  _id: 'jobSearchPage',
  _type: 'jobSearchPage',
  hero: {
    _type: 'hero',
    heading: 'Find work where you are heard',
    text: 'Full-time, part-time, contract and temporary roles across Florida and beyond.',
    action: toPage('Schedule a call today', routes.contact),
    image: decoration('hero-jobs.svg'),
  },
  finderHeading: 'Find your next job',
  resultsHeading: 'Open positions',
  seo: {
    _type: 'seo',
    title: 'For Job Seekers',
    description:
      'Search open call center, customer service and technical support jobs across Florida. Applying never costs you anything.',
    noIndex: false,
  },
}

export const notFoundPage: Seeded<NotFoundPage> = {
  _id: 'notFoundPage',
  _type: 'notFoundPage',
  heading: 'We lost the line',
  text: 'This page has been moved or unplugged. Try one of these instead.',
  image: decoration('lost.svg'),
  actions: keyed('button', [
    toPage('Go to the home page', routes.home),
    toPage('Search All Jobs', routes.searchAllJobs),
  ]),
  seo: {
    _type: 'seo',
    title: 'Page not found',
    description:
      'This page has been moved or unplugged. Go to the home page or search all open jobs instead.',
    noIndex: true,
  },
}
