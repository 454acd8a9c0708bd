import { invalidBody } from '../errors.ts'
import { isObject, isText, isTexts } from '../json.ts'
import type { MutationInput } from '../types.ts'

/** The shape of each kind of mutation; the result says what is wrong, or is undefined. */
const checks: Record<keyof MutationInput, (value: unknown) => string | undefined> = {
  create: documentFault,
  createIfNotExists: documentFault,
  createOrReplace: documentFault,
  delete: deleteFault,
  patch: patchFault,
}

const kinds = Object.keys(checks) as (keyof MutationInput)[]

/**
 * Checks the shape of one entry of a `mutations` array, so that later code can trust its type. What
 * hosted Sanity refuses must not pass here and do nothing: the mistake would first show in
 * production.
 *
 * @throws ApiError 400 that names the entry and what is wrong with it
 */
export function readMutation(value: unknown, index: number): MutationInput {
  const refuse = (problem: string) => invalidBody(`Mutation ${index}: ${problem}`)
  if (!isObject(value)) throw refuse('must be an object')
  const names = Object.keys(value)
  const [kind] = names.length === 1 ? kinds.filter((known) => known === names[0]) : []
  if (!kind) throw refuse(`must hold one of ${kinds.join(', ')}, not ${names.join(', ') || 'nothing'}`)
  const fault = checks[kind](value[kind])
  if (fault) throw refuse(`${kind} ${fault}`)
  return value
}

function documentFault(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be a document'
  return isOptional(value._id, isText) ? undefined : 'must have a string as its "_id"'
}

function deleteFault(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be an object'
  return isText(value.id) || isTexts(value.ids) ? undefined : queryFault(value)
}

function queryFault({ query, params }: Record<string, unknown>): string | undefined {
  if (!isText(query)) return 'must have an "id" or a "query"'
  return isOptional(params, isObject) ? undefined : 'must have an object as its "params"'
}

/** The operations of a patch with what each must hold; https://www.sanity.io/docs/http-patches */
const operations: Record<string, [holds: (value: unknown) => boolean, what: string]> = {
  set: [isObject, 'an object of paths'],
  setIfMissing: [isObject, 'an object of paths'],
  diffMatchPatch: [isObjectOf(isText), 'an object of paths and patch texts'],
  unset: [isTexts, 'a list of paths'],
  inc: [isObjectOf(isNumber), 'an object of paths and numbers'],
  dec: [isObjectOf(isNumber), 'an object of paths and numbers'],
  insert: [isInsert, 'one of "before", "after" and "replace" with a path, and a list of "items"'],
}

const patchAttributes = new Set(['id', 'query', 'params', 'ifRevisionID'])

function patchFault(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be an object'
  if (!isText(value.id)) return queryFault(value) ?? operationFault(value)
  return operationFault(value)
}

function operationFault(patch: Record<string, unknown>): string | undefined {
  if (!isOptional(patch.ifRevisionID, isText)) return 'must have a string as its "ifRevisionID"'
  for (const [name, value] of Object.entries(patch)) {
    if (patchAttributes.has(name)) continue
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!operation) return `has no operation "${name}"`
    const [holds, what] = operation
    if (!holds(value)) return `must have ${what} in "${name}"`
  }
  return undefined
}

function isInsert(value: unknown): boolean {
  if (!isObject(value) || !Array.isArray(value.items)) return false
  const places = [value.before, value.after, value.replace].filter((place) => place !== undefined)
  return places.length === 1 && isText(places[0])
}

function isOptional(value: unknown, holds: (value: unknown) => boolean): boolean {
  return value === undefined || holds(value)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isObjectOf(holds: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isObject(value) && Object.values(value).every(holds)
}
