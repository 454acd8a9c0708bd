/** What leads to a landing page: buttons and links that picked it, and redirects. */

/** A document with a link, as it is stored: there may be a draft of it, a published one, or both. */
export type StoredLink = { _id: string; _type: string; name: string | null }

/** A place that links to a landing page. */
export type LinkedFrom = {
  /** The published one, which also names the form. */
  id: string
  type: string
  /** In the words of whoever wrote it; absent for the pages that exist once, which have no other name than their type's. */
  name?: string
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
]{ _id, _type, "name": coalesce(title, question, from) }`

/** What may change the answer. */
export const linksListen = /* groq */ `*[references($id) || _type == "redirect"]`

const draftPrefix = /^drafts\./

/** Each place once, pages before redirects, and these in the order of their addresses. */
export function linkedFrom(stored: readonly StoredLink[]): LinkedFrom[] {
  const byId = new Map<string, LinkedFrom>()
  for (const { _id, _type, name } of stored) {
    const id = _id.replace(draftPrefix, '')
    const known = byId.get(id)
    const isDraft = _id !== id && (known?.isDraft ?? true)
    byId.set(id, { id, type: _type, ...((name ?? known?.name) && { name: name ?? known?.name }), isDraft })
  }
  const rank = ({ type }: LinkedFrom) => (type === 'redirect' ? 1 : 0)
  return [...byId.values()].sort(
    (a, b) => rank(a) - rank(b) || (a.name ?? a.type).localeCompare(b.name ?? b.type),
  )
}
