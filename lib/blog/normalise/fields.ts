import { trimmed } from '#lib/site/links.ts'
import { parseUrl } from '#lib/util/parseUrl.ts'
import { loneSurrogate, unprintable } from '#lib/util/unicode.ts'
import { limits, cleanText } from './text.ts'

const unfit = new RegExp(String.raw`[/\\\t\n\v\f\r${unprintable}${loneSurrogate}]`, 'u')

/** An id or slug that fits a URL, as the host wrote it; otherwise null. */
export function readIdentity(value: unknown): string | null {
  const text = Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const identity = text.trim()
  if (['', '.', '..'].includes(identity) || unfit.test(identity)) return null
  return new TextEncoder().encode(identity).length <= limits.identity ? identity : null
}

/** An http or https URL; else null. Paths lead to `host`. */
export function readImage(value: unknown, host: string): string | null {
  const sent = typeof value === 'string' && value.length <= limits.imageUrl ? trimmed(value) : ''
  const url = sent === '' ? undefined : parseUrl(sent, host)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && !url.username && !url.password ? url.href : null
}

/**
 * The styles of each category: an icon, and a colour with its tokens in `styles/tokens.ts`.
 * docs/specification.md#blog-data.
 */
export const categoryStyles = {
  'featured article': { colour: 'blue', icon: 'bookmark' },
  'talent acquisition': { colour: 'green', icon: 'person-plus' },
  'market analysis': { colour: 'purple', icon: 'bars' },
  'best practices': { colour: 'orange', icon: 'tick' },
} as const

const otherStyle = { colour: 'grey', icon: 'tag' } as const

type CategoryStyle = (typeof categoryStyles)[keyof typeof categoryStyles] | typeof otherStyle

export type Category = CategoryStyle & { label: string }

const defaultLabel = 'Featured Article'

/** Ignores case. An unknown category is grey, none is Featured Article. */
export function readCategory(value: unknown): Category {
  const label = readName(value) || defaultLabel
  const key = trimmed(label).toLowerCase()
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

/** Tags of a list or of a text with commas, in order, without duplicates, ignoring case. */
export function readTags(value: unknown): string[] {
  const items: unknown = typeof value === 'string' ? value.slice(0, limits.description).split(',') : value
  if (!Array.isArray(items)) return []
  const tags = new Map<string, string>()
  for (const item of items.slice(0, limits.items)) {
    const tag = cleanText(item, limits.label)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  const shown = [...tags.values()].slice(0, limits.tags)
  // Among words "2026" is one.
  return shown.every(isKey) ? [] : shown
}

/** Ids of related posts in order, without duplicates and `own`. */
export function readRelatedIds(value: unknown, own: readonly string[]): string[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, limits.items) : []
  const ids = items.map(readIdentity).filter((id) => id !== null && !own.includes(id))
  return [...new Set(ids as string[])].slice(0, limits.related)
}
