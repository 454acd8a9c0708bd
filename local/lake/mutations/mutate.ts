import { localUser } from '../identity.ts'
import { isObject } from '../json.ts'
import { invalidBody } from '../errors.ts'
import type { Queries } from '../query/queries.ts'
import type { Store } from '../store/store.ts'
import type { MutationResult } from '../types.ts'
import { applyMutation } from './apply.ts'
import { checkReferences } from './integrity.ts'
import { Workspace } from './workspace.ts'

/** What a request says beside its mutations. Without a `transactionId` there will be a new one. */
export interface MutateOptions {
  transactionId?: string | undefined
  /** Works everything out, checks it, writes nothing. */
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

/** The transaction's id and what it did, one result per mutated document. */
export interface MutateOutcome {
  transactionId: string
  results: MutationResult[]
}

/**
 * Runs the mutations of one request as one transaction. Queries of mutations by query see the
 * documents as they were before the request.
 *
 * @throws ApiError when any of them is refused; then none has happened
 */
export function mutate(
  store: Store,
  queries: Queries,
  mutations: unknown,
  options: MutateOptions = {},
): MutateOutcome {
  if (!Array.isArray(mutations)) throw invalidBody('The body must hold an array "mutations"')
  const workspace = new Workspace({
    read: (id) => store.get(id),
    transactionId: options.transactionId,
    author: localUser.id,
  })
  mutations.forEach((mutation: unknown, index) =>
    applyMutation(workspace, mutation, index, {
      autoGenerateArrayKeys: options.autoGenerateArrayKeys ?? false,
      findIds: (query, params) => documentIds(queries.run({ query, params, perspective: 'raw' }).result),
    }),
  )
  finish(store, workspace, options.dryRun ?? false)
  return { transactionId: workspace.transactionId, results: workspace.results }
}

/** Checks the outcome of a workspace and writes it, unless this is a rehearsal. */
export function finish(store: Store, workspace: Workspace, dryRun: boolean): void {
  const changes = workspace.changes()
  checkReferences(changes, store.index)
  if (!dryRun) store.commit(workspace.toTransaction(changes))
}

/** A mutation's query may return documents or their ids. */
function documentIds(result: unknown): string[] {
  const items: unknown[] = Array.isArray(result) ? result : [result]
  return items
    .map((item) => (isObject(item) ? item._id : item))
    .filter((id): id is string => typeof id === 'string')
}
