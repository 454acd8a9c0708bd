/**
 * Every address of the site, in one place: links, the sitemap, the Studio's page picker and revalidation all read it.
 * Spec section 2, route table.
 */
export const routes = {
  home: '/',
  roles: '/roles-we-staff',
  about: '/about-us',
  caseStudies: '/case-study',
  faq: '/faq',
  contact: '/contact-us',
  blog: '/blog',
  post: (id: string) => `/blog/${encodeURIComponent(id)}`,
  /** Older posts: pages 2, 3 ... of the blog. Page 1 is the blog itself. */
  olderPosts: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  feed: '/feed.xml',
  jobSeeker: '/job-seeker',
  searchAllJobs: '/search-all-jobs',
  notFound: '/404',
  studio: '/studio',
} as const

/** The pages an editor can link to, in the words that marketing staff use for them. */
export const sitePages = [
  { path: routes.home, title: 'Home' },
  { path: routes.roles, title: 'Roles We Staff' },
  { path: routes.about, title: 'About Us' },
  { path: routes.caseStudies, title: 'Case Studies & Resources' },
  { path: routes.faq, title: 'FAQ' },
  { path: routes.contact, title: 'Contact Us' },
  { path: routes.blog, title: 'Blog' },
  { path: routes.jobSeeker, title: 'For Job Seekers' },
  { path: routes.searchAllJobs, title: 'Search All Jobs' },
] as const

/** Path of a page that an editor can link to. */
export type SitePath = (typeof sitePages)[number]['path']

/** The element on the job search page that "Search All Jobs" scrolls to. Spec section 2, shared top navigation. */
export const jobSearchSectionId = 'job-search'

/** True on the two addresses of the job search page, where "Search All Jobs" only scrolls. Spec section 2. */
export function isJobSearchPath(path: string): boolean {
  return path === routes.jobSeeker || path === routes.searchAllJobs
}

/** What browsers and search engines call a page: its title, and the name of the site unless that is part of it. */
export const documentTitle = (title: string | null | undefined, siteName: string | null): string =>
  title && siteName && !title.includes(siteName) ? `${title} | ${siteName}` : title || siteName || ''
