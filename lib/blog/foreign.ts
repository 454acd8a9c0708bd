import { isObject } from '../isObject.ts'
import { decodeEntities } from './text.ts'

/**
 * The PHP host's shapes, apart from ours. Nothing outside this folder knows them. Spec sections 3 (field names) and 7
 * (envelopes). Every value is `unknown`: the host promises nothing.
 */
export type ForeignObject = Readonly<Record<string, unknown>>

/** The host's names for each field of a post, the preferred one first. */
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

/** An object with something in at least one field of a post: of a row that is not there, PHP hosts send one full of nulls. */
export function looksLikePost(value: unknown): value is ForeignObject {
  return isObject(value) && Object.keys(value).some((key) => postKeys.has(key) && isSome(value[key]))
}

const isSome = (field: unknown) => (asList(field) ?? [field]).some((item) => Boolean(item) || item === 0)

/** The values under a field's names, in order of preference; undefined under names that are absent. */
export function valuesOf(post: ForeignObject, field: FieldName): unknown[] {
  return fieldNames[field].map((name) => post[name])
}

/** An array, or what PHP makes of an array with gaps: an object whose keys are all numbers, if any. Null for anything else. */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return null
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** The same, or one object in place of a list of one. Empty for anything else. */
export function listOrOne(value: unknown): readonly unknown[] {
  return asList(value) ?? (isObject(value) ? [value] : [])
}

/** JSON as `htmlspecialchars` leaves it. */
const escapedJson = /^(?:&quot;)?[{[][\s{[\\]*&quot;/

/**
 * JSON text as the value that it stands for, however often it was encoded, and also when it was escaped as HTML. Anything else as it is;
 * a text without the space around it.
 */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const json = escapedJson.test(text) ? decodeEntities(text) : text
  // `null` is what PHP encodes of a column without a value.
  if (!/^(?:[{["]|null$)/.test(json)) return text
  try {
    return readJson(JSON.parse(json))
  } catch {
    return text
  }
}

/**
 * The posts in the answer to `action=all`: `data` when `success` says yes, one object wrapped into a list.
 * @returns null when the answer lacks success or data, or holds an empty list
 */
export function readListEnvelope(answer: unknown): readonly unknown[] | null {
  if (!isObject(answer) || !saysYes(answer.success)) return null
  const list = listOrOne(answer.data)
  return list.length > 0 ? list : null
}

/** PHP hosts send booleans as numbers and text too. */
const saysYes = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

const saysNo = (value: unknown) => [false, 0, '0', 'false', ''].some((no) => value === no)

/**
 * The post in the answer to `action=single` or `action=get`: `blog`, then `data`, then the answer itself, unless that says that there is none.
 * @returns null when the answer holds no post
 */
export function readPostEnvelope(answer: unknown): ForeignObject | null {
  if (!isObject(answer)) return firstPost(answer)
  return (
    firstPost(answer.blog) ?? firstPost(answer.data) ?? (saysNo(answer.success) ? null : firstPost(answer))
  )
}

function firstPost(value: unknown): ForeignObject | null {
  const candidate: unknown = asList(value)?.[0] ?? value
  return looksLikePost(candidate) ? candidate : null
}
