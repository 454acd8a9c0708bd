import { httpError } from '../errors.ts'
import { newShortId } from '../ids.ts'
import { mendozaDiff } from '../mendoza.ts'
import { withoutRevision } from '../store/history.ts'
import type { PendingTransaction } from '../store/store.ts'
import type { Change, MutationInput, MutationResult, StoredDocument } from '../types.ts'

interface WorkspaceOptions {
  /** Reads a document as it is on disk. */
  read: (id: string) => StoredDocument | undefined
  /** Chosen by the client, so that it recognises its own transaction among the events. */
  transactionId?: string | undefined
  author: string
}

const transactionIdPattern = /^[\w.-]{1,128}$/

/**
 * Where one request's mutations are applied before anything is written: the stored documents with
 * the changes made so far on top. Either all of it is committed or none.
 */
export class Workspace {
  readonly transactionId: string
  readonly timestamp = new Date().toISOString()
  readonly results: MutationResult[] = []
  readonly #author: string
  readonly #read: (id: string) => StoredDocument | undefined
  readonly #changed = new Map<string, StoredDocument | null>()
  readonly #mutations: MutationInput[] = []

  /** @throws ApiError 400 for a transaction id that is not one */
  constructor({ read, transactionId, author }: WorkspaceOptions) {
    if (transactionId !== undefined && !transactionIdPattern.test(transactionId)) {
      throw httpError(400, `Invalid transaction ID "${transactionId}"`)
    }
    this.transactionId = transactionId ?? newShortId()
    this.#author = author
    this.#read = read
  }

  get(id: string): StoredDocument | null {
    const changed = this.#changed.get(id)
    return changed === undefined ? (this.#read(id) ?? null) : changed
  }

  /** Puts a document's new state on the desk; `null` deletes it. */
  put(id: string, document: StoredDocument | null, mutation: MutationInput, result: MutationResult): void {
    this.#changed.set(id, document)
    this.#mutations.push(mutation)
    this.results.push(result)
  }

  /** Notes a mutation that changed nothing, such as `createIfNotExists` of what exists. */
  note(result: MutationResult): void {
    this.results.push(result)
  }

  /** The ids whose state differs from the stored one, with both states. */
  changes(): Change[] {
    const changes: Change[] = []
    for (const [id, after] of this.#changed) {
      const before = this.#read(id) ?? null
      if (!before && !after) continue
      const from = before && withoutRevision(before)
      const to = after && withoutRevision(after)
      changes.push({
        id,
        before,
        after,
        effect: { apply: mendozaDiff(from, to), revert: mendozaDiff(to, from) },
      })
    }
    return changes
  }

  toTransaction(changes: Change[]): PendingTransaction {
    return {
      id: this.transactionId,
      timestamp: this.timestamp,
      author: this.#author,
      mutations: this.#mutations,
      changes,
    }
  }
}
