import { routes, sitePages } from './routes.ts'

/** The page for addresses that lead nowhere is no page one can link to, but editors write it all the same. */
const notFoundTitle = 'Page not found'

/** Every page that has a document of its own in the Studio. */
const everyPath: readonly string[] = [...sitePages.map((page) => page.path), routes.notFound]

/**
 * Which pages show a document, by the type of the document: what the webhook generates again, and what the Studio says about where a
 * document is used. Landing pages come on top of these, as said below: their addresses are content.
 */
export const shownOn: Readonly<Record<string, readonly string[]>> = {
  siteSettings: everyPath,
  homePage: [routes.home],
  rolesPage: [routes.roles],
  aboutPage: [routes.about],
  caseStudiesPage: [routes.caseStudies],
  faqPage: [routes.faq],
  contactPage: [routes.contact],
  blogPage: [routes.blog],
  jobSearchPage: [routes.jobSeeker, routes.searchAllJobs],
  notFoundPage: [routes.notFound],
  review: [routes.home],
  roleGroup: [routes.roles],
  teamMember: [routes.about],
  caseStudy: [routes.caseStudies],
  faqItem: [routes.faq],
}

/** The pages to generate again after a document of this type changed; none for a type that no page shows. */
export function affectedPaths(documentType: string): readonly string[] {
  return (Object.hasOwn(shownOn, documentType) && shownOn[documentType]) || []
}

/** Which landing pages show a document, as a condition in GROQ, by the type of the document; none shows any other type. */
export const onLandingPages: Readonly<Record<string, string>> = {
  siteSettings: 'true',
  review: '"reviewsSection" in sections[]._type',
  faqItem: 'references($id)',
}

/** What editors call the page at a path. */
export function pageTitle(path: string): string {
  return sitePages.find((page) => page.path === path)?.title ?? notFoundTitle
}
