import { isSitePath } from './links.ts'
import { routes } from './pages.ts'

/** Which paths editors may use for landing pages and redirects, and which the site needs. */

/** First path segments of this site beside `routes`: `ls pages public`, and Next's own. */
export const ownParts = ['_next', 'api', 'art', 'fonts', '500', 'index']

const routeParts = Object.values(routes).flatMap((route) =>
  typeof route === 'string' ? [route.split('/')[1] ?? ''] : [],
)

const reservedParts: ReadonlySet<string> = new Set([...ownParts, ...routeParts].filter(Boolean))

/** Extensions of files in public/ and of pages. */
const servedFile = /\.(?:ico|png|svg|jpe?g|webp|avif|webmanifest|xml|txt|js|css|json|map|woff2?)$/

/** True for a path of the site itself, which no editor may use. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return path === routes.home || reservedParts.has(first) || servedFile.test(path.toLowerCase())
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

const oldPath = /^(?:\/[A-Za-z0-9_.~-]+){1,6}$/

/** True for a path that can be redirected: plain characters, no final slash, query or fragment. */
export function isPlainPath(value: string): boolean {
  return value.length <= 200 && oldPath.test(value)
}

/** `from` is a path, `to` an href on this site. Permanent ones respond 308, the others 307. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** "/faq" of "/faq#guarantee". */
export const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

/** Redirects in a row. The Studio refuses chains, but two editors may build one at once. */
const maxChain = 5

/** The final redirect of `path`; undefined for none, a loop, a long chain, or another site. */
export function redirectOf(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const byPath = new Map(redirects.map((each) => [each.from, each]))
  let found: Redirect | undefined
  for (let step = 0; step < maxChain; step += 1) {
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
