import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import { publishedIdOf } from '../ids.ts'
import type {
  Change,
  CommittedTransaction,
  Effect,
  MendozaPatch,
  MutationInput,
  StoredDocument,
} from '../types.ts'

/**
 * How many transactions are stored for one document (its draft and its published state together).
 * Older ones are dropped: what was written stays, only how it came about is forgotten.
 */
const historyLimitPerDocument = 1000

/** How long the history of a deleted document is stored, in days. */
const deletedHistoryDays = 30

/** What a transaction did to the existence of a document. */
export type EffectKind = 'created' | 'modified' | 'deleted'

/** A line of the transaction log as the history API sends it. */
export interface TransactionRecord {
  id: string
  timestamp: string
  author: string
  mutations: MutationInput[]
  documentIDs: string[]
  effects: Record<string, Effect>
}

/** One effect without its patches: enough to tell a document's life story. */
export interface EffectSummary {
  seq: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  kind: EffectKind
}

/** Which part of the log is wanted, and with what in it. `limit` counts transactions. */
export interface TransactionQuery {
  /** Inclusive; ignored when it is unknown (it may have been pruned). */
  fromTransaction?: string
  /** Inclusive; ignored when it is unknown. */
  toTransaction?: string
  reverse: boolean
  limit: number
  includeMutations: boolean
}

/** A point in a document's past: a revision, a time, or the last state before it was deleted. */
export type HistoryPoint = { revision: string } | { time: string } | { lastRevision: true }

/**
 * The transaction log on disk, within its limits, and what can be worked out from it: the earlier
 * states of documents.
 */
export class History {
  readonly #database: DatabaseSync
  readonly #limitPerDocument: number

  constructor(database: DatabaseSync, limitPerDocument = historyLimitPerDocument) {
    this.#database = database
    this.#limitPerDocument = limitPerDocument
  }

  /**
   * Records a transaction and prunes what it pushes over the limit. To be called inside an open
   * transaction.
   */
  add(transaction: CommittedTransaction): void {
    const { id, timestamp, author, mutations, changes } = transaction
    const { lastInsertRowid: seq } = this.#database
      .prepare(
        'INSERT INTO transactions (id, timestamp, author, mutations, document_ids) VALUES (?, ?, ?, ?, ?)',
      )
      .run(
        id,
        timestamp,
        author,
        JSON.stringify(mutations),
        JSON.stringify(changes.map((change) => change.id)),
      )
    const insert = this.#database.prepare(
      'INSERT INTO effects (seq, document_id, published_id, kind, apply, revert) VALUES (?, ?, ?, ?, ?, ?)',
    )
    for (const change of changes) {
      const { apply, revert } = change.effect
      insert.run(
        seq,
        change.id,
        publishedIdOf(change.id),
        kindOf(change),
        JSON.stringify(apply),
        JSON.stringify(revert),
      )
    }
    this.#prune(new Set(changes.map((change) => publishedIdOf(change.id))))
  }

  #prune(publishedIds: Iterable<string>): void {
    const findOldestKept = this.#database.prepare(
      'SELECT DISTINCT seq FROM effects WHERE published_id = ? ORDER BY seq DESC LIMIT 1 OFFSET ?',
    )
    const prune = this.#database.prepare(
      'DELETE FROM effects WHERE published_id = ? AND seq < ? RETURNING seq',
    )
    for (const publishedId of publishedIds) {
      const oldestKept = findOldestKept.get(publishedId, this.#limitPerDocument - 1)
      if (oldestKept) this.#dropIfEmpty(prune.all(publishedId, Number(oldestKept.seq)))
    }
  }

  /**
   * Drops the history of documents whose states, also in releases, were all deleted more than
   * `deletedHistoryDays` ago.
   */
  forgetDeleted(now: Date): void {
    const before = new Date(now.getTime() - deletedHistoryDays * 86_400_000).toISOString()
    this.#dropIfEmpty(
      this.#database
        .prepare(
          `DELETE FROM effects WHERE published_id IN (
             SELECT e.published_id FROM effects e JOIN transactions t ON t.seq = e.seq
             GROUP BY e.published_id HAVING MAX(t.timestamp) < ?
           ) AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.id IN (published_id, 'drafts.' || published_id))
           AND published_id NOT IN (
             SELECT substr(id, 10 + instr(substr(id, 10), '.')) FROM documents
             WHERE id >= 'versions.' AND id < 'versions/'
           )
           RETURNING seq`,
        )
        .all(before),
    )
  }

  /** Drops those of the given transactions that have no effect left. */
  #dropIfEmpty(rows: Record<string, SQLOutputValue>[]): void {
    if (rows.length === 0) return
    const drop = this.#database.prepare(
      'DELETE FROM transactions WHERE seq = ? AND NOT EXISTS (SELECT 1 FROM effects WHERE effects.seq = transactions.seq)',
    )
    for (const seq of new Set(rows.map((row) => Number(row.seq)))) drop.run(seq)
  }

  has(transactionId: string): boolean {
    return this.#seqOf(transactionId) !== undefined
  }

  #seqOf(transactionId: string): number | undefined {
    const row = this.#database.prepare('SELECT seq FROM transactions WHERE id = ?').get(transactionId)
    return row && Number(row.seq)
  }

  /**
   * The log of the given documents, with only their effects; without ids the log of all, without
   * effects.
   */
  transactions(documentIds: string[], query: TransactionQuery): TransactionRecord[] {
    const from = query.fromTransaction ? this.#seqOf(query.fromTransaction) : undefined
    const to = query.toTransaction ? this.#seqOf(query.toTransaction) : undefined
    const wanted = documentIds.length > 0 && `document_id IN (${documentIds.map(() => '?').join()})`
    const rows = this.#database
      .prepare(
        `SELECT * FROM transactions WHERE seq BETWEEN ? AND ?
         ${wanted ? `AND seq IN (SELECT seq FROM effects WHERE ${wanted})` : ''}
         ORDER BY seq ${query.reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      )
      .all(from ?? 0, to ?? Number.MAX_SAFE_INTEGER, ...documentIds, query.limit)
    const effectOf = this.#effectReader()
    return rows.map((row) => {
      const effects: Record<string, Effect> = {}
      for (const id of documentIds) {
        const found = effectOf(id, row.seq)
        if (found) effects[id] = found
      }
      return {
        id: String(row.id),
        timestamp: String(row.timestamp),
        author: String(row.author),
        mutations: query.includeMutations ? (JSON.parse(String(row.mutations)) as MutationInput[]) : [],
        documentIDs: JSON.parse(String(row.document_ids)) as string[],
        effects,
      }
    })
  }

  #effectReader(): (documentId: string, seq: SQLOutputValue | undefined) => Effect | undefined {
    const read = this.#database.prepare('SELECT apply, revert FROM effects WHERE document_id = ? AND seq = ?')
    return (documentId, seq) => {
      const row = read.get(documentId, Number(seq))
      return row && { apply: parsePatch(row.apply), revert: parsePatch(row.revert) }
    }
  }

  /** The id of the newest transaction; undefined while there is none. */
  newest(): string | undefined {
    const row = this.#database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1').get()
    return row && String(row.id)
  }

  /**
   * The transactions after a given one, oldest first, as they were when they were committed.
   * Undefined when that one or a later one is no longer stored. Also when there are more than are
   * stored for one document: such a client reads everything again sooner.
   *
   * @param present reads a document as it is now
   */
  since(
    transactionId: string,
    present: (id: string) => StoredDocument | undefined,
  ): CommittedTransaction[] | undefined {
    const seq = this.#seqOf(transactionId)
    const written = this.#database
      .prepare("SELECT seq FROM sqlite_sequence WHERE name = 'transactions'")
      .get()
    if (seq === undefined || !written) return undefined
    const missed = Number(written.seq) - seq
    if (missed > this.#limitPerDocument) return undefined
    const newestFirst = this.#database
      .prepare('SELECT * FROM transactions WHERE seq > ? ORDER BY seq DESC')
      .all(seq)
    if (newestFirst.length < missed) return undefined

    const effectOf = this.#effectReader()
    const previous = this.#database.prepare(
      `SELECT t.id FROM effects e JOIN transactions t ON t.seq = e.seq
       WHERE e.document_id = ? AND e.seq < ? ORDER BY e.seq DESC LIMIT 1`,
    )
    const states = new Map<string, StoredDocument | null>()
    const transactions: CommittedTransaction[] = []
    for (const row of newestFirst) {
      const changes: Change[] = []
      for (const id of JSON.parse(String(row.document_ids)) as string[]) {
        const effect = effectOf(id, row.seq)
        if (!effect) return undefined
        const known = states.get(id)
        const after = known === undefined ? (present(id) ?? null) : known
        const content = applyPatch(after && withoutRevision(after), effect.revert) as object | null
        const _rev = previous.get(id, Number(row.seq))?.id
        if (content && !_rev) return undefined
        const before = content && ({ ...content, _rev } as StoredDocument)
        states.set(id, before)
        changes.push({ id, before, after, effect })
      }
      transactions.push({
        id: String(row.id),
        timestamp: String(row.timestamp),
        author: String(row.author),
        mutations: JSON.parse(String(row.mutations)) as MutationInput[],
        changes,
      })
    }
    return transactions.reverse()
  }

  /** What happened to the given documents, oldest first. */
  summaries(documentIds: string[]): EffectSummary[] {
    return this.#database
      .prepare(
        `SELECT t.seq, t.id, t.timestamp, t.author, e.document_id, e.kind FROM effects e JOIN transactions t ON t.seq = e.seq
         WHERE e.document_id IN (${documentIds.map(() => '?').join()}) ORDER BY t.seq`,
      )
      .all(...documentIds)
      .map((row) => ({
        seq: Number(row.seq),
        transactionId: String(row.id),
        timestamp: String(row.timestamp),
        author: String(row.author),
        documentId: String(row.document_id),
        kind: String(row.kind) as EffectKind,
      }))
  }

  /**
   * A document as it was: the present state (null when it does not exist) with the newer effects
   * taken back one by one. Null when it did not exist then, or when the history does not reach back
   * that far.
   */
  documentAt(id: string, present: StoredDocument | null, point: HistoryPoint): StoredDocument | null {
    const rows = this.#database
      .prepare(
        `SELECT t.seq, t.id, t.timestamp, e.revert FROM effects e JOIN transactions t ON t.seq = e.seq
         WHERE e.document_id = ? ORDER BY t.seq DESC`,
      )
      .all(id)
    const revisionSeq = 'revision' in point ? this.#seqOf(point.revision) : undefined
    if ('revision' in point && revisionSeq === undefined) return null

    let state: Record<string, unknown> | null = present && withoutRevision(present)
    for (const row of rows) {
      const reached =
        'revision' in point
          ? Number(row.seq) <= Number(revisionSeq)
          : 'time' in point
            ? String(row.timestamp) <= point.time
            : state !== null
      if (reached) return state && ({ ...state, _rev: String(row.id) } as StoredDocument)
      state = applyPatch(state, parsePatch(row.revert)) as Record<string, unknown> | null
    }
    return null
  }
}

/**
 * A document without the field that every transaction changes; effects are written between these.
 */
export function withoutRevision(document: StoredDocument): Record<string, unknown> {
  const { _rev, ...rest } = document
  return rest
}

function kindOf({ before, after }: Change): EffectKind {
  if (!before) return 'created'
  return after ? 'modified' : 'deleted'
}

function parsePatch(text: unknown): MendozaPatch {
  return JSON.parse(String(text)) as MendozaPatch
}
