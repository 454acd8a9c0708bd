import { isObject } from '../json.ts'
import type { StoredDocument } from '../types.ts'

/**
 * A step of a path inside a document. Array items that have a `_key` remember it beside their
 * position.
 */
export type PathStep = string | number | { key: string; position: number }

/** The path in a document that a value was copied from. */
export interface Origin {
  document: StoredDocument
  path: PathStep[]
}

/** A value on its way through a query, with what is known about where it comes from. */
export interface Traced {
  value: unknown
  /** The value as a whole was copied from here. */
  origin?: Origin
  /** The value is an object that the query put together from these. */
  fields?: Record<string, Traced>
  /** The value is an array that the query put together from these. */
  items?: Traced[]
}

/** What GROQ gives for a missing value. */
export const nothing: Traced = { value: null }

/** A whole document, from which its fields get their origin. */
export function tracedDocument(document: StoredDocument): Traced {
  return { value: document, origin: { document, path: [] } }
}

/** An array that the query put together: it has no origin, its items keep theirs. */
export function tracedArray(items: Traced[]): Traced {
  return { value: items.map((item) => item.value), items }
}

/** An object that the query put together: it has no origin, its fields keep theirs. */
export function tracedObject(fields: Record<string, Traced>): Traced {
  const value = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value ?? null]))
  return { value, fields }
}

function stepInto(origin: Origin | undefined, step: PathStep): Origin | undefined {
  return origin && { document: origin.document, path: [...origin.path, step] }
}

function at(value: unknown, origin: Origin | undefined): Traced {
  return origin ? { value, origin } : { value }
}

/** A field with its origin; `nothing` when the value is no object or has no such field. */
export function fieldOf(traced: Traced, name: string): Traced {
  if (traced.fields) return traced.fields[name] ?? nothing
  if (!isObject(traced.value) || !Object.hasOwn(traced.value, name)) return nothing
  return at(traced.value[name] ?? null, stepInto(traced.origin, name))
}

/** The items of an array, or undefined when the value is not one. */
export function itemsOf(traced: Traced): Traced[] | undefined {
  if (traced.items) return traced.items
  if (!Array.isArray(traced.value)) return undefined
  return traced.value.map((item: unknown, position) => {
    const key = isObject(item) && typeof item._key === 'string' ? item._key : undefined
    return at(item, stepInto(traced.origin, key === undefined ? position : { key, position }))
  })
}
