import { pageTitle, shownOn } from '../lib/shownOn.ts'

/** What taking a document off the site means for visitors, in words for the person who is about to do it. */

/** The fields of a document that say where it is found. */
type Addressed = { slug?: { current?: string }; from?: string }

/** `landingPages` are the names of those that show it, beside the pages of its type. */
function loss(type: string, document: object, landingPages: readonly string[]): string {
  const { slug, from } = document as Addressed
  const lost = 'answers “page not found”: links to it no longer work.'
  if (type === 'landingPage') return `Within seconds /${slug?.current ?? ''} ${lost}`
  if (type === 'redirect') return `Within seconds ${from ?? 'its old address'} ${lost}`
  const pages = [...(shownOn[type] ?? []).map(pageTitle), ...landingPages].map((name) => `“${name}”`)
  const all = [pages.slice(0, -1).join(', '), ...pages.slice(-1)].filter(Boolean).join(' and ')
  return `Within seconds visitors no longer see it on ${all}.`
}

/** What is said before a document is unpublished; `published` is what visitors know. */
export function consequenceOfUnpublishing(
  type: string,
  published: object,
  landingPages: readonly string[] = [],
): string {
  return `${loss(type, published, landingPages)} It stays here as a draft, to publish again whenever you like.`
}

/** `published` is what visitors know, null if it was never published. */
export function consequenceOfDeleting(
  type: string,
  published: object | null,
  landingPages: readonly string[] = [],
): string {
  if (!published) return 'Delete this draft? Visitors never saw it.'
  return `Delete this? ${loss(type, published, landingPages)}`
}
