import { allPostPaths } from '../blog/recent.server.ts'
import { contentPathsAtOnce } from '../sanity/content/contentPaths.server.ts'
import { isSitePath, safeWebHref, trimmed } from '../site/links.ts'
import { routes, sitePages } from '../site/pages.ts'
import { afterEnds, isSamePath, pathOf, readable, redirectFrom } from '../site/redirects.ts'
import { isVisible } from '../site/visibility.ts'
import { invisible } from '../util/unicode.ts'

/** A path, and what may cling to a pasted one: marks of its sentence, an encoded query or fragment. */
const pasted = new RegExp(String.raw`^(.*?)[\p{P}\p{S}\s${invisible}]*(?:([?&#])(?:amp;)?(.*))?$`, 'su')

/** Characters. The pattern would take its time over more, and nothing has such a path. */
const maxLength = 2000

/** `to` with more of a query, or with a fragment if it has none. */
function withRest(to: string, mark: string, rest: string): string {
  const [before = '', ...fragment] = to.split(/(?=#)/)
  if (mark === '#') return fragment.length > 0 ? to : `${to}#${rest}`
  return [before, before.includes('?') ? '&' : '?', rest, ...fragment].join('')
}

/** What is known while the lake is down. */
const nothing = { landingPages: [], redirects: [] }

/**
 * Where a path leads that has no page: where an editor says, or to the page that is meant.
 * Undefined for the path of a page, and for one that nobody knows.
 */
export async function redirection(
  path: string,
): Promise<{ destination: string; permanent: boolean } | undefined> {
  if (path.length > maxLength) return undefined
  const { landingPages, redirects: written } = await contentPathsAtOnce().catch(() => nothing)
  const posts = /^\/blog\//i.test(path) ? await allPostPaths().catch(() => []) : []
  const now = Date.now()
  const visible = landingPages.filter(({ window }) => isVisible(window, now))
  const pages = [...sitePages, ...visible].map((page): string => page.path).concat(posts, routes.feed)
  const redirects = [...afterEnds(landingPages, now), ...written]
  const [, bare, mark, rest] = pasted.exec(readable(path)) ?? []
  for (const spelling of [path, bare || '/']) {
    const page = pages.find((each) => isSamePath(each, spelling))
    if (page === path) return undefined
    const found = page === undefined ? redirectFrom(spelling, redirects) : { to: page, permanent: true }
    const target = trimmed(found?.to ?? '')
    const to = isSitePath(target) ? target : safeWebHref(target)
    // A redirect to itself, which the Studio refuses.
    if (!found || !to || (page === undefined && isSamePath(pathOf(to), spelling))) continue
    const destination = mark && rest && spelling !== path ? withRest(to, mark, rest) : to
    return { destination, permanent: found.permanent }
  }
  const withoutSlash = path.replace(/\/+$/, '')
  const isOther = withoutSlash !== path && isSitePath(withoutSlash)
  return isOther ? { destination: withoutSlash, permanent: true } : undefined
}
