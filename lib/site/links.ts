import { wellFormed } from '../util/wellFormed.ts'

/** Links from outside are data: only these forms become an href. */

const pathOnThisSite = /^\/(?![/\\])[^\s\\]*$/

/** True for a path such as `/faq#guarantee`; false for `//evil.example` and any scheme. */
export function isSitePath(value: string): boolean {
  return pathOnThisSite.test(value)
}

/** Both slashes are required: browsers read "https:/a" as a path of this site. */
const full = /^(?:https:\/\/[^/\\]|mailto:|tel:)/i

/**
 * "https://www.a.example" for "www.a.example" and "http://www.a.example"; any other text as it is.
 */
export const withHttps = (value: string): string =>
  value.trim().replace(/^(?:http:\/\/(?=[^/\\])|(?=www\.[^/\\]))/i, 'https://')

/** The href of a path on this site or a full https, mailto or tel URL; otherwise undefined. */
export function safeHref(value: string | null | undefined): string | undefined {
  const written = withHttps(value ?? '')
  if (!written) return undefined
  return isSitePath(written) || (full.test(written) && URL.canParse(written)) ? written : undefined
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
