import type { ValidationContext } from 'sanity'
import { publicEnv } from '../../../lib/site/env.ts'
import { isSitePath, safeWebHref } from '../../../lib/site/links.ts'
import { routes, sitePages } from '../../../lib/site/pages.ts'
import { isReserved, isServed } from '../../../lib/site/paths.ts'
import {
  isOldPath,
  isPlainPath,
  isSlug,
  pathOf,
  readable,
  redirectFrom,
  type Redirect,
} from '../../../lib/site/redirects.ts'
import { isVisible } from '../../../lib/site/visibility.ts'
import { ownIds } from '../../identity.ts'
import { withHttps } from '../../inputs/typedLinks.ts'
import type { Verdict } from './target.ts'

/** Used paths, drafts included, without those of the checked document. */
export type Taken = {
  slugs: readonly string[]
  /** When published pages end, if they do. */
  ends?: readonly { slug: string; visibleUntil: string }[]
  redirects: readonly Redirect[]
  /** Slugs of the checked landing page, published and draft. */
  own: readonly string[]
}

/** Drafts count: two editors must not both get the same path. */
const takenQuery = /* groq */ `{
  "slugs": *[_type == "landingPage" && defined(slug.current) && !(_id in $own)].slug.current,
  "ends": *[
    _type == "landingPage" && defined(slug.current) && defined(visibleUntil) && !(_id in path("drafts.**"))
  ]{ "slug": slug.current, visibleUntil },
  "redirects": *[_type == "redirect" && defined(from) && !(_id in $own)]{
    from, "to": coalesce(to, ""), "permanent": coalesce(permanent, false)
  } | order(_id in path("drafts.**") desc),
  "own": *[_type == "landingPage" && defined(slug.current) && _id in $own].slug.current
}`

/** Queries the used paths; none for an empty `value`, which no rule compares. */
export async function askTaken(value: string | undefined, context: ValidationContext): Promise<Taken> {
  if (!value) return { slugs: [], redirects: [], own: [] }
  const client = context.getClient({ apiVersion: publicEnv.sanity.apiVersion })
  return client.fetch<Taken>(takenQuery, { own: ownIds(context.document?._id ?? '') }, { perspective: 'raw' })
}

/** A landing page's slug: new, well-formed, not reserved; a page that is over may be redirected. */
export function checkSlug(slug: string | undefined, taken: Taken, isOver = false): Verdict {
  if (!slug) return 'Press Generate to make the address, or write one.'
  if (!isSlug(slug)) return 'Use only lower-case letters, digits and single hyphens, 60 characters at most.'
  if (isReserved(`/${slug}`)) {
    return `The site itself uses “/${slug}”. Choose another address: this page would never be seen there.`
  }
  if (taken.slugs.includes(slug)) return 'Another landing page has this address already. Change a word of it.'
  // A redirect to this page itself gives way when the page moves back.
  const own = taken.own.map((each) => `/${each}`)
  if (!isOver && taken.redirects.some(({ from, to }) => from === `/${slug}` && !own.includes(to))) {
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
  const written = withHttps(value)
  const own = withHttps(publicEnv.siteUrl)
  const rest = own && written.startsWith(own) ? written.slice(own.length) || '/' : written
  return /^[/?#]/.test(rest) ? rest.replace(/(?<=.)\/+(?=$|[?#])/, '') : written
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
  const isOver = taken.ends?.some((page) => page.slug === slug && !isVisible(page, now))
  if (taken.slugs.includes(slug) && !isOver) {
    return 'A landing page stands at this address. Give it another address first, or delete it.'
  }
  if (redirectFrom(from, taken.redirects)) {
    return 'There is a redirect from this address already. Change that one instead.'
  }
  return true
}

/** True for a page of the site itself, an article, older articles, the feed or the sitemap. */
const isOwnPage = (path: string): boolean =>
  [...sitePages.map((page) => page.path), routes.feed, '/sitemap.xml'].includes(path) ||
  /^\/blog\/(?:[^/]+|page\/\d+)$/.test(path)

/** The redirects that visitors of a path follow; in a circle each once. */
function wayFrom(path: string, redirects: readonly Redirect[]): Redirect[] {
  const way: Redirect[] = []
  let next = redirectFrom(path, redirects)
  while (next && !way.includes(next)) {
    way.push(next)
    next = redirectFrom(pathOf(next.to), redirects)
  }
  return way
}

/** A redirect's target: an existing page in one step, or another website. */
export function checkNewUrl(redirect: Partial<Redirect>, taken: Taken): Verdict {
  const { from = '', to } = redirect
  if (!to) return 'Write where visitors are sent, such as /contact-us'
  if (safeWebHref(to)) return true
  const path = pathOf(to)
  if (!isSitePath(to) || (path !== '/' && !isPlainPath(path))) {
    return 'Write what comes after the name of the site, such as /contact-us: a single slash before it, no slash at its end, only plain letters, digits and hyphens. For another website, write its whole address, starting with https://'
  }
  const own = { from, to, permanent: false }
  const way = wayFrom(path, [...taken.redirects, own])
  if (way.includes(own)) return 'This leads back to itself: visitors would go round in circles.'
  const end = way.at(-1)
  if (end) {
    return `“${path}” is itself redirected, to “${end.to}”. Write that address here, so that visitors get there in one step.`
  }
  return (
    isOwnPage(path) ||
    taken.slugs.includes(path.slice(1)) ||
    `There is no page at “${path}”. Pick the address of a page, a blog article or a landing page.`
  )
}
