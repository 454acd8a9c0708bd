import { isSitePath } from './links.ts'
import { routes } from './routes.ts'

/** Which addresses editors may give away, to landing pages and to redirects, and which the site needs itself. */

/** First parts of addresses that the site answers beside those of `routes`: `ls pages public`, and Next's own. */
export const ownParts = ['_next', 'api', 'art', 'fonts', '500', 'index']

const routeParts = Object.values(routes).flatMap((route) =>
  typeof route === 'string' ? [route.split('/')[1] ?? ''] : [],
)

const reservedParts: ReadonlySet<string> = new Set([...ownParts, ...routeParts].filter(Boolean))

/** Endings of files that stand in public/ or are made by pages; a page called like one could never be opened. */
const servedFile = /\.(?:ico|png|svg|jpe?g|webp|avif|webmanifest|xml|txt|js|css|json|map|woff2?)$/

/** True for an address that the site answers itself: nothing an editor makes may take its place. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return path === routes.home || reservedParts.has(first) || servedFile.test(path.toLowerCase())
}

/** Lower-case words joined by hyphens: the end of an address, or of a link to a question. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Characters. Longer addresses do not survive being read out on the phone. */
const longestSlug = 60

/** True for the end of a landing page's address: lower-case words joined by hyphens. */
export function isSlug(value: string): boolean {
  return value.length <= longestSlug && slugPattern.test(value)
}

/** The address at which the site serves the landing page with this slug; undefined when it serves none. */
export function landingPath(slug: string | null | undefined): string | undefined {
  const path = `/${slug ?? ''}`
  return slug && isSlug(slug) && !isReserved(path) ? path : undefined
}

const oldPath = /^(?:\/[A-Za-z0-9_.~-]+){1,6}$/

/** True for a path that a redirect can stand at: plain characters, no slash at its end, nothing after "?" or "#". */
export function isPlainPath(value: string): boolean {
  return value.length <= 200 && oldPath.test(value)
}

/** A redirect as editors wrote it: `from` is a path, `to` an address of this site. Permanent ones answer 308, the others 307. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** What a redirect leads to, without what stands after the path: "/faq" of "/faq#guarantee". */
export const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** So many redirects may follow one another. The Studio refuses chains, but two editors can build one at the same time. */
const longestChain = 5

/**
 * Where a visitor of `path` is sent in the end, or undefined if nowhere: no redirect stands there, or its chain is a circle, is too
 * long, or leaves the site. Permanent only if every step is.
 */
export function redirectOf(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const byPath = new Map(redirects.map((each) => [each.from, each]))
  let found: Redirect | undefined
  for (let step = 0; step < longestChain; step += 1) {
    const next = byPath.get(pathOf(found?.to ?? path))
    if (!next) break
    if (isReserved(next.from)) break
    found = { from: path, to: next.to, permanent: next.permanent && (found?.permanent ?? true) }
  }
  if (!found || !isSitePath(found.to)) return undefined
  const end = pathOf(found.to)
  const goesOn = byPath.has(end) && !isReserved(end)
  return end === path || goesOn ? undefined : found
}
