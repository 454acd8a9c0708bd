/** What an address asks of a link: a page of this site, anything else that is safe to follow, or nothing at all. */
export type LinkKind = 'page' | 'plain' | 'unsafe'

/** The parser of the browser is asked rather than a pattern: it alone knows that " java\nscript:" is a script. */
const base = 'https://site.invalid'

const safeProtocols = new Set(['https:', 'http:', 'tel:', 'mailto:'])

/** A last name after a dot, as in "/files/guide.pdf": served as it is, not by the router. */
const fileName = /\.[a-z0-9]+$/i

export function linkKind(href: string): LinkKind {
  if (!URL.canParse(href, base)) return 'unsafe'
  const url = new URL(href, base)
  if (!safeProtocols.has(url.protocol)) return 'unsafe'
  if (url.origin !== base || href.startsWith('#')) return 'plain'
  return fileName.test(url.pathname) || url.pathname.startsWith('/api/') ? 'plain' : 'page'
}
