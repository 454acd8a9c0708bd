import { isSitePath, safeWebHref } from './links.ts'
import { routes, sitePages } from './pages.ts'
import { parseUrl } from '../util/parseUrl.ts'
import { visibilityOf, type VisibilityWindow } from './visibility.ts'

/** Which paths editors may use for landing pages and redirects, and which the site needs. */

/** Folders of pages, of public/ and of Next. */
const ownFolders = ['_next', 'api', 'art', 'fonts']

/** Other paths that the site serves, beside `routes`. */
const ownFiles = [
  '500',
  'index',
  'robots.txt',
  'sitemap.xml',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
]

/** First path segments of this site beside `routes`: `ls pages public`, and Next's own. */
export const ownParts = [...ownFolders, ...ownFiles]

const routeParts = Object.values(routes).flatMap((route) =>
  typeof route === 'string' ? [route.split('/')[1] ?? ''] : [],
)

const reservedParts: ReadonlySet<string> = new Set([...ownParts, ...routeParts].filter(Boolean))

/** True for a path that no landing page may have: one of the site itself, or below one. */
export function isReserved(path: string): boolean {
  const [, first = ''] = path.toLowerCase().split('/')
  return path === routes.home || reservedParts.has(first)
}

const servedPaths: ReadonlySet<string> = new Set([
  ...sitePages.map(({ path }) => path),
  routes.notFound,
  routes.feed,
  ...ownFiles.map((name) => `/${name}`),
])

const servedFolder = new RegExp(`^/(?:${[...ownFolders, 'studio'].join('|')})(?:/|$)|^/blog/page/\\d+$`)

/** True for a path at which the site itself serves something. Only the blog host knows of posts. */
export function isServed(path: string): boolean {
  const lower = path.toLowerCase()
  return servedPaths.has(lower) || servedFolder.test(lower)
}

/** True for the path of a post, which may be missing. */
export const isPostPath = (path: string): boolean => /^\/blog\/[^/]+\/*$/i.test(path) && !isServed(path)

/** Parameters that old systems gave to home: `/?p=123`. proxy.ts looks for these. */
export const homeParameters = [
  'p',
  'page_id',
  'post',
  'attachment_id',
  'cat',
  'tag',
  'author',
  'page',
  'id',
  'option',
  'q',
]

/** True for home with a query that may be redirected. */
export const isOldHome = (href: string): boolean =>
  pathOf(href) === routes.home && parametersOf(href).some(({ name }) => homeParameters.includes(name))

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

/** Blanks and accents are fine within a part of the path; a query may follow. */
const oldUrl = /^(?:(?:\/(?! )[^/\\?#\p{C}]*[^/\\?#\p{C} ]){1,8}(?:\?[^#\s\p{C}]+)?|\/\?[^#\s\p{C}]+)$/u

/** True for what can be redirected: a path, with or without a query, without a final slash. */
export function isOldUrl(value: string): boolean {
  return value.length <= 200 && oldUrl.test(value)
}

/**
 * `from` is an old path, query included, as the editor typed it. `to` is an href on this site or an
 * https URL. Permanent ones respond 308, the others 307.
 */
export type Redirect = { from: string; to: string; permanent: boolean }

/** A landing page whose path leads to `afterEnd` once its window is over. */
type EndingPage = { path: string; window: VisibilityWindow; afterEnd?: string | null }

/** The redirects of pages that are over at `now`, in milliseconds. */
export const afterEnds = (pages: readonly EndingPage[], now: number): Redirect[] =>
  pages.flatMap(({ path, window, afterEnd }) =>
    afterEnd && visibilityOf(window, now).stage === 'over'
      ? [{ from: path, to: afterEnd, permanent: false }]
      : [],
  )

/** "/faq" of "/faq?x=1#guarantee". */
export const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

/** A path as people read it: decoded, accents in one form, without final slashes. */
export function readable(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A lone percent sign stands for itself.
  }
  return decoded.normalize('NFC').replace(/\/+$/, '') || '/'
}

/** A parameter, and how it is written. */
type Parameter = { written: string; name: string; value: string }

function parametersOf(href: string): Parameter[] {
  const query = /^[^?#]*\?([^#]*)/.exec(href)?.[1] ?? ''
  return query.split('&').flatMap((written) => {
    const [first] = new URLSearchParams(`?${written}`)
    return first ? [{ written, name: first[0], value: first[1] }] : []
  })
}

const isIn = (parameters: readonly Parameter[], { name, value }: Parameter): boolean =>
  parameters.some((each) => each.name === name && each.value === value)

/** True for two spellings of one path and query. */
export function isSameUrl(one: string, other: string): boolean {
  const [first, second] = [parametersOf(one), parametersOf(other)]
  const hasSamePath = readable(pathOf(one)).toLowerCase() === readable(pathOf(other)).toLowerCase()
  return hasSamePath && first.length === second.length && first.every((each) => isIn(second, each))
}

/** The redirect with most parameters; of equals the one in these letters, then the newest. */
export function redirectAt<Found extends Redirect>(
  href: string,
  redirects: readonly Found[],
): Found | undefined {
  const path = readable(pathOf(href))
  if (isServed(path) && !isOldHome(href)) return undefined
  const given = parametersOf(href)
  const found = redirects.flatMap((redirect) => {
    const own = readable(pathOf(redirect.from))
    const needed = parametersOf(redirect.from)
    const applies =
      own.toLowerCase() === path.toLowerCase() && needed.every((parameter) => isIn(given, parameter))
    return applies ? [{ redirect, rank: needed.length * 2 + Number(own === path) }] : []
  })
  return found.sort((a, b) => a.rank - b.rank).at(-1)?.redirect
}

/**
 * The target with the query of `href`, as it is written. The target's own parameters win.
 * Those that the redirect names have done their part.
 */
function withQuery({ from, to }: Redirect, href: string): string {
  const [, start = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? []
  const targets = parametersOf(to)
  const used = parametersOf(from)
  const rest = parametersOf(href).filter(
    (parameter) => !isIn(used, parameter) && !targets.some(({ name }) => name === parameter.name),
  )
  if (rest.length === 0) return to
  const joint = targets.length > 0 ? '&' : '?'
  return `${start.replace(/[?&]+$/, '')}${joint}${rest.map(({ written }) => written).join('&')}${fragment}`
}

/** Redirects in a row. The Studio refuses chains, but two editors may build one at once. */
const maxChain = 5

/**
 * Where a path and its query lead; undefined for no redirect, a loop, a long chain,
 * or a target that is no link.
 */
export function redirectOf(href: string, redirects: readonly Redirect[]): Omit<Redirect, 'from'> | undefined {
  let to = href
  let permanent = true
  for (let step = 0; step <= maxChain; step += 1) {
    // A post that is missing redirects by itself.
    const next = step > 0 && isPostPath(pathOf(to)) ? undefined : redirectAt(to, redirects)
    if (!next) return step > 0 && isTarget(to) ? { to, permanent } : undefined
    to = withQuery(next, to)
    permanent &&= next.permanent
  }
  return undefined
}

/** True for a path of this site or an https URL: never `javascript:`, never another scheme. */
const isTarget = (href: string): boolean => isSitePath(href) || Boolean(parseUrl(safeWebHref(href) ?? ''))
