import { routes, sitePages } from '#lib/site/pages.ts'

export const article = '/blog/what-a-good-first-call-sounds-like'

/** Where there is no page. */
export const missing = '/no-such-page'

/** A page of each kind that visitors meet; the job search has two paths. */
export const pages: readonly string[] = [
  ...sitePages.map(({ path }) => path).filter((path) => path !== routes.searchAllJobs),
  article,
  missing,
]
