import { routes, sitePages } from '../routes.ts'

/** Every page that shows content of the lake. */
const everyPath: readonly string[] = [...sitePages.map((page) => page.path), routes.notFound]

/** Which pages show a document, by the type of the document. */
const pathsByType: Readonly<Record<string, readonly string[]>> = {
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
  return Object.hasOwn(pathsByType, documentType) ? (pathsByType[documentType] ?? []) : []
}
