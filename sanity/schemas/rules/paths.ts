import type { ValidationContext } from 'sanity'
import { publicEnv } from '../../../lib/site/env.ts'
import { isSitePath, safeWebHref, trimmed } from '../../../lib/site/links.ts'
import { routes, sitePages } from '../../../lib/site/pages.ts'
import { isReserved, isPlainPath, isServed, isSlug } from '../../../lib/site/paths.ts'
import {
  isOldPath,
  isSamePath,
  onThisSite,
  pathOf,
  readable,
  type Known,
  type Redirect,
  type Way,
  wayFrom,
} from '../../../lib/redirects/wayFrom.ts'
import { isVisible } from '../../../lib/site/visibility.ts'
import { ownIds } from '../../identity.ts'
import { withHttps } from '../../inputs/typedLinks.ts'
import type { Verdict } from './verdict.ts'

/** Used paths, and where published ones lead. */
export type Taken = Known & {
  /** Slugs of landing pages, drafts included: two editors must not both get the same path. */
  slugs: readonly string[]
  /** Old paths of redirects, drafts included. */
  from: readonly string[]
  /** Slugs of the checked landing page, published and draft. */
  own: readonly string[]
}

/** `slugs`, `from` and `redirects` are without those of the checked document. */
const takenQuery = /* groq */ `{
  "slugs": *[_type == "landingPage" && defined(slug.current) && !(_id in $own)].slug.current,
  "from": *[_type == "redirect" && defined(from) && !(_id in $own)].from,
  "own": *[_type == "landingPage" && defined(slug.current) && _id in $own].slug.current,
  "landingPages": *[_type == "landingPage" && defined(slug.current) && !(_id in path("drafts.**"))]{
    "path": "/" + slug.current, "times": { visibleFrom, visibleUntil }, afterEnd
  },
  "redirects": *[
    _type == "redirect" && defined(from) && defined(to) && !(_id in $own) && !(_id in path("drafts.**"))
  ] | order(_createdAt asc) { from, to, "permanent": coalesce(permanent, false) }
}`

/** Queries the used paths; none for an empty `value`, which no rule compares. */
export async function askTaken(value: string | undefined, context: ValidationContext): Promise<Taken> {
  if (!value) return { slugs: [], from: [], own: [], landingPages: [], redirects: [] }
  const client = context.getClient({ apiVersion: publicEnv.sanity.apiVersion })
  return client.fetch<Taken>(takenQuery, { own: ownIds(context.document?._id ?? '') }, { perspective: 'raw' })
}

const isRedirected = (path: string, { from }: Taken): boolean =>
  from.some((each) => isSamePath(trimmed(each), path))

/** True for an old path of the checked page: its redirect gives way when the page moves back. */
function leadsToOwn(path: string, taken: Taken): boolean {
  const way = wayFrom(path, taken, Date.now())
  return way.kind === 'redirect' && taken.own.some((slug) => `/${slug}` === way.destination)
}

/** A landing page's slug: new, well-formed, not reserved; a page that is over may be redirected. */
export function checkSlug(slug: string | undefined, taken: Taken, isOver = false): Verdict {
  if (!slug) return 'Press Generate to make the address, or write one.'
  if (!isSlug(slug)) return 'Use only lower-case letters, digits and single hyphens, 60 characters at most.'
  if (isReserved(`/${slug}`)) {
    return `The site itself uses “/${slug}”. Choose another address: this page would never be seen there.`
  }
  if (taken.slugs.includes(slug)) return 'Another landing page has this address already. Change a word of it.'
  const path = `/${slug}`
  if (!isOver && isRedirected(path, taken) && !leadsToOwn(path, taken)) {
    return 'A redirect stands at this address and leads elsewhere. Delete the redirect first, or change a word.'
  }
  return true
}

/** The path of a pasted URL, without a final slash; any other text as it is. */
export function oldUrlOf(value: string): string {
  const written = withHttps(value).replace(/^https?:\/\/[^/?#]*/i, '')
  return written.replace(/#.*$/s, '').replace(/(?<=.)\/+$/, '')
}

/** The path of a pasted URL of this site, without a final slash; https for one of another site. */
export function newUrlOf(value: string): string {
  const written = onThisSite(withHttps(value))
  return written.startsWith('/') ? written.replace(/(?<=.)\/+(?=$|[?#])/, '') : written
}

/** A redirect's old address: unused, or that of a page that is over. */
export function checkOldUrl(from: string | undefined, taken: Taken, now = Date.now()): Verdict {
  if (!from) return 'Write the old address, starting with a slash, such as /old-page'
  if (!isOldPath(from)) {
    return 'Write only what comes after the name of the site, beginning with one slash, such as /old-page. No “?”, no “#”, no slash at the end.'
  }
  const path = readable(from)
  if (isServed(path)) return `“${path}” belongs to the site itself. A redirect there would never be used.`
  const slug = path.slice(1).toLowerCase()
  const isOver = taken.landingPages.some((page) => page.path === `/${slug}` && !isVisible(page.times, now))
  if (taken.slugs.includes(slug) && !isOver) {
    return 'A landing page stands at this address. Give it another address first, or delete it.'
  }
  if (isRedirected(from, taken)) {
    return 'There is a redirect from this address already. Change that one instead.'
  }
  return true
}

const postPath = new RegExp(`^${routes.blog}/(?:[^/]+|page/\\d+)$`)

/** True for a page of the site itself, an article, older articles, the feed or the sitemap. */
const isOwnPage = (path: string): boolean =>
  [...sitePages.map((page): string => page.path), routes.feed, routes.sitemap].includes(path) ||
  postPath.test(path)

/** Where the target leads once the redirect is published. */
function wayOn({ from = '', to = '' }: Partial<Redirect>, taken: Taken, now: number): Way {
  // The checked page itself is over by then.
  const landingPages = taken.landingPages.filter(({ path }) => !isSamePath(path, from))
  const redirects = [...taken.redirects, { from, to, permanent: false }]
  return wayFrom(pathOf(onThisSite(to)), { landingPages, redirects }, now)
}

/** A redirect's target: an existing page, in any number of steps, or another website. */
export function checkNewUrl(redirect: Partial<Redirect>, taken: Taken, now = Date.now()): Verdict {
  const to = onThisSite(redirect.to ?? '')
  if (!to) return 'Write where visitors are sent, such as /contact-us'
  if (safeWebHref(to)) return true
  const path = pathOf(to)
  if (!isSitePath(to) || (path !== '/' && !isPlainPath(path))) {
    return 'Write what comes after the name of the site, such as /contact-us: a single slash before it, no slash at its end, only plain letters, digits and hyphens. For another website, write its whole address, starting with https://'
  }
  const way = wayOn(redirect, taken, now)
  // Also a circle that closes only when its last page is over.
  if (way.kind === 'circle' || wayOn(redirect, taken, Infinity).kind === 'circle') {
    return 'This leads back to itself: visitors would go round in circles.'
  }
  const end = way.kind === 'redirect' ? pathOf(way.destination) : path
  return (
    Boolean(safeWebHref(end)) ||
    isOwnPage(end) ||
    taken.slugs.includes(end.slice(1)) ||
    `There is no page at “${end}”. Pick the address of a page, a blog article or a landing page.`
  )
}

/** Information for the editor of a redirect to a redirect: the end that visitors reach. */
export function tellEnd(redirect: Partial<Redirect>, taken: Taken, now = Date.now()): Verdict {
  if (!isSitePath(onThisSite(redirect.to ?? ''))) return true
  const way = wayOn(redirect, taken, now)
  return way.kind !== 'redirect' || `From there visitors are sent on, to “${way.destination}”.`
}
