import type { PostListState } from '#lib/blog/post.ts'
import type { Background } from '#lib/site/backgrounds.ts'
import type { SectionName, SectionType } from '#lib/site/sections.ts'
import type { Resolved } from './resolve.ts'
import type { Draft } from '../preview/perspective.ts'
import type * as Queries from '../queries/types.generated.ts'

/** A result whose page and settings exist: `completePage` fills in defaults. */
type Complete<Result extends { settings: unknown; page: unknown }> = Resolved<
  Omit<Result, 'settings' | 'page'> & {
    settings: NonNullable<Result['settings']>
    page: NonNullable<Result['page']>
  }
> & {
  /** Of the copyright line, fixed when the page is generated: the browser's clock may differ. */
  year: number
  /** Only while an editor looks at drafts. */
  draft?: Draft & { id: keyof PreviewedById }
}

/** What each page gives its view, derived from the queries. */
export type HomePage = Complete<Queries.HomePageQueryResult>
export type RolesPage = Complete<Queries.RolesPageQueryResult>
export type AboutPage = Complete<Queries.AboutPageQueryResult>
export type CaseStudiesPage = Complete<Queries.CaseStudiesPageQueryResult>
export type FaqPage = Complete<Queries.FaqPageQueryResult>
export type ContactPage = Complete<Queries.ContactPageQueryResult>
export type BlogPage = Complete<Queries.BlogPageQueryResult>
export type JobSearchPage = Complete<Queries.JobSearchPageQueryResult>
export type NotFoundPage = Complete<Queries.NotFoundPageQueryResult>
export type LandingPage = Complete<Queries.LandingPageQueryResult> & {
  /** Of the blog, where a section shows posts. */
  posts?: PostListState
}

type AnySection = LandingPage['page']['sections'][number]

/** The fields of a section, the same on the home page and on landing pages. */
export type SectionFields<Name extends SectionName> = Omit<
  Extract<AnySection, { _type: SectionType<Name> }>,
  '_type' | '_key' | 'anchor' | (Name extends 'hero' ? never : 'background')
>

/** What every view of a section gets: its fields, and what it may need of its page. */
export type SectionProps<Name extends SectionName> = {
  section: SectionFields<Name>
  content: SectionContent
  frame?: SectionFrame | undefined
}

/** What a landing page says of one of its sections; absent on other pages. */
export type SectionFrame = {
  /** Its fragment. */
  id: string | undefined
  /** The editor's choice, in place of the design's. */
  background: Background | undefined
  /** For the preview, in which it can be dragged. */
  source: string | undefined
}

export type SectionContent = Pick<HomePage, 'settings' | 'draft'> & {
  /** Of the page that the section stands on. */
  path: string
  /** Absent where a section was added in the preview: the browser loads them. */
  posts?: PostListState
}

/** What every page has: names, contact details, footer texts, SEO. */
export type SiteSettings = HomePage['settings']

/** Each page's content by document id. */
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

/** The pages that the preview keeps live. */
export type PreviewedById = PageById & { landingPage: LandingPage }
