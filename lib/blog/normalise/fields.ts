import { isObject } from '../../util/isObject.ts'
import { asList, readJson, textIn, textNames, valuesIn } from './foreign.ts'
import { textOfHtml } from './html.ts'
import { limits, cleanText, truncate } from './text.ts'

/** An id or slug that fits a URL, as the host wrote it; otherwise null. */
export function readIdentity(value: unknown): string | null {
  const text = Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const identity = text.length > limits.identity * 2 ? '' : text.trim()
  if (['', '.', '..', 'undefined', 'null', 'NULL', 'NaN'].includes(identity)) return null
  if (/[/\\\p{Cc}\p{Cs}]/u.test(identity)) return null
  return utf8Length(identity) <= limits.identity ? identity : null
}

const utf8Length = (text: string) => encodeURIComponent(text).replace(/%../g, '-').length

/** The styles of each category, as names for the view. docs/specification.md#blog-data. */
const categoryStyles = {
  'featured article': { id: 'featured-article', colour: 'blue', icon: 'bookmark' },
  'talent acquisition': { id: 'talent-acquisition', colour: 'green', icon: 'person-plus' },
  'market analysis': { id: 'market-analysis', colour: 'purple', icon: 'bars' },
  'best practices': { id: 'best-practices', colour: 'orange', icon: 'tick' },
} as const

const otherStyle = { id: 'other', colour: 'grey', icon: 'tag' } as const

type CategoryStyle = (typeof categoryStyles)[keyof typeof categoryStyles] | typeof otherStyle

export type Category = CategoryStyle & { label: string }

const defaultLabel = 'Featured Article'

/** A key of another table, or several, which tells a reader nothing: digits, a UUID or an ObjectId. */
const isKey = (text: string): boolean =>
  /^(?:[\p{Nd}\p{Cf}\s.,;|#"'()[\]{}-]+|[\da-f]{24}|[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12})$/iu.test(text)

/** The texts in `values` that are words for readers. */
const labelsIn = (values: readonly unknown[], names: readonly string[]): string[] =>
  values
    .flatMap((value) => valuesIn(value, names))
    .map((value) => cleanText(value, limits.label))
    .filter((label) => label !== '' && !isKey(label))

/** Ignores case. An unknown category is grey, none is Featured Article. */
export function readCategory(values: readonly unknown[]): Category {
  const label = labelsIn(values, textNames)[0] ?? defaultLabel
  const key = label.toLowerCase()
  return { ...(isKnown(key) ? categoryStyles[key] : otherStyle), label }
}

function isKnown(key: string): key is keyof typeof categoryStyles {
  return Object.hasOwn(categoryStyles, key)
}

/** Names under which an object holds a person's, the preferred ones first. */
const personNames = ['display_name', 'full_name', ...textNames, 'username']

/** The names of a post's authors; '' without any. */
export const readAuthor = (values: readonly unknown[]): string =>
  truncate(labelsIn(values, personNames).join(', '), limits.label)

/** An array, its JSON text, or a text that lists items. */
function itemsOf(value: unknown): readonly unknown[] {
  const read = readJson(value)
  return typeof read === 'string' ? itemsIn(read.slice(0, limits.description)) : (asList(read) ?? [])
}

/** An item in quotation marks, or what stands between two separators. */
const item = /\s*(?:"[^"]*"|'[^']*')(?=\s*(?:[,;|]|$))|[^,;|\n]+/g

/** Lists as people, databases and programs write them: `a, b`, `{a,b}`, `['a', 'b']`, `"a","b"`. */
function itemsIn(text: string): string[] {
  // PHP's `serialize`.
  if (/^a:\d+:\{/.test(text)) return [...text.matchAll(/s:\d+:"([^"]*)"/g)].map(([, each = '']) => each)
  const list = textOfHtml(text).trim()
  const inside = /^(?:\[[^[\]]*\]|\{[^{}]*\})$/.test(list) ? list.slice(1, -1) : list
  return (inside.match(item) ?? []).map((each) => each.trim().replace(/^["'“‘](.*)["'”’]$/, '$1'))
}

/** Tags in order, without duplicates, ignoring case. Keys alone are none; "2026" among words is one. */
export function readTags(values: readonly unknown[]): string[] {
  const tags = new Map<string, string>()
  for (const item of values.flatMap(itemsOf)) {
    if (tags.size === limits.tags) break
    const tag = textIn(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].every(isKey) ? [] : [...tags.values()]
}

/** Ids of related posts in order, without duplicates and `own`. An object counts by its `id`. */
export function readRelatedIds(values: readonly unknown[], own: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const item of values.flatMap(itemsOf)) {
    if (ids.size === limits.related) break
    const id = readIdentity(isObject(item) ? item.id : item)
    if (id !== null && !own.includes(id)) ids.add(id)
  }
  return [...ids]
}
