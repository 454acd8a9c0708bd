/** A document as it is stored: every one has these five fields. */
export interface StoredDocument {
  _id: string
  _type: string
  /** The id of the transaction that wrote this revision. */
  _rev: string
  /** ISO 8601, UTC. */
  _createdAt: string
  /** ISO 8601, UTC. */
  _updatedAt: string
  [field: string]: unknown
}

/** A document on its way in: only the type is compulsory, the lake fills in the rest. */
export interface DocumentInput {
  _id?: string
  _type: string
  [field: string]: unknown
}

/**
 * A patch of the mutation API; `set`, `unset`, `insert` and the rest are left to `@sanity/mutator`.
 */
export interface PatchInput {
  id?: string
  query?: string
  params?: Record<string, unknown>
  ifRevisionID?: string
  [operation: string]: unknown
}

/** One entry of a `mutations` array: exactly one of the keys is present. */
export interface MutationInput {
  create?: DocumentInput
  createIfNotExists?: DocumentInput
  createOrReplace?: DocumentInput
  delete?: { id?: string; ids?: string[]; query?: string; params?: Record<string, unknown> }
  patch?: PatchInput
}

/** A mendoza patch: a flat list of op codes and their operands. */
export type MendozaPatch = unknown[]

/** How a transaction changed one document, in both directions (without `_rev`). */
export interface Effect {
  apply: MendozaPatch
  revert: MendozaPatch
}

/** One document's state on either side of a transaction; `null` means it does not exist. */
export interface Change {
  id: string
  before: StoredDocument | null
  after: StoredDocument | null
  effect: Effect
}

/** A transaction that is on disk. */
export interface CommittedTransaction {
  id: string
  /** ISO 8601, UTC. */
  timestamp: string
  author: string
  mutations: MutationInput[]
  changes: Change[]
}

/** What a mutation did to a document, as the API reports it. */
export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document?: StoredDocument
}
