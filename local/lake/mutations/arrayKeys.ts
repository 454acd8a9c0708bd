import { randomBytes } from 'node:crypto'
import { isObject } from '../json.ts'

/** Gives every object in an array a `_key`, by mutation; array items are found by it. */
export function addArrayKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isObject(item) && typeof item._key !== 'string') item._key = randomBytes(6).toString('hex')
      addArrayKeys(item)
    }
  } else if (isObject(value)) {
    for (const item of Object.values(value)) addArrayKeys(item)
  }
}
