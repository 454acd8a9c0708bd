import { parseUrl } from '../util/parseUrl.ts'
import { atEnd, blank, invisible } from '../util/unicode.ts'
import { wellFormed } from '../util/wellFormed.ts'

/** Links from outside are data: only these forms become an href. */

const pathOnThisSite = new RegExp(String.raw`^/(?![/\\])[^\\${blank}]*$`, 'u')

/** Parsers resolve them, and "/..//evil.example" becomes another host. */
export const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/** True for a path such as `/faq#guarantee`; false for `//evil.example` and any scheme. */
export function isSitePath(value: string): boolean {
  return pathOnThisSite.test(value) && !dotSegment.test(value)
}

/** True for what a view may link to. No parser: engines differ, and so would server and browser. */
export const isSafeHref = (href: string): boolean =>
  isSitePath(href) || /^(?:https?:\/\/|mailto:|tel:)/i.test(href)

const unseen = `[${blank}${invisible}]`
const leading = new RegExp(`^${unseen}+`, 'u')
const trailing = atEnd(unseen)

/** Without blanks and invisible signs, such as U+200B, at both ends: they are pasted with links. */
export const trimmed = (value: string): string => value.replace(leading, '').replace(trailing, '')

function hrefOf(value: string, protocols: readonly string[]): string | undefined {
  const url = parseUrl(value)
  // A name before the host hides where the link leads.
  const isPlain = url && protocols.includes(url.protocol) && !url.username && !url.password
  return isPlain ? url.href : undefined
}

const webProtocols = ['http:', 'https:']

/** The href of a stored link: a path on this site, an http, https, mailto or tel URL, or undefined. */
export function safeHref(value: string | null | undefined): string | undefined {
  const written = trimmed(value ?? '')
  return isSitePath(written) ? written : hrefOf(written, [...webProtocols, 'mailto:', 'tel:'])
}

/** The href of an http or https URL; otherwise undefined. For links to other sites. */
export const safeWebHref = (value: string | null | undefined): string | undefined =>
  hrefOf(trimmed(value ?? ''), webProtocols)

/** A path for a header, percent-encoded. Not resolved: "/..//evil.example" would change hosts. */
export function encodedPath(path: string): string {
  return encodeURI(wellFormed(path)).replace(/%25|%5[BD]/g, decodeURIComponent)
}
