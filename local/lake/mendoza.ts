import { isObject, jsonEqual } from './json.ts'
import type { MendozaPatch } from './types.ts'

/**
 * Op codes of the mendoza format (https://github.com/sanity-io/mendoza), the ones this differ
 * writes. Fields are identified by their index among the SORTED keys of the source object.
 */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  /** Operands: value, key (in this order). */
  setFieldValue: 17,
  deleteField: 19,
  appendValue: 20,
  /** Operands: left, right (exclusive). */
  appendSlice: 21,
} as const

/**
 * The patch that turns one JSON value into another. `null` stands for "no such document", so a
 * creation is `[0, document]` and a deletion `[0, null]`, which is how the Studio recognises them.
 */
export function mendozaDiff(from: unknown, to: unknown): MendozaPatch {
  if (!isObject(from) || !isObject(to)) return [op.value, to]
  const patch: MendozaPatch = []
  diffObject(from, to, patch)
  return patch
}

function diffObject(from: Record<string, unknown>, to: Record<string, unknown>, patch: MendozaPatch): void {
  const keys = Object.keys(from).sort()
  keys.forEach((key, position) => {
    if (!Object.hasOwn(to, key)) return
    diffField(from[key], to[key], key, position, patch)
  })
  for (const key of Object.keys(to)) {
    if (!Object.hasOwn(from, key)) patch.push(op.setFieldValue, to[key], key)
  }
  keys.forEach((key, position) => {
    if (!Object.hasOwn(to, key)) patch.push(op.deleteField, position)
  })
}

function diffField(from: unknown, to: unknown, key: string, position: number, patch: MendozaPatch): void {
  if (jsonEqual(from, to)) return
  if (isObject(from) && isObject(to)) {
    patch.push(op.pushFieldCopy, position)
    diffObject(from, to, patch)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else if (Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length > 0) {
    patch.push(op.pushFieldBlank, position)
    diffArray(from, to, patch)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else {
    patch.push(op.setFieldValue, to, key)
  }
}

/** Rebuilds the array from a common head, the changed middle and a common tail. */
function diffArray(from: unknown[], to: unknown[], patch: MendozaPatch): void {
  const shortest = Math.min(from.length, to.length)
  let head = 0
  while (head < shortest && jsonEqual(from[head], to[head])) head++
  let tail = 0
  while (tail < shortest - head && jsonEqual(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++

  if (head > 0) patch.push(op.appendSlice, 0, head)
  const sameLength = from.length === to.length
  for (let index = head; index < to.length - tail; index++) {
    const before = from[index]
    const after = to[index]
    if (sameLength && isObject(before) && isObject(after)) {
      patch.push(op.pushElementCopy, index)
      diffObject(before, after, patch)
      patch.push(op.returnIntoArrayPop)
    } else {
      patch.push(op.appendValue, after)
    }
  }
  if (tail > 0) patch.push(op.appendSlice, from.length - tail, from.length)
}
