import { contentPathsAtOnce } from '../sanity/content/contentPaths.server.ts'
import { isSitePath, safeWebHref } from '../site/links.ts'
import { currentTime } from '../util/redis.server.ts'
import { isVisible, nextScheduledTime } from '../site/visibility.ts'
import {
  afterEnds,
  isOldHome,
  isPostPath,
  isServed,
  pathOf,
  readable,
  redirectOf,
} from '../site/redirects.ts'

/**
 * The editors' redirect for a URL; its query travels along. None from a page, and none to a page
 * that is not published: search engines remember permanent ones. An ended page leads where it says.
 * Without the lake by what is known.
 */
export async function redirection(url: URL): Promise<{ to: URL; status: 307 | 308 } | undefined> {
  const path = readable(url.pathname)
  if (isServed(path) && !isOldHome(url.pathname + url.search)) return undefined
  // Nothing known: the page itself tells of the fault.
  const known = await contentPathsAtOnce().catch(() => undefined)
  const now = await currentTime()
  const visible = known?.landingPages.filter(({ window }) => isVisible(window, now)) ?? []
  const live = new Set(visible.map((page) => page.path))
  if (!known || live.has(path.toLowerCase())) return undefined
  // A redirect of the editors from the same path comes later, so it counts.
  const redirects = [...afterEnds(known.landingPages, now), ...known.redirects].filter(
    ({ from }) => !live.has(pathOf(from).toLowerCase()),
  )
  const found = redirectOf(url.pathname + url.search, redirects)
  if (!found) return undefined
  const to = new URL(safeWebHref(found.to) ?? found.to, url)
  // A page that ends by itself is no place for good.
  const target = visible.find((page) => page.path === to.pathname)
  const status = found.permanent && nextScheduledTime([target?.window], now) === undefined ? 308 : 307
  if (!isSitePath(found.to)) return { to, status }
  // "/..//evil.example" becomes "//evil.example".
  const leadsOn = [isServed, isPostPath].some((is) => is(to.pathname)) || live.has(to.pathname)
  return leadsOn && isSitePath(to.pathname) ? { to, status } : undefined
}

/** A redirect within the site is relative. */
const anyOrigin = 'https://site.invalid'

/** The same for `getStaticProps`, which knows no query. */
export async function staticRedirect(path: string) {
  const found = await redirection(new URL(path, anyOrigin))
  return found && { destination: found.to.href.replace(anyOrigin, ''), permanent: found.status === 308 }
}
