import { getSitemapPosts } from '../blog/recent.server.ts'
import { contentPathsAtOnce } from '../sanity/content/contentPaths.server.ts'
import { isSitePath, safeWebHref, trimmed } from '../site/links.ts'
import { sitePages } from '../site/pages.ts'
import { afterEnds, isSamePath, pathOf, readable, redirectFrom } from '../site/redirects.ts'
import { isVisible } from '../site/visibility.ts'

/** A path, and what may cling to a pasted one: the marks of its sentence, or half of a query. */
const pasted = /^(.*?)[/.,;:!)\]"\s\p{Cf}]*(?:[?&](.*))?$/su

/** Characters. The pattern would take its time over more, and nothing has such a path. */
const maxLength = 2000

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
  const posts = /^\/blog\//i.test(path) ? await getSitemapPosts().catch(() => []) : []
  const now = Date.now()
  const visible = landingPages.filter(({ window }) => isVisible(window, now))
  const pages = [...sitePages, ...visible].map((page): string => page.path).concat(posts)
  const redirects = [...afterEnds(landingPages, now), ...written]
  const [, bare, query] = pasted.exec(readable(path)) ?? []
  for (const spelling of [path, bare || '/']) {
    const page = pages.find((each) => isSamePath(each, spelling))
    if (page === path) return undefined
    const found = page === undefined ? redirectFrom(spelling, redirects) : { to: page, permanent: true }
    const target = trimmed(found?.to ?? '')
    const to = isSitePath(target) ? target : safeWebHref(target)
    // A redirect to itself, which the Studio refuses.
    if (!found || !to || (page === undefined && isSamePath(pathOf(to), spelling))) continue
    return { destination: query && spelling !== path ? `${to}?${query}` : to, permanent: found.permanent }
  }
  const withoutSlash = path.replace(/\/+$/, '')
  const isOther = withoutSlash !== path && isSitePath(withoutSlash)
  return isOther ? { destination: withoutSlash, permanent: true } : undefined
}
