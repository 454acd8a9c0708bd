import { isObject } from 'local-http/json'

export { isObject }

/** A string, the empty one included. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** An array of strings; an empty one passes. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText)
}

/** Structural equality of JSON values; the order of an object's keys does not matter. */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => jsonEqual(item, b[index]))
  }
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]))
  )
}

/**
 * Whether objects and arrays are nested in each other more than `levels` deep; looks no deeper than
 * that.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isNestedDeeper(item, levels - 1))
}

/**
 * Every string inside a value, fields that begin with an underscore left out (they are not prose).
 */
export function collectStrings(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) collectStrings(item, found)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) if (!key.startsWith('_')) collectStrings(item, found)
  }
  return found
}
