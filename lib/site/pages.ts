/** The page table: one row per page, named by its document. docs/specification.md#routes. */
export const pages = {
  homePage: { paths: ['/'], title: 'Home', lists: ['review'] },
  rolesPage: { paths: ['/roles-we-staff'], title: 'Roles We Staff', lists: ['roleGroup'] },
  aboutPage: { paths: ['/about-us'], title: 'About Us', lists: ['teamMember'] },
  caseStudiesPage: { paths: ['/case-study'], title: 'Case Studies & Resources', lists: ['caseStudy'] },
  faqPage: { paths: ['/faq'], title: 'FAQ', lists: ['faqItem'] },
  contactPage: { paths: ['/contact-us'], title: 'Contact Us', lists: [] },
  blogPage: { paths: ['/blog'], title: 'Blog', lists: [] },
  jobSearchPage: { paths: ['/job-seeker', '/search-all-jobs'], title: 'For Job Seekers', lists: [] },
  notFoundPage: { paths: ['/404'], title: 'Page not found', lists: [] },
} as const satisfies Record<string, PageRow>

type PageRow = {
  /** The first is the canonical one. */
  paths: readonly [string, ...string[]]
  /** The title for editors. */
  title: string
  /** Types of the documents that the page lists. */
  lists: readonly string[]
}

/** Id and type of a page's document. */
export type PageId = keyof typeof pages

export const pageIds = Object.keys(pages) as PageId[]

const blog = pages.blogPage.paths[0]

/** Every fixed path of the site. */
export const routes = {
  home: pages.homePage.paths[0],
  roles: pages.rolesPage.paths[0],
  about: pages.aboutPage.paths[0],
  caseStudies: pages.caseStudiesPage.paths[0],
  faq: pages.faqPage.paths[0],
  contact: pages.contactPage.paths[0],
  blog,
  jobSeeker: pages.jobSearchPage.paths[0],
  searchAllJobs: pages.jobSearchPage.paths[1],
  notFound: pages.notFoundPage.paths[0],
  post: (id: string) => `${blog}/${encodeURIComponent(id)}`,
  olderPosts: (page: number) => (page === 1 ? blog : `${blog}/page/${page}`),
  feed: '/feed.xml',
  sitemap: '/sitemap.xml',
  studio: '/studio',
} as const

const secondTitles: Readonly<Record<string, string>> = { [routes.searchAllJobs]: 'Search All Jobs' }

/** A path of the table. */
export type PagePath = (typeof pages)[PageId]['paths'][number]

type SitePath = Exclude<PagePath, '/404'>

/** The pages that an editor can link to. */
export const sitePages: readonly { path: SitePath; title: string }[] = pageIds
  .filter((id) => id !== 'notFoundPage')
  .flatMap((id) =>
    pages[id].paths.map((path: string) => ({
      path: path as SitePath,
      title: secondTitles[path] ?? pages[id].title,
    })),
  )

/** Title of the page at a path. */
export const pageTitle = (path: string): string =>
  sitePages.find((page) => page.path === path)?.title ?? pages.notFoundPage.title

/** Paths of the pages that show documents of a type; empty for other types. */
export const pathsShowing = (type: string): readonly string[] =>
  pageIds
    .filter((id) => id === type || type === 'siteSettings' || pages[id].lists.some((list) => list === type))
    .flatMap((id) => pages[id].paths)

/** GROQ conditions for the landing pages that show a document, by its type. */
const onLandingPages = {
  siteSettings: 'true',
  review: '"reviewsSection" in sections[]._type',
  faqItem: 'references($id)',
  caseStudy: 'references($id)',
  // A team section without chosen people shows everybody.
  teamMember:
    'references($id) || count(sections[_type == "teamSection" && count(coalesce(people, [])) == 0]) > 0',
  contactPage: '"contactFormSection" in sections[]._type',
} as const

/** A type that sections of landing pages show. */
export type LandingPageContent = keyof typeof onLandingPages

/** The GROQ condition for the landing pages that show a document of a type; undefined for none. */
export const landingPagesShowing = (type: string): string | undefined =>
  Object.hasOwn(onLandingPages, type) ? onLandingPages[type as LandingPageContent] : undefined

/** Id of the section that "Search All Jobs" scrolls to. docs/specification.md#routes. */
export const jobSearchSectionId = 'job-search'

/** True on both paths of the job search page. docs/specification.md#routes. */
export const isJobSearchPath = (path: string): boolean =>
  pages.jobSearchPage.paths.some((each) => each === path)

/** The `title` element: the page's title, then the site's name unless the title holds it. */
export const documentTitle = (title: string | null | undefined, siteName: string | null): string =>
  title && siteName && !title.includes(siteName) ? `${title} | ${siteName}` : title || siteName || ''
