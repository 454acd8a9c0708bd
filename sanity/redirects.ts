import { isSitePath } from '../lib/site/links.ts'
import { routes, sitePages } from '../lib/site/pages.ts'
import { isSamePath, pathOf, redirectFrom, type Redirect } from '../lib/site/redirects.ts'
import { visibilityOf, type VisibilityWindow } from '../lib/site/visibility.ts'

/** Where redirects lead, for the list of redirects and the form of one. */

/** What decides it: published redirects and landing pages. */
export type Targets = {
  pages: (VisibilityWindow & { _id: string; slug: string; afterEnd?: string | null })[]
  redirects: (Redirect & { _id: string })[]
}

/** Needs the raw perspective: it tells drafts from published documents. */
export const targetsQuery = /* groq */ `{
  "pages": *[_type == "landingPage" && defined(slug.current) && !(_id in path("drafts.**"))]{
    _id, "slug": slug.current, visibleFrom, visibleUntil, afterEnd
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to) && !(_id in path("drafts.**"))]{
    _id, from, to, "permanent": coalesce(permanent, false)
  }
}`

/** Changes that `targetsQuery` depends on. */
export const targetsListen = /* groq */ `*[_type in ["landingPage", "redirect"]]`

/** True for a page of the site itself, an article, older articles, the feed or the sitemap. */
export const isOwnPage = (path: string): boolean =>
  [...sitePages.map((page) => page.path), routes.feed, '/sitemap.xml'].includes(path) ||
  /^\/blog\/(?:[^/]+|page\/\d+)$/.test(path)

/** A stored redirect or its draft. */
export type RedirectDraft = { _id: string; from?: string | null; to?: string | null }

/**
 * Why a redirect leads nowhere, for the editor; undefined when it leads somewhere, or is
 * incomplete.
 */
export function lostBecause(redirect: RedirectDraft, targets: Targets, now: number): string | undefined {
  const { from, to } = redirect
  if (!from || !to) return undefined
  const end = pathOf(to)
  if (!isSitePath(to) || isOwnPage(end)) return undefined
  if (isSamePath(from, end)) return 'it leads back to itself'
  const page = targets.pages.find(({ slug }) => `/${slug}` === end)
  if (!page) return redirectFrom(end, targets.redirects) ? undefined : `no page is published at ${end}`
  const { stage } = visibilityOf(page, now)
  const isSeen = stage === 'live' || (stage === 'over' && page.afterEnd)
  return isSeen ? undefined : `visitors do not see ${end} at this time`
}
