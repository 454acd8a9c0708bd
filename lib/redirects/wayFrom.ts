import { publicEnv } from '../site/env.ts'
import { dotSegment, isSitePath, safeWebHref, trimmed } from '../site/links.ts'
import { routes, sitePages } from '../site/pages.ts'
import { isOver, isVisible, type ScheduledTimes } from '../site/visibility.ts'
import { parseUrl } from '../util/parseUrl.ts'
import { atEnd, control, invisible, loneSurrogate } from '../util/unicode.ts'

/** Where a path leads: asked by the site's proxy, and by the rules of the Studio. */

/**
 * `from` is an old path, as the editor typed it; `to` is an href on this site or the URL of
 * another. Permanent ones respond 308, the others 307.
 */
export type Redirect = { from: string; to: string; permanent: boolean }

/** A landing page. Its path leads to `afterEnd` once its time is over. */
type Page = { path: string; times: ScheduledTimes; afterEnd?: string | null }

/** Redirects from oldest to newest: the newest from a path counts, and before that of an ended page. */
export type Known = {
  landingPages: readonly Page[]
  redirects: readonly Redirect[]
  /** Paths of blog posts. */
  posts?: readonly string[]
}

/** `none`: a page stands there in this spelling, or nobody knows the path. A circle is a 404, too. */
export type Way = { kind: 'redirect'; destination: string; permanent: boolean } | { kind: 'circle' | 'none' }

/** Path, query and fragment of a URL of this site; any other text as it is. */
export function onThisSite(href: string): string {
  const url = isSitePath(href) ? undefined : parseUrl(href)
  const isOwn = url && url.host === parseUrl(publicEnv.siteUrl)?.host
  return isOwn ? url.pathname + url.search + url.hash : href
}

/** The href of a redirect's target; undefined for one that no browser should follow. */
function targetOf(to: string): string | undefined {
  const href = onThisSite(trimmed(to))
  return isSitePath(href) ? href : safeWebHref(href)
}

/** The paths of the pages that visitors see. */
function pathsOf({ landingPages, posts = [] }: Known, now: number): string[] {
  const visible = landingPages.filter(({ times }) => isVisible(times, now))
  const paths = [...sitePages, ...visible].map((page): string => page.path)
  return [...paths, ...posts, routes.feed]
}

/** Ended pages and redirects, by folded path. */
function redirectsOf({ landingPages, redirects }: Known, now: number): Map<string, Redirect> {
  const ended = landingPages.flatMap(({ path, times, afterEnd }) =>
    afterEnd && isOver(times, now) ? [{ from: path, to: afterEnd, permanent: false }] : [],
  )
  return new Map(
    [...ended, ...redirects].flatMap((redirect) => {
      const to = targetOf(redirect.to)
      return to ? [[folded(trimmed(redirect.from)), { ...redirect, to }]] : []
    }),
  )
}

/**
 * Where a path leads at `now`, in milliseconds: to the page that is meant, or to the end of all redirects.
 * Queries of targets are joined; of fragments the last counts, as in browsers.
 */
export function wayFrom(path: string, known: Known, now: number): Way {
  const paths = pathsOf(known, now)
  // Slugs of posts may differ in their case alone.
  if (paths.includes(path)) return { kind: 'none' }
  const pages = new Map(paths.map((each) => [folded(each), each]))
  const redirects = redirectsOf(known, now)
  const visited = new Set<string>()
  let at = path
  let query = ''
  let fragment = ''
  let permanent = true
  while (!visited.has(folded(at))) {
    visited.add(folded(at))
    const spelling = [folded(at), foldedWithoutMarks(at)].find(
      (each) => pages.has(each) || redirects.has(each),
    )
    const page = pages.get(spelling ?? '')
    const redirect = page === undefined ? redirects.get(spelling ?? '') : undefined
    if (!redirect) {
      const destination = (page ?? withoutFinalSlash(at)) + query + fragment
      const isOther = destination !== path && isSitePath(destination)
      return isOther ? { kind: 'redirect', destination, permanent } : { kind: 'none' }
    }
    const [, next = '', more = '', itsFragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(redirect.to) ?? []
    at = next
    query = more + (more ? query.replace('?', '&') : query)
    fragment = itsFragment || fragment
    permanent &&= redirect.permanent
    if (!isSitePath(redirect.to)) return { kind: 'redirect', destination: at + query + fragment, permanent }
  }
  return { kind: 'circle' }
}

/** Blanks and accents are fine within a part of the path. */
const inPath = String.raw`^/\\?#${control}${invisible}${loneSurrogate}`
const oldPath = new RegExp(`^(?:/(?! )[${inPath}]*[${inPath} ]){1,8}$`, 'u')

/** True for what can be redirected: a path without a final slash, a query or a fragment. */
export const isOldPath = (value: string): boolean =>
  value.length <= 200 && oldPath.test(value) && !dotSegment.test(value)

/** "/faq" of "/faq?x=1#guarantee". */
export const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

const finalSlashes = atEnd('/')

const withoutFinalSlash = (path: string): string => path.replace(finalSlashes, '') || '/'

/** A path as people read it: decoded, accents in one form, without final slashes. */
export function readable(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A lone percent sign stands for itself.
  }
  return withoutFinalSlash(decoded.normalize('NFC'))
}

/** What all spellings of a path have in common. */
const folded = (path: string): string => readable(path).toLowerCase()

const finalMarks = atEnd(String.raw`[\p{P}\p{S}\s${invisible}]`)

/** The same without what clings to the end of a pasted path: marks of its sentence, quotes, blanks. */
const foldedWithoutMarks = (path: string): string => folded(path).replace(finalMarks, '') || '/'

/** True for two spellings of one path. */
export const isSamePath = (one: string, other: string): boolean => folded(one) === folded(other)
