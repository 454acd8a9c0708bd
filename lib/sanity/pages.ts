import type { Resolved } from './content.ts'
import type { Draft } from './draftQuery.ts'
import type {
  AboutPageQueryResult,
  BlogPageQueryResult,
  CaseStudiesPageQueryResult,
  ContactPageQueryResult,
  FaqPageQueryResult,
  HomePageQueryResult,
  JobSearchPageQueryResult,
  LandingPageQueryResult,
  NotFoundPageQueryResult,
  RolesPageQueryResult,
} from './types.generated.ts'

/** An answer whose page and settings exist: the gateway fills in what was never created. */
type Complete<Answer extends { settings: unknown; page: unknown }> = Resolved<
  Omit<Answer, 'settings' | 'page'> & {
    settings: NonNullable<Answer['settings']>
    page: NonNullable<Answer['page']>
  }
> & {
  /** Of the copyright line. Fixed when the page is generated: on New Year's Eve the browser's own clock would disagree. */
  year: number
  /** Present only while an editor looks at drafts. */
  draft?: Draft & { id: keyof PreviewedById }
}

/** What each page gives its view: derived from the queries, so a change there reaches every view at compile time. */
export type HomePage = Complete<HomePageQueryResult>
export type RolesPage = Complete<RolesPageQueryResult>
export type AboutPage = Complete<AboutPageQueryResult>
export type CaseStudiesPage = Complete<CaseStudiesPageQueryResult>
export type FaqPage = Complete<FaqPageQueryResult>
export type ContactPage = Complete<ContactPageQueryResult>
export type BlogPage = Complete<BlogPageQueryResult>
export type JobSearchPage = Complete<JobSearchPageQueryResult>
export type NotFoundPage = Complete<NotFoundPageQueryResult>
export type LandingPage = Complete<LandingPageQueryResult>
/** What every page gives its view alike: the company's names and addresses, the words of the footer, the entry for search engines. */
export type SiteSettings = HomePage['settings']

/** Each page's content by the id of its document. */
export type PageById = {
  homePage: HomePage
  rolesPage: RolesPage
  aboutPage: AboutPage
  caseStudiesPage: CaseStudiesPage
  faqPage: FaqPage
  contactPage: ContactPage
  blogPage: BlogPage
  jobSearchPage: JobSearchPage
  notFoundPage: NotFoundPage
}

/** What the preview can keep live: the pages that are there once, and landing pages. */
export type PreviewedById = PageById & { landingPage: LandingPage }
