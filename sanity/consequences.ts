import { pageTitle, shownOn } from '../lib/shownOn.ts'

/** What taking a document off the site means for visitors, in words for the person who is about to do it. */

/** The fields of a document that say where it is found. */
type Addressed = { slug?: { current?: string }; from?: string }

const staysAsDraft = 'It stays here as a draft, to publish again whenever you like.'

/** `landingPages` are the names of those that show it, beside the pages of its type. */
export function consequenceOfUnpublishing(
  type: string,
  document: object,
  landingPages: readonly string[] = [],
): string {
  const { slug, from } = document as Addressed
  const lost = 'answers “page not found”: links to it no longer work.'
  if (type === 'landingPage') return `Within seconds /${slug?.current ?? ''} ${lost} ${staysAsDraft}`
  if (type === 'redirect') return `Within seconds ${from ?? 'its old address'} ${lost} ${staysAsDraft}`
  const pages = [...(shownOn[type] ?? []).map(pageTitle), ...landingPages].map((name) => `“${name}”`)
  const all = [pages.slice(0, -1).join(', '), ...pages.slice(-1)].filter(Boolean).join(' and ')
  return `Within seconds visitors no longer see it on ${all}. ${staysAsDraft}`
}

/** Why something that other documents show cannot go yet. `users` are their names. */
export function stillUsedBy(users: readonly string[]): string {
  const names = users.map((name) => `“${name}”`).join(', ')
  return `${names} ${users.length === 1 ? 'shows' : 'show'} it. Take it out there first, and publish that.`
}
