import { getPublishedId } from '@sanity/client/csm'
import { pathOf } from '../lib/site/redirects.ts'
import { slugOf } from './identity.ts'

/** Links to a landing page: from buttons, texts and redirects. */

/** A stored document with a link; its draft and its published version come separately. */
export type StoredLink = { _id: string; _type: string; name: string | null; [field: string]: unknown }

/** A document that links to a landing page. */
export type LinkedFrom = {
  /** Without `drafts.`. */
  id: string
  type: string
  /** A Studio path such as `sections[_key=="a"].action.landingPage`; absent for a redirect. */
  path?: string
  /** The editor's title; absent for a singleton. */
  name?: string
  /** True for a leftover reference in a button with another action: it still prevents deletion. */
  isLeftOver: boolean
  /** True when only a draft links there. */
  isDraft: boolean
  /** True for an entry of the menu, which leaves it with its page. */
  isWeak: boolean
}

/** Drafts and published documents. `$paths` are the page's; queries and fragments do not matter. */
export const linksQuery = /* groq */ `*[
  (references($id) && !(_id in $own)) ||
  (_type == "redirect" && string::split(string::split(to, "#")[0], "?")[0] in $paths)
]{ ..., "name": coalesce(title, question, from) }`

/** Changes that `linksQuery` depends on. */
export const linksListen = /* groq */ `*[references($id) || _type == "redirect"]`

/** The unique paths of a landing page's versions. */
export function pathsOf(...versions: (object | null)[]): string[] {
  const slugs = versions.map(slugOf)
  return [...new Set(slugs.filter((slug) => slug !== undefined && slug !== ''))].map((slug) => `/${slug}`)
}

type Reference = { path: string; isLeftOver: boolean; isWeak: boolean }

/** The references to `target` in a document, or in its part at `path`. */
function referencesTo(value: unknown, target: string, path = '', isLeftOver = false): Reference[] {
  if (typeof value !== 'object' || value === null) return []
  if ('_ref' in value && value._ref === target)
    return [{ path, isLeftOver, isWeak: '_weak' in value && value._weak === true }]
  const { _type, kind } = value as { _type?: unknown; kind?: unknown }
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((item: { _key?: string } | null) => [`${path}[_key=="${item?._key}"]`, item])
    : Object.entries(value).map(([name, part]) => [path ? `${path}.${name}` : name, part])
  const opensNoPage = _type === 'action' && kind !== 'page'
  return parts.flatMap(([partPath, part]) => referencesTo(part, target, partPath, opensNoPage))
}

/** Sections that leave a page: their keys, and their paths such as `/season#form`. */
export type GoneSections = { keys: ReadonlySet<string>; paths: ReadonlySet<string> }

/** True if a document, or a part of one, links to one of these sections of the page `target`. */
export function linksToSections(value: unknown, target: string, gone: GoneSections): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { _type, to, landingPage, section } = value as {
    [field: string]: unknown
    landingPage?: { _ref?: unknown }
  }
  if (_type === 'redirect' && typeof to === 'string')
    return gone.paths.has(`${pathOf(to)}#${to.split('#')[1] ?? ''}`)
  if (landingPage?._ref === target && typeof section === 'string' && gone.keys.has(section)) return true
  return Object.values(value).some((part) => linksToSections(part, target, gone))
}

/** The documents that refer to `target`, each once: pages before redirects, sorted by name. */
export function linkedFrom(stored: readonly StoredLink[], target: string): LinkedFrom[] {
  const ids = new Set<string>(stored.map(({ _id }) => getPublishedId(_id)))
  const documents = [...ids].map((id): LinkedFrom => {
    const versions = stored.filter(({ _id }) => getPublishedId(_id) === id)
    const references = versions.flatMap((version) => referencesTo(version, target))
    const used = references.find((reference) => !reference.isLeftOver)
    return {
      id,
      type: versions[0]?._type ?? '',
      name: versions.findLast(({ name }) => name)?.name ?? undefined,
      path: (used ?? references[0])?.path,
      isLeftOver: references.length > 0 && !used,
      isDraft: versions.every(({ _id }) => _id !== id),
      isWeak: references.length > 0 && references.every(({ isWeak }) => isWeak),
    }
  })
  const rank = ({ type }: LinkedFrom) => (type === 'redirect' ? 1 : 0)
  return documents.sort((a, b) => rank(a) - rank(b) || (a.name ?? a.type).localeCompare(b.name ?? b.type))
}
