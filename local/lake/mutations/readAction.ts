import { invalidBody } from '../errors.ts'
import { isObject, isText, isTexts } from '../json.ts'
import type { DocumentInput, PatchInput } from '../types.ts'

/** An entry of the actions API; which fields it has depends on its type. */
export interface ActionInput {
  actionType: string
  draftId?: string
  publishedId?: string
  versionId?: string
  baseId?: string
  ifBaseRevisionId?: string
  ifDraftRevisionId?: string
  ifVersionRevisionId?: string
  ifPublishedRevisionId?: string
  ifExists?: 'fail' | 'ignore'
  attributes?: DocumentInput
  document?: DocumentInput
  patch?: PatchInput
  includeDrafts?: string[]
}

type Check = [holds: (value: unknown) => boolean, what: string]

const text: Check = [isText, 'a string']
const object: Check = [isObject, 'an object']

/** What each field must hold where it is present. */
const fields: Record<keyof ActionInput, Check> = {
  actionType: text,
  draftId: text,
  publishedId: text,
  versionId: text,
  baseId: text,
  ifBaseRevisionId: text,
  ifDraftRevisionId: text,
  ifVersionRevisionId: text,
  ifPublishedRevisionId: text,
  ifExists: [(value) => value === 'fail' || value === 'ignore', '"fail" or "ignore"'],
  attributes: object,
  document: object,
  patch: object,
  includeDrafts: [isTexts, 'a list of IDs'],
}

/**
 * Checks the shape of one entry of an `actions` array, so that handlers can trust its type. Fields
 * that the lake does not know (`purge`, for instance) are let through.
 *
 * @throws ApiError 400 that names the entry and the field
 */
export function readAction(value: unknown, index: number): ActionInput {
  if (!isObject(value)) throw invalidBody(`Action ${index} must be an object`)
  for (const [name, [holds, what]] of Object.entries(fields)) {
    const optional = name !== 'actionType' && value[name] === undefined
    if (!optional && !holds(value[name])) {
      throw invalidBody(`Action ${index}: "${name}" must be ${what}`)
    }
  }
  return value as unknown as ActionInput
}
