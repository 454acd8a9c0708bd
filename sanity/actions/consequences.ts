import { pageTitle, pathsShowing } from '../../lib/site/pages.ts'

/** What visitors lose when a document leaves the site, for the editor. */

type WithPath = { slug?: { current?: string }; from?: string }

/** `landingPages` are the titles of those that show it. */
function loss(type: string, document: object, landingPages: readonly string[]): string {
  const { slug, from } = document as WithPath
  const lost = 'answers “page not found”: links to it no longer work.'
  if (type === 'landingPage') return `Within seconds /${slug?.current ?? ''} ${lost}`
  if (type === 'redirect') return `Within seconds ${from ?? 'its old address'} ${lost}`
  const pages = [...pathsShowing(type).map(pageTitle), ...landingPages].map((name) => `“${name}”`)
  const all = [pages.slice(0, -1).join(', '), ...pages.slice(-1)].filter(Boolean).join(' and ')
  return `Within seconds visitors no longer see it on ${all}.`
}

export function consequenceOfUnpublishing(
  type: string,
  published: object,
  landingPages: readonly string[] = [],
): string {
  return `${loss(type, published, landingPages)} It stays here as a draft, to publish again whenever you like.`
}

/** `published` is null for a document that was never published. */
export function consequenceOfDeleting(
  type: string,
  published: object | null,
  landingPages: readonly string[] = [],
): string {
  if (!published) return 'Delete this draft? Visitors never saw it.'
  return `Delete this? ${loss(type, published, landingPages)}`
}
