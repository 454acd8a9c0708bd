import { trimmed } from './links.ts'
import { isReserved } from './paths.ts'
import { invisible, loneSurrogate } from '../util/unicode.ts'
import { visibilityOf, type VisibilityWindow } from './visibility.ts'

/** Which paths editors may use for landing pages and redirects. */

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

/** Blanks and accents are fine within a part of the path. */
const inPath = String.raw`^/\\?#\p{Cc}${invisible}${loneSurrogate}`
const oldPath = new RegExp(`^(?:/(?! )[${inPath}]*[${inPath} ]){1,8}$`, 'u')

/** True for what can be redirected: a path without a final slash, a query or a fragment. */
export const isOldPath = (value: string): boolean => value.length <= 200 && oldPath.test(value)

/**
 * `from` is an old path, as the editor typed it. `to` is an href on this site or an https URL.
 * Permanent ones respond 308, the others 307.
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

/** True for two spellings of one path. */
export const isSamePath = (one: string, other: string): boolean =>
  readable(one).toLowerCase() === readable(other).toLowerCase()

/** The newest redirect from a path. */
export const redirectFrom = <Found extends Redirect>(
  path: string,
  redirects: readonly Found[],
): Found | undefined => redirects.findLast(({ from }) => isSamePath(trimmed(from), path))
