import type { PageById } from './pages.ts'
import * as queries from './queries.ts'

/** What each page asks of the content lake, by the id of its document. */
export const queryOf = {
  homePage: queries.homePageQuery,
  rolesPage: queries.rolesPageQuery,
  aboutPage: queries.aboutPageQuery,
  caseStudiesPage: queries.caseStudiesPageQuery,
  faqPage: queries.faqPageQuery,
  contactPage: queries.contactPageQuery,
  blogPage: queries.blogPageQuery,
  jobSearchPage: queries.jobSearchPageQuery,
  notFoundPage: queries.notFoundPageQuery,
} as const satisfies Record<keyof PageById, string>
