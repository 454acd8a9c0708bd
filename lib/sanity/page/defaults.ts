import type { PageId } from '#lib/site/pages.ts'

/** What stands for words that an editor cleared, or in a document that was never created. */

export const defaultName = 'Goodline Staffing'

/** Without a heading a page has no `h1`. */
export const defaultHeadings: Readonly<Record<PageId, string>> = {
  homePage: 'Call Center Staffing Made Simple',
  rolesPage: 'The roles we staff',
  aboutPage: 'About Us',
  caseStudiesPage: 'Case Studies & Resources',
  faqPage: 'Frequently asked questions',
  contactPage: 'Contact us',
  blogPage: 'Hiring Trends & Insights',
  jobSearchPage: 'Find your next job',
  notFoundPage: 'Page not found',
}
