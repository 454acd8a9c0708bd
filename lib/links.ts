import { wellFormed } from './wellFormed.ts'

/** Addresses that come from outside are data: only these forms ever become a link. */

const pathOnThisSite = /^\/(?![/\\])[^\s\\]*$/

/** True for a path on this site such as `/faq#guarantee`; false for `//evil.example` and for anything with a scheme. */
export function isSitePath(value: string): boolean {
  return pathOnThisSite.test(value)
}

/** Without both slashes an https address is one on this site: browsers take "https:/a" for "/a" of the page. */
const full = /^(?:https:\/\/[^/\\]|mailto:|tel:)/i

/** `value` if it is a path on this site or a full https, mailto or tel address; otherwise undefined. */
export function safeHref(value: string | null | undefined): string | undefined {
  const written = value?.trim()
  if (!written) return undefined
  return isSitePath(written) || (full.test(written) && URL.canParse(written)) ? written : undefined
}

/** `value` if it is an https address; otherwise undefined. For links that must leave the site, such as social profiles. */
export function safeWebHref(value: string | null | undefined): string | undefined {
  const href = safeHref(value)
  return href?.toLowerCase().startsWith('https:') ? href : undefined
}

/**
 * A path of this site as a header can carry it: what is not plain is percent-encoded, what is encoded already stays. Nothing is resolved,
 * because "/..//evil.example" would become the address of another host.
 */
export function encodedPath(path: string): string {
  return encodeURI(wellFormed(path)).replaceAll('%25', '%')
}
