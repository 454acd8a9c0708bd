import { isObject } from '../../util/isObject.ts'
import { asList, readJson, textIn, textNames, valuesIn } from './foreign.ts'
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

/** The texts in `values` that are words for readers, not keys of another table. */
const labelsIn = (values: readonly unknown[], names: readonly string[]): string[] =>
  values
    .flatMap((value) => valuesIn(value, names))
    .map((value) => cleanText(value, limits.label))
    .filter((label) => label !== '')

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

/** An array, its JSON text, or text with commas. */
function itemsOf(value: unknown): readonly unknown[] {
  const read = readJson(value)
  if (typeof read === 'string') return read.slice(0, limits.description).split(',')
  return asList(read) ?? []
}

/** Tags in order, without duplicates, ignoring case. */
export function readTags(values: readonly unknown[]): string[] {
  const tags = new Map<string, string>()
  for (const item of values.flatMap(itemsOf)) {
    if (tags.size === limits.tags) break
    const tag = textIn(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
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
