import { Mutation } from '@sanity/mutator'
import { mutationError } from '../errors.ts'
import { isValidDocumentId, newDocumentId } from '../ids.ts'
import { isNestedDeeper } from '../json.ts'
import type { DocumentInput, MutationInput, PatchInput, StoredDocument } from '../types.ts'
import { addArrayKeys } from './arrayKeys.ts'
import { withReadablePaths } from './patchPaths.ts'
import { readMutation } from './readMutation.ts'
import type { Workspace } from './workspace.ts'

/** What holds for all mutations of a request. */
export interface ApplyOptions {
  /** Gives objects in arrays the `_key` that they lack. */
  autoGenerateArrayKeys: boolean
  /** Finds the ids a mutation by query is about. */
  findIds: (query: string, params: Record<string, unknown>) => string[]
}

/**
 * Levels of objects and arrays inside a document. Hosted Sanity stops at 20 levels of attributes;
 * the limit here is higher. There is one, so that no recursion over a stored document can exhaust
 * the stack.
 */
const maxDepth = 100

/**
 * Applies one mutation of the mutation API to the workspace.
 *
 * @param mutation as it came; its shape is checked here
 * @throws ApiError 409 when the state of the documents forbids it, 400 when it is malformed
 */
export function applyMutation(
  workspace: Workspace,
  mutation: unknown,
  index: number,
  options: ApplyOptions,
): void {
  const step = new MutationStep(workspace, index, options)
  const { create, createIfNotExists, createOrReplace, delete: removal, patch } = readMutation(mutation, index)
  if (create) step.create(create)
  else if (createIfNotExists) step.createIfNotExists(createIfNotExists)
  else if (createOrReplace) step.createOrReplace(createOrReplace)
  else if (removal) step.delete(removal)
  else if (patch) step.patch(patch)
}

class MutationStep {
  readonly #workspace: Workspace
  readonly #index: number
  readonly #options: ApplyOptions

  constructor(workspace: Workspace, index: number, options: ApplyOptions) {
    this.#workspace = workspace
    this.#index = index
    this.#options = options
  }

  create(input: DocumentInput): void {
    const document = this.#newDocument(input)
    if (this.#workspace.get(document._id)) {
      const description = `Document by ID "${document._id}" already exists`
      throw mutationError({ type: 'documentAlreadyExistsError', description, id: document._id }, this.#index)
    }
    this.#put(document, { create: document }, 'create')
  }

  createIfNotExists(input: DocumentInput): void {
    const document = this.#newDocument(input)
    const existing = this.#workspace.get(document._id)
    if (existing) this.#workspace.note({ id: document._id, operation: 'none', document: existing })
    else this.#put(document, { createIfNotExists: document }, 'create')
  }

  createOrReplace(input: DocumentInput): void {
    const document = this.#newDocument(input)
    const existing = this.#workspace.get(document._id)
    if (existing && input._createdAt === undefined) document._createdAt = existing._createdAt
    this.#put(document, { createOrReplace: document }, existing ? 'update' : 'create')
  }

  delete({ id, ids = [], query, params = {} }: NonNullable<MutationInput['delete']>): void {
    const targets =
      query === undefined ? (id === undefined ? ids : [id]) : this.#options.findIds(query, params)
    for (const target of targets) {
      if (!this.#workspace.get(target)) continue
      const result = { id: target, operation: 'delete' as const }
      this.#workspace.put(target, null, { delete: { id: target } }, result)
    }
  }

  patch({ query, params = {}, ...patch }: PatchInput): void {
    const targets = query === undefined ? [patch.id ?? ''] : this.#options.findIds(query, params)
    for (const id of targets) this.#patchOne(id, { ...patch, id })
  }

  #patchOne(id: string, { ifRevisionID, ...given }: PatchInput): void {
    const current = this.#workspace.get(id)
    if (!current) {
      const description = `The document with the ID "${id}" was not found`
      throw mutationError({ type: 'documentNotFoundError', description, id }, this.#index)
    }
    if (ifRevisionID !== undefined && ifRevisionID !== current._rev) {
      throw mutationError(
        {
          type: 'documentRevisionIDDoesNotMatchError',
          description: `Document "${id}" has unexpected revision ID "${current._rev}", expected "${ifRevisionID}"`,
          id,
          currentRevisionID: current._rev,
          expectedRevisionID: ifRevisionID,
        },
        this.#index,
      )
    }
    const { patch, patched } = this.#runPatch(current, given)
    if (patched._id !== current._id || patched._type !== current._type) {
      const attribute = patched._id === current._id ? '_type' : '_id'
      const description = `Cannot modify immutable attribute "${attribute}"`
      throw mutationError({ type: 'validationError', description, id }, this.#index, 400)
    }
    // It may be patched to another time, but every document has one.
    const createdAt = typeof patched._createdAt === 'string' ? patched._createdAt : current._createdAt
    this.#put({ ...patched, _createdAt: createdAt }, { patch }, 'update')
  }

  #runPatch(current: StoredDocument, given: PatchInput): { patch: PatchInput; patched: StoredDocument } {
    try {
      const patch = withReadablePaths(structuredClone(given), current)
      // Listeners run the patch too: they must come to the same keys.
      if (this.#options.autoGenerateArrayKeys) addArrayKeys(patch)
      // The mutator works on what it is given, so it gets copies. It knows every patch operation,
      // paths included.
      const patched = new Mutation({
        mutations: [{ patch: structuredClone(patch) as never }],
        transactionId: this.#workspace.transactionId,
      }).apply(structuredClone(current))
      return { patch, patched: patched as StoredDocument }
    } catch (error) {
      const description = `Cannot patch "${current._id}": ${error instanceof Error ? error.message : String(error)}`
      throw mutationError({ type: 'mutationError', description, id: current._id }, this.#index, 400)
    }
  }

  /** Checks the input and fills in what every document has. */
  #newDocument(input: DocumentInput): StoredDocument {
    const given = input._id
    const id = !given ? newDocumentId() : given.endsWith('.') ? given + newDocumentId() : given
    if (!isValidDocumentId(id)) throw this.#invalid(`Invalid document ID "${id}"`)
    if (typeof input._type !== 'string' || input._type === '') {
      throw this.#invalid(`Document "${id}" must have a "_type"`)
    }
    const { timestamp, transactionId } = this.#workspace
    const createdAt = typeof input._createdAt === 'string' ? input._createdAt : timestamp
    return { ...input, _id: id, _createdAt: createdAt, _updatedAt: timestamp, _rev: transactionId }
  }

  #invalid(description: string): Error {
    return mutationError({ type: 'validationError', description }, this.#index, 400)
  }

  #put(document: StoredDocument, mutation: MutationInput, operation: 'create' | 'update'): void {
    const { timestamp, transactionId } = this.#workspace
    if (isNestedDeeper(document, maxDepth)) {
      throw this.#invalid(`Document "${document._id}" is nested deeper than ${maxDepth} levels`)
    }
    if (this.#options.autoGenerateArrayKeys) addArrayKeys(document)
    // Through JSON, so that what is in memory is exactly what a restart would read: no `undefined`,
    // nothing shared.
    const stored = JSON.parse(
      JSON.stringify({ ...document, _updatedAt: timestamp, _rev: transactionId }),
    ) as StoredDocument
    this.#workspace.put(stored._id, stored, mutation, { id: stored._id, operation, document: stored })
  }
}
