import { trimmed } from '../../lib/site/links.ts'
import { telHref } from '../../lib/site/phone.ts'

/** Links as editors type or paste them, for `tidiedInput`. The site shows what is stored. */

/** A host with a dot, as people write it. Its last part is no extension of a file. */
const bareHost =
  /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!(?:html?|php|aspx?|pdf|jpe?g|png)(?![\w-]))[\p{L}\p{M}]{2,}(?::\d{1,5})?(?:[/?#]|$)/iu

/**
 * "https://a.example" for "a.example", "www.a.example" and "http://a.example"; any other text as
 * it is, also with http and a port, which speaks nothing else.
 */
export function withHttps(value: string): string {
  const written = trimmed(value)
  const bare = written.replace(/^http:\/\/(?![^/?#]*:)/i, '')
  return bareHost.test(bare) ? `https://${bare}` : written
}

const bareEmail = /^[^\s@:/\\?#<>"(),;]+@([^:/?#]+)$/

/** Digits as people part them, with an extension; no IP address. */
const digits = /^(?!(?:\d{1,3}\.){3}\d{1,3}$)[+(]{0,2}\d[\d\s()./\p{Pd}]*(?:(?:ext|x)\.?\s*\d+)?$/iu

/**
 * With https as `withHttps`, "mailto:" for an email address, "tel:" for a phone number with its
 * area code; any other text as it is.
 */
export function withScheme(value: string): string {
  const written = withHttps(value)
  const host = bareEmail.exec(written)?.[1]
  if (host && withHttps(host) !== host) return `mailto:${written}`
  const dialled = digits.test(written) ? telHref(written) : undefined
  return dialled?.startsWith('tel:+') ? dialled : written
}
