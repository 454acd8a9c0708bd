import type { DatabaseSync } from 'node:sqlite'
import { isPublishedId } from '../ids.ts'
import type { Change } from '../types.ts'

/** What a webhook call says happened; the names are hosted Sanity's. */
type WebhookOperation = 'create' | 'update' | 'delete'

/** A webhook call that has not been delivered yet. */
export interface OutboxEntry {
  seq: number
  documentId: string
  operation: WebhookOperation
  transactionId: string
  /** The JSON text that is signed and sent, byte for byte. */
  body: string
  /** Milliseconds since 1970. */
  createdAt: number
  attempts: number
}

/** What a call holds of a change. */
export type WebhookBody = (change: Change) => unknown

/**
 * Webhook calls waiting on disk. They are written in the transaction that causes them, so that a
 * lake that dies right after a publish sends the call after its restart.
 */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Adds a call for each change that the public can see. To be called inside an open transaction.
   */
  add(transactionId: string, changes: Change[], now: number, bodyOf: WebhookBody): void {
    const insert = this.#database.prepare(
      'INSERT INTO outbox (document_id, operation, transaction_id, body, created_at) VALUES (?, ?, ?, ?, ?)',
    )
    for (const change of changes) {
      const operation = operationOf(change)
      if (operation) insert.run(change.id, operation, transactionId, JSON.stringify(bodyOf(change)), now)
    }
  }

  /** The waiting calls, oldest first: all of them, or those that came in after `seq`. */
  pending(seq = 0): OutboxEntry[] {
    return this.#database
      .prepare('SELECT * FROM outbox WHERE seq > ? ORDER BY seq')
      .all(seq)
      .map((row) => ({
        seq: Number(row.seq),
        documentId: String(row.document_id),
        operation: String(row.operation) as WebhookOperation,
        transactionId: String(row.transaction_id),
        body: String(row.body),
        createdAt: Number(row.created_at),
        attempts: Number(row.attempts),
      }))
  }

  countAttempt(seq: number): void {
    this.#note('UPDATE outbox SET attempts = attempts + 1 WHERE seq = ?', seq)
  }

  remove(seq: number): void {
    this.#note('DELETE FROM outbox WHERE seq = ?', seq)
  }

  /**
   * Does not wait for the disk, as every commit does: that blocks the lake for milliseconds, for
   * each of perhaps thousands of calls. A killed process loses nothing by it; a power cut may, and
   * then a call is sent twice, under the same key.
   */
  #note(sql: string, seq: number): void {
    this.#database.exec('PRAGMA synchronous = NORMAL')
    try {
      this.#database.prepare(sql).run(seq)
    } finally {
      this.#database.exec('PRAGMA synchronous = FULL')
    }
  }
}

/** Drafts, release versions, assets and the lake's own documents concern no visitor. */
function operationOf({ id, before, after }: Change): WebhookOperation | undefined {
  const document = after ?? before
  if (!document || !isPublishedId(id) || isSystemDocument(id, document._type)) return undefined
  return !before ? 'create' : !after ? 'delete' : 'update'
}

function isSystemDocument(id: string, type: string): boolean {
  return id.startsWith('_.') || type.startsWith('sanity.') || type.startsWith('system.')
}
