import { isObject } from '../../util/isObject.ts'
import { parseJson } from '../parseJson.ts'
import { decodeEntities } from './html.ts'
import { cleanText, limits, truncate } from './text.ts'

/** The PHP host's shapes, known in this folder only. docs/specification.md#blog-data. */
export type ForeignObject = Readonly<Record<string, unknown>>

/** The host's names for each field, the preferred one first. */
export const fieldNames = {
  id: ['id'],
  slug: ['slug'],
  title: ['title'],
  category: ['category'],
  description: ['description', 'excerpt'],
  image: ['image_url', 'image', 'featured_image'],
  imageAlt: ['image_alt', 'imageAlt'],
  published: ['published_date', 'date'],
  readTime: ['read_time'],
  author: ['author'],
  tags: ['tags'],
  related: ['related_posts'],
  content: ['content'],
  fullContent: ['full_content'],
} as const

export type FieldName = keyof typeof fieldNames

const postKeys: ReadonlySet<string> = new Set(Object.values(fieldNames).flat())

/** An object with a value in at least one field. PHP sends a missing row as one full of nulls. */
export function looksLikePost(value: unknown): value is ForeignObject {
  return isObject(value) && Object.keys(value).some((key) => postKeys.has(key) && isSome(value[key]))
}

const isSome = (field: unknown) => (asList(field) ?? [field]).some((item) => Boolean(item) || item === 0)

/** The values under a field's names, preferred first; undefined for absent ones. */
export function valuesOf(post: ForeignObject, field: FieldName): unknown[] {
  return fieldNames[field].map((name) => post[name])
}

/** An array, or PHP's array with gaps: an object with numeric keys. Otherwise null. */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return null
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** The same, with a single object as a list of one. Otherwise empty. */
export function listOrOne(value: unknown): readonly unknown[] {
  return asList(value) ?? (isObject(value) ? [value] : [])
}

/** Lists and objects in JSON text, also encoded twice or escaped as HTML; other text is trimmed. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > limits.source) return value
  const text = value.trim()
  const json = /^[{[][\s{[]*&quot;/.test(text) ? decodeEntities(text) : text
  // PHP encodes a missing value as `null`.
  if (!/^(?:[{[]|"[{[]|null$)/.test(json)) return text
  try {
    return readJson(parseJson(json))
  } catch {
    return text
  }
}

/** Names under which an object holds its text. */
export const textNames = ['text', 'name', 'title', 'label', 'value', 'content', 'rendered'] as const

const maxValues = 50

/** The plain values in `value`: itself, those of a list, or an object's first among `names`. */
export function valuesIn(value: unknown, names: readonly string[], depth = 3): unknown[] {
  const read = readJson(value)
  if (typeof read !== 'object' || read === null) return [read]
  if (depth === 0) return []
  const list = asList(read)?.slice(0, maxValues)
  if (list) return list.flatMap((item) => valuesIn(item, names, depth - 1))
  const name = names.find((each) => isObject(read) && read[each])
  return isObject(read) && name !== undefined ? valuesIn(read[name], names, depth - 1) : []
}

/** The texts in `value`, cleaned and joined. */
export const textIn = (value: unknown, max: number): string =>
  truncate(
    valuesIn(value, textNames)
      .map((each) => cleanText(each, max))
      .filter(Boolean)
      .join(' '),
    max,
  )

/** The posts in the response to `action=all`; null without success or data, or when empty. */
export function readListEnvelope(sent: unknown): readonly unknown[] | null {
  const response = readJson(sent)
  if (!isObject(response) || !saysYes(response.success)) return null
  const list = listOrOne(readJson(response.data))
  return list.length > 0 ? list : null
}

/** PHP hosts send booleans as numbers and text too. */
const saysYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

const saysNo = (value: unknown) => [false, 0, '0', 'false', ''].some((no) => value === no)

/** The post in a `single` or `get` response: `blog`, then `data`, then itself; null without one. */
export function readPostEnvelope(sent: unknown): ForeignObject | null {
  const response = readJson(sent)
  if (!isObject(response)) return firstPost(response)
  const inside = firstPost(response.blog) ?? firstPost(response.data)
  return inside ?? (saysNo(response.success) ? null : firstPost(response))
}

function firstPost(sent: unknown): ForeignObject | null {
  const value = readJson(sent)
  const candidate: unknown = asList(value)?.[0] ?? value
  return looksLikePost(candidate) ? candidate : null
}
