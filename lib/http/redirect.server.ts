import { contentPathsAtOnce } from '../sanity/content/contentPaths.server.ts'
import { isSitePath, safeWebHref } from '../site/links.ts'
import { isVisible, nextMoment } from '../site/visibility.ts'
import { isReserved, pathOf, readable, redirectOf } from '../site/redirects.ts'

/**
 * The editors' redirect for a URL; its query travels along. None from a page, and none to a page
 * that is not published: browsers cache permanent ones. Without the lake by what is known.
 */
export async function redirection(url: URL): Promise<{ to: URL; status: 307 | 308 } | undefined> {
  const path = readable(url.pathname)
  if (isReserved(path)) return undefined
  // Nothing known: the page itself tells of the fault.
  const known = await contentPathsAtOnce().catch(() => undefined)
  const now = Date.now()
  const visible = known?.landingPages.filter(({ window }) => isVisible(window, now)) ?? []
  const live = new Set(visible.map((page) => page.path))
  if (!known || live.has(path.toLowerCase())) return undefined
  const redirects = known.redirects.filter(({ from }) => !live.has(pathOf(from).toLowerCase()))
  const found = redirectOf(url.pathname + url.search, redirects)
  if (!found) return undefined
  const to = new URL(safeWebHref(found.to) ?? found.to, url)
  // A page that ends by itself is no place for good.
  const target = visible.find((page) => page.path === to.pathname)
  const status = found.permanent && nextMoment([target?.window], now) === undefined ? 308 : 307
  if (!isSitePath(found.to)) return { to, status }
  // "/..//evil.example" becomes "//evil.example".
  const leadsOn = isReserved(to.pathname) || live.has(to.pathname)
  return leadsOn && isSitePath(to.pathname) ? { to, status } : undefined
}
