import { sitePages } from '#lib/site/pages.ts'

export const article = '/blog/what-a-good-first-call-sounds-like'

/** Where there is no page. */
export const missing = '/no-such-page'

/** A page of each kind that visitors meet. */
export const pages: readonly string[] = [...sitePages.map(({ path }) => path), article, missing]
