import { routes, sitePages } from './pages.ts'

/**
 * The table of paths that the site serves itself. Editors cannot have them for landing pages and
 * redirects, and `proxy.ts` looks nothing up there. The names below are `ls pages public`, and Next's own.
 */

/** All below these is the site's. */
export const servedFolders = ['_next', 'api', 'art', 'fonts', 'studio'] as const

export const servedFiles = [
  '/feed.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
] as const

/** Pages of an editor's, and those that Next names itself. */
export const servedPages: readonly string[] = [
  ...sitePages.map(({ path }) => path),
  routes.notFound,
  '/500',
  '/index',
]

const served: ReadonlySet<string> = new Set([...servedPages, ...servedFiles])
const below = new RegExp(`^/(?:${servedFolders.join('|')})(?:/|$)|^/blog/page/\\d+$`)

/** True for a path at which the site itself serves something. Only the blog host knows of posts. */
export function isServed(path: string): boolean {
  const lower = path.toLowerCase()
  return served.has(lower) || below.test(lower)
}

const firstParts: ReadonlySet<string> = new Set([...served].map((path) => path.split('/')[1] ?? ''))

/** True for a path that no landing page may have: one of the site itself, or below one. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return isServed(path) || (first !== '' && firstParts.has(first))
}
