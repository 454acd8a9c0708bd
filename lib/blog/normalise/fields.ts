import { isObject } from '../../util/isObject.ts'
import { asList, listOrOne, readJson, textIn, textNames, valuesIn } from './foreign.ts'
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
    .flatMap((value) => (isBracketed(value) ? itemsIn(value) : [value]))
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

/** Items that are read of a list: there may be many that are none. */
const maxItems = 500

/** The items of a list, of its JSON text, or of a text that lists them, with those of lists among them. */
function itemsOf(value: unknown, depth = 2): readonly unknown[] {
  const read = readJson(value)
  if (typeof read === 'string') return itemsIn(read)
  return listOrOne(read)
    .slice(0, maxItems)
    .flatMap((each) => {
      if (depth > 0 && (isBracketed(each) || asList(each))) return itemsOf(each, depth - 1)
      return [typeof each === 'string' ? bare(each) : each]
    })
}

/** A list as databases and programs write it: `{a,b}`, `['a', 'b']`, `array('a', 'b')`. */
const isBracketed = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*(?:array)?(?:\[[^[\]]*\]|\{[^{}]*\}|\([^()]*\))\s*$/i.test(value)

/** An item in quotation marks, or what stands between two separators of any script. */
const item = /\s*(?:"[^"]*"|'[^']*')(?=\s*(?:[,;|،؛、，；]|$))|[^,;|\n،؛、，；]+/g

/** An item without its quotation marks, and without the sign of a list or hashtag before it. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[-*•]\s+|#(?=\p{L}))/u, '')
    .replace(/^["'“‘„«](.*)["'”’“»]$/, '$1')

/** The items of a text that people, databases or programs wrote: `a, b`, `{a,b}`, `"a","b"`, `#a #b`. */
function itemsIn(text: string): string[] {
  const sent = text.slice(0, limits.description)
  // PHP's `serialize`.
  if (/^a:\d+:\{/.test(sent)) return [...sent.matchAll(/s:\d+:"([^"]*)"/g)].map(([, each = '']) => each)
  const list = textOfHtml(sent).trim()
  const inside = isBracketed(list) ? list.slice(list.search(/[[{(]/) + 1, -1) : list
  return (inside.replace(/\s+(?=#\p{L})/gu, ',').match(item) ?? []).map(bare)
}

/** Tags in order, without duplicates, ignoring case. Keys alone are none; "2026" among words is one. */
export function readTags(values: readonly unknown[]): string[] {
  const tags = new Map<string, string>()
  for (const item of values.flatMap((value) => itemsOf(value))) {
    if (tags.size === limits.tags) break
    const tag = textIn(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].every(isKey) ? [] : [...tags.values()]
}

/** Ids of related posts in order, without duplicates and `own`. An object counts by its `id`. */
export function readRelatedIds(values: readonly unknown[], own: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const item of values.flatMap((value) => itemsOf(value))) {
    if (ids.size === limits.related) break
    const id = readIdentity(isObject(item) ? item.id : item)
    if (id !== null && !own.includes(id)) ids.add(id)
  }
  return [...ids]
}
