import { wellFormed } from '../util/wellFormed.ts'
import { parseUrl } from '../util/parseUrl.ts'

/** Links from outside are data: only these forms become an href. */

const pathOnThisSite = /^\/(?![/\\])[^\s\\]*$/

/** Parsers resolve them, and "/..//evil.example" becomes another host. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

const hasDotSegment = (value: string): boolean => dotSegment.test(value)

/** True for a path such as `/faq#guarantee`; false for `//evil.example` and any scheme. */
export function isSitePath(value: string): boolean {
  return pathOnThisSite.test(value) && !hasDotSegment(value)
}

/** Both slashes are required: browsers read "https:/a" as a path of this site. */
const webUrl = /^https?:\/\/[\p{L}\p{M}\p{N}_.-]+(?::\d{1,5})?(?:[/?#]|$)/iu

/**
 * True if a web URL has no user, and a host of characters that hosts have, also normalised. Asked
 * before any parser: some encode what others refuse.
 */
const hasPlainHost = (url: string): boolean => [url, url.normalize('NFKC')].every((text) => webUrl.test(text))

/** Also what stands for an attachment (U+FFFC) and the blank letters of some scripts. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]`
const leading = new RegExp(`^${unseen}+`, 'u')
const trailing = new RegExp(`(?<!${unseen})${unseen}+$`, 'u')

/** Without blanks and invisible signs, such as U+200B, at both ends: they are pasted with links. */
export const trimmed = (value: string): string => value.replace(leading, '').replace(trailing, '')

/** A host with a dot, as people write it. Its last part is no extension of a file. */
const bareHost =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:html?|php|aspx?|pdf|jpe?g|png)(?![\w-]))[\p{L}\p{M}]{2,}(?::\d{1,5})?(?:[/?#]|$)/iu

/**
 * "https://a.example" for "a.example", "www.a.example" and "http://a.example"; any other text as
 * it is.
 */
export function withHttps(value: string): string {
  const written = trimmed(value).replace(/^http:\/\/(?=[^/\\])/i, 'https://')
  return bareHost.test(written) ? `https://${written}` : written
}

/** The href of a path on this site, or of an https, mailto or tel URL; otherwise undefined. */
export function safeHref(value: string | null | undefined): string | undefined {
  const written = withHttps(value ?? '')
  if (/\p{Cc}/u.test(written)) return undefined
  if (isSitePath(written) || /^(?:mailto|tel):/i.test(written)) return written
  const isWeb = /^https:/i.test(written) && hasPlainHost(written) && !hasDotSegment(written)
  // Parsers differ in the letters they know, so this one gets none of them.
  return isWeb && parseUrl(written.replace(/\P{ASCII}/gu, 'a')) ? written : undefined
}

/** The href of an https URL; otherwise undefined. For links to other sites. */
export function safeWebHref(value: string | null | undefined): string | undefined {
  const href = safeHref(value)
  return href?.toLowerCase().startsWith('https:') ? href : undefined
}

/** A path for a header, percent-encoded. Not resolved: "/..//evil.example" would change hosts. */
export function encodedPath(path: string): string {
  return encodeURI(wellFormed(path)).replaceAll('%25', '%')
}
