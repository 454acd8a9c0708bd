import { getPublishedId } from '@sanity/client/csm'
import { isSitePath } from '../lib/site/links.ts'
import { routes, sitePages } from '../lib/site/pages.ts'
import { afterEnds, pathOf, redirectOf, type Redirect } from '../lib/site/redirects.ts'
import { isVisible, type VisibilityWindow } from '../lib/site/visibility.ts'

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
  const { _id, from, to } = redirect
  if (!from || !to) return undefined
  const others = targets.redirects.filter((other) => other._id !== getPublishedId(_id))
  const ended = targets.pages.map((page) => ({ ...page, path: `/${page.slug}`, window: page }))
  const found = redirectOf(from, [...afterEnds(ended, now), ...others, { from, to, permanent: false }])
  if (!found) return 'visitors would go round in circles'
  const end = pathOf(found.to)
  const page = targets.pages.find(({ slug }) => `/${slug}` === end)
  if (!isSitePath(found.to) || isOwnPage(end)) return undefined
  if (!page) return `no page is published at ${end}`
  return isVisible(page, now) ? undefined : `visitors do not see ${end} at this time`
}
