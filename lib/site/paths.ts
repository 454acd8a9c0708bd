import { routes, sitePages } from './pages.ts'

/**
 * The paths that the site serves itself, which editors cannot have for landing pages and redirects.
 * The names below are `ls pages public`, and Next's own.
 */

/** All below these is the site's. */
export const servedFolders = ['_next', 'api', 'art', 'fonts', 'studio'] as const

export const servedFiles = [
  routes.feed,
  routes.sitemap,
  '/robots.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
] as const

/** The fixed pages, and those that Next names itself. */
export const servedPages: readonly string[] = [
  ...sitePages.map(({ path }) => path),
  routes.notFound,
  '/500',
  '/index',
]

const served: ReadonlySet<string> = new Set([...servedPages, ...servedFiles])
const below = new RegExp(`^/(?:${servedFolders.join('|')})(?:/|$)|^${routes.blog}/page/\\d+$`)

/** True for a path at which the site itself serves something. Only the blog host knows of posts. */
export function isServed(path: string): boolean {
  const lower = path.toLowerCase()
  return served.has(lower) || below.test(lower)
}

/** True below the blog: a post, or older posts. */
export const isBelowBlog = (path: string): boolean => path.toLowerCase().startsWith(`${routes.blog}/`)

const firstParts: ReadonlySet<string> = new Set([...served].map((path) => path.split('/')[1] ?? ''))

/** True for a path that no landing page may have: one of the site itself, or below one. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return isServed(path) || (first !== '' && firstParts.has(first))
}

/** Lower-case words joined by hyphens: a slug, or the fragment of a question. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Characters. Longer paths are hard to read out on the phone. */
const maxSlugLength = 60

/** True for the slug of a landing page. */
export function isSlug(value: string): boolean {
  return value.length <= maxSlugLength && slugPattern.test(value)
}

/** The path of the landing page with this slug; undefined for a slug that cannot be served. */
export function landingPath(slug: string | null | undefined): string | undefined {
  const path = `/${slug ?? ''}`
  return slug && isSlug(slug) && !isReserved(path) ? path : undefined
}

const plainPath = /^(?:\/[A-Za-z0-9_.~-]+){1,6}$/

/** True for a path in plain characters, without a final slash, a query or a fragment. */
export function isPlainPath(value: string): boolean {
  return value.length <= 200 && plainPath.test(value)
}
