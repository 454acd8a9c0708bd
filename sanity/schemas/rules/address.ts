import { isPlainPath, isReserved, isSlug, pathOf, redirectOf } from '../../../lib/addresses.ts'
import { isSitePath } from '../../../lib/links.ts'
import { sitePages } from '../../../lib/routes.ts'
import type { Redirect } from '../../../lib/addresses.ts'
import type { Verdict } from './target.ts'

/** What stands at other addresses already, drafts included; the document that is being checked is left out. */
export type Taken = {
  slugs: readonly string[]
  /** Those of them that visitors find. */
  published: readonly string[]
  redirects: readonly Redirect[]
  /** Ends of the addresses of the landing page that is being checked: where it stands, and where its draft will. */
  own: readonly string[]
}

/** The address of a landing page: new, well-formed, and not one that the site needs itself. */
export function checkSlug(slug: string | undefined, taken: Taken): Verdict {
  if (!slug) return 'Press Generate to make the address, or write one.'
  if (!isSlug(slug)) return 'Use only lower-case letters, digits and single hyphens, 60 characters at most.'
  if (isReserved(`/${slug}`)) {
    return `The site itself uses “/${slug}”. Choose another address: this page would never be seen there.`
  }
  if (taken.slugs.includes(slug)) return 'Another landing page has this address already. Change a word of it.'
  // A redirect that an earlier move left behind gives way when the page comes back.
  const own = taken.own.map((each) => `/${each}`)
  if (taken.redirects.some(({ from, to }) => from === `/${slug}` && !own.includes(to))) {
    return 'A redirect stands at this address and leads elsewhere. Delete the redirect first, or change a word.'
  }
  return true
}

/** The address that a redirect takes over: one at which nothing stands. */
export function checkOldPath(from: string | undefined, taken: Taken): Verdict {
  if (!from) return 'Write the old address, starting with a slash, such as /old-page'
  if (!isPlainPath(from)) {
    return 'Write only what comes after the name of the site: a slash, then letters, digits, dots and hyphens. No “?”, no “#”, no slash at the end.'
  }
  if (isReserved(from)) {
    return `Addresses like “${from}” belong to the site itself. A redirect there would never be used.`
  }
  if (taken.slugs.includes(from.slice(1))) {
    return 'A landing page stands at this address. Give it another address first, or delete it.'
  }
  if (taken.redirects.some((other) => other.from === from)) {
    return 'There is a redirect from this address already. Change that one instead.'
  }
  return true
}

/** Where a redirect leads: a page that exists, in one step. */
export function checkNewPath(redirect: Partial<Redirect>, taken: Taken): Verdict {
  const { from, to } = redirect
  if (!to) return 'Write where visitors are sent, such as /contact-us'
  const path = pathOf(to)
  if (!isSitePath(to) || (path !== '/' && !isPlainPath(path))) {
    return 'Write only what comes after the name of the site, such as /contact-us: a single slash before it, no slash at its end, only plain letters, digits and hyphens.'
  }
  if (path === from) return 'This leads back to itself: visitors would go round in circles.'
  const next = taken.redirects.find((other) => other.from === path)
  if (next) {
    const circle =
      redirectOf(path, [...taken.redirects, { from: from ?? '', to, permanent: false }]) === undefined
    return circle
      ? `“${path}” is redirected to “${next.to}”, and in the end back here: visitors would go round in circles.`
      : `“${path}” is itself redirected, to “${next.to}”. Write that address here, so that visitors get there in one step.`
  }
  const exists =
    sitePages.some((page) => page.path === path) ||
    /^\/blog\/[^/]+$/.test(path) ||
    taken.slugs.includes(path.slice(1))
  return (
    exists || `There is no page at “${path}”. Pick the address of a page, a blog article or a landing page.`
  )
}

/** A warning about a redirect to a landing page that is only a draft: it waits for the page, or the page was taken off the site. */
export function checkPublished(to: string | undefined, taken: Taken): Verdict {
  const path = pathOf(to ?? '')
  const slug = path.slice(1)
  const isDraft = taken.slugs.includes(slug) && !taken.published.includes(slug)
  return !isDraft || `“${path}” is not published: until it is, the old address answers “page not found”.`
}
