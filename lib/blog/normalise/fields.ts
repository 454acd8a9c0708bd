import { asList, readJson } from './foreign.ts'
import { limits, cleanText } from './text.ts'
import { loneSurrogate, unprintable } from '#lib/util/unicode.ts'

const unfit = new RegExp(String.raw`[/\\\t\n\v\f\r${unprintable}${loneSurrogate}]`, 'u')

/** An id or slug that fits a URL, as the host wrote it; otherwise null. */
export function readIdentity(value: unknown): string | null {
  const text = Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const identity = text.length > limits.identity * 2 ? '' : text.trim()
  if (['', '.', '..', 'undefined', 'null', 'NULL', 'NaN'].includes(identity)) return null
  if (unfit.test(identity)) return null
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

/** Ignores case. An unknown category is grey, none is Featured Article. */
export function readCategory(value: unknown): Category {
  const label = readName(value) || defaultLabel
  const key = label.toLowerCase()
  return { ...(isKnown(key) ? categoryStyles[key] : otherStyle), label }
}

function isKnown(key: string): key is keyof typeof categoryStyles {
  return Object.hasOwn(categoryStyles, key)
}

/** A key of another table tells a reader nothing. */
const isKey = (text: string): boolean => /^\d+$/.test(text)

/** The name of a category or an author; '' without one. */
export function readName(value: unknown): string {
  const name = cleanText(value, limits.label)
  return isKey(name) ? '' : name
}

/** Items that are read of a list: there may be many that are none. */
const maxItems = 500

/** The items of a list, of its JSON text, or of a text with commas. */
function itemsOf(value: unknown): readonly unknown[] {
  const read = readJson(value)
  if (typeof read === 'string') return read.slice(0, limits.description).split(',')
  return asList(read)?.slice(0, maxItems) ?? []
}

/** Tags in order, without duplicates, ignoring case. Keys alone are none; "2026" among words is one. */
export function readTags(value: unknown): string[] {
  const tags = new Map<string, string>()
  for (const item of itemsOf(value)) {
    if (tags.size === limits.tags) break
    const tag = cleanText(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].every(isKey) ? [] : [...tags.values()]
}

/** Ids of related posts in order, without duplicates and `own`. */
export function readRelatedIds(value: unknown, own: readonly string[]): string[] {
  const ids = itemsOf(value)
    .map(readIdentity)
    .filter((id) => id !== null && !own.includes(id))
  return [...new Set(ids as string[])].slice(0, limits.related)
}
