import { withHttps } from './links.ts'
import { telHref } from './phone.ts'

/** Links in texts, as editors type or paste them. Apart from `links.ts`, which browsers load. */

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
