import { getPublishedId } from '@sanity/client/csm'
import { slugOf } from './identity.ts'

/** What leads to a landing page: buttons and links that picked it, and redirects. */

/** A document with a link, whole and as it is stored: there may be a draft of it, a published one, or both. */
export type StoredLink = { _id: string; _type: string; name: string | null; [field: string]: unknown }

/** A place that links to a landing page. */
export type LinkedFrom = {
  /** The published one, which also names the form. */
  id: string
  type: string
  /** The field of the link, as the Studio writes paths, such as `sections[_key=="a"].action.landingPage`; absent for a redirect. */
  path?: string
  /** In the words of whoever wrote it; absent for the pages that exist once, which have no other name than their type's. */
  name?: string
  /** True for a button that does something else by now, or is gone: visitors are not led there, but the lake holds on to the page. */
  isLeftOver: boolean
  /** True when only a draft links there: visitors do not see it yet. */
  isDraft: boolean
}

/**
 * Drafts count beside what is published: the one links there now, the other will. `$paths` are the addresses of the page, now and once it is
 * published; what stands after them (`#top`) does not matter.
 */
export const linksQuery = /* groq */ `*[
  (references($id) && !(_id in $own)) ||
  (_type == "redirect" && string::split(string::split(to, "#")[0], "?")[0] in $paths)
]{ ..., "name": coalesce(title, question, from) }`

/** What may change the answer. */
export const linksListen = /* groq */ `*[references($id) || _type == "redirect"]`

/** The addresses of a landing page, each once: where its draft will stand and where visitors find it. */
export function pathsOf(...versions: (object | null)[]): string[] {
  const slugs = versions.map(slugOf)
  return [...new Set(slugs.filter((slug) => slug !== undefined && slug !== ''))].map((slug) => `/${slug}`)
}

type Reference = { path: string; isLeftOver: boolean }

/** The references to `target` in a document or a part of it, which stands at `path`. */
function referencesTo(value: unknown, target: string, path = '', isLeftOver = false): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && value._ref === target) return [{ path, isLeftOver }]
  const { _type, kind } = value as { _type?: unknown; kind?: unknown }
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((item: { _key?: string } | null) => [`${path}[_key=="${item?._key}"]`, item])
    : Object.entries(value).map(([name, part]) => [path ? `${path}.${name}` : name, part])
  const opensNoPage = _type === 'action' && kind !== 'page'
  return parts.flatMap(([partPath, part]) => referencesTo(part, target, partPath, opensNoPage))
}

/** What links to the document `target`, or did and has not let go of it: each place once, pages before redirects, and these in the order of their addresses. */
export function linkedFrom(stored: readonly StoredLink[], target: string): LinkedFrom[] {
  const byId = new Map<string, LinkedFrom>()
  for (const document of stored) {
    const id: string = getPublishedId(document._id)
    const known = byId.get(id)
    const name = document.name ?? known?.name
    const references = referencesTo(document, target)
    const used = references.find((reference) => !reference.isLeftOver)
    const path = used?.path ?? known?.path ?? references[0]?.path
    const isLeftOver = !used && references.length > 0 && (known?.isLeftOver ?? true)
    const isDraft = document._id !== id && (known?.isDraft ?? true)
    byId.set(id, {
      id,
      type: document._type,
      ...(name && { name }),
      ...(path && { path }),
      isLeftOver,
      isDraft,
    })
  }
  const rank = ({ type }: LinkedFrom) => (type === 'redirect' ? 1 : 0)
  return [...byId.values()].sort(
    (a, b) => rank(a) - rank(b) || (a.name ?? a.type).localeCompare(b.name ?? b.type),
  )
}
