import { isObject } from '#lib/util/isObject.ts'
import { parseJson } from '../parseJson.ts'
import { limits } from './text.ts'

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

const postKeys: ReadonlySet<string> = new Set(Object.values(fieldNames).flat())

/** An object with a value in at least one field. PHP sends a missing row as one full of nulls. */
export function looksLikePost(value: unknown): value is ForeignObject {
  return isObject(value) && Object.keys(value).some((key) => postKeys.has(key) && isSome(value[key]))
}

const isSome = (field: unknown) => (asList(field) ?? [field]).some((item) => Boolean(item) || item === 0)

/** What `read` makes of the first of a field's names under which it finds anything. */
export function firstOf<Value>(
  post: ForeignObject,
  field: keyof typeof fieldNames,
  read: (value: unknown) => Value | null,
): Value | null {
  for (const name of fieldNames[field]) {
    const value = read(post[name])
    if (value !== null && value !== '') return value
  }
  return null
}

/** An array, or PHP's array with gaps: an object with numeric keys. Otherwise null. */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return null
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** Lists and objects in JSON text, also encoded twice; other text is trimmed. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > limits.source) return value
  const text = value.trim()
  // PHP encodes a missing value as `null`.
  if (!/^(?:[{[]|"[{[]|null$)/.test(text)) return text
  try {
    return readJson(parseJson(text))
  } catch {
    return text
  }
}

/** The posts in the response to `action=all`; null without success or data, or when empty. */
export function readListEnvelope(response: unknown): readonly unknown[] | null {
  if (!isObject(response) || !saysYes(response.success)) return null
  const list = asList(response.data) ?? [response.data].filter(isObject)
  return list.length > 0 ? list : null
}

/** PHP hosts send booleans as numbers and text too. */
const saysYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

const saysNo = (value: unknown) => [false, 0, '0', 'false', ''].some((no) => value === no)

/** The post in a `single` or `get` response: `blog`, then `data`, then itself; null without one. */
export function readPostEnvelope(response: unknown): ForeignObject | null {
  if (!isObject(response)) return firstPost(response)
  const inside = firstPost(response.blog) ?? firstPost(response.data)
  return inside ?? (saysNo(response.success) ? null : firstPost(response))
}

function firstPost(value: unknown): ForeignObject | null {
  const candidate: unknown = asList(value)?.[0] ?? value
  return looksLikePost(candidate) ? candidate : null
}
