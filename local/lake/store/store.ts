import type { DatabaseSync } from 'node:sqlite'
import { AssetFiles } from '../assets/files.ts'
import { mutationError } from '../errors.ts'
import type { Change, CommittedTransaction, StoredDocument } from '../types.ts'
import {
  checkNotInUse,
  isSqliteError,
  openDatabase,
  removeDatabase,
  storageError,
  unreadable,
} from './database.ts'
import { DocumentIndex } from './documentIndex.ts'
import { History } from './history.ts'
import { KeyValues } from './keyValues.ts'
import { Outbox, type WebhookBody } from './outbox.ts'

/** How a store is opened; the next opening of the same folder may differ in all the rest. */
export interface StoreOptions {
  /** The folder that holds the database and the asset files; created when missing. */
  dataDir: string
  /** Where the outside world reaches the lake; asset documents carry URLs that begin with it. */
  publicUrl: string
  /** Of the dataset that the store holds, which is part of where its assets are reached. */
  namespace: { projectId: string; dataset: string }
  /** What webhooks send of published changes; undefined for no webhooks. */
  webhookBody?: WebhookBody | undefined
  /** Transactions stored per document; see `historyLimitPerDocument`. */
  historyLimit?: number
}

/** A transaction on its way to disk. */
export interface PendingTransaction extends CommittedTransaction {
  /** Suppresses the webhook: a seed or an import sends none. */
  silent?: boolean
}

type CommitObserver = (transaction: CommittedTransaction) => void

/**
 * Documents, history, settings and assets of one dataset. What is in memory is what is on disk:
 * memory changes only after SQLite has committed, and a commit that fails changes neither.
 */
export class Store {
  readonly index = new DocumentIndex()
  readonly history: History
  readonly keyValues: KeyValues
  readonly outbox: Outbox
  readonly files: AssetFiles
  readonly #database: DatabaseSync
  readonly #options: StoreOptions
  readonly #observers = new Set<CommitObserver>()

  /**
   * @throws DataFolderInUseError when another process has the folder open, UnreadableDataError when
   *   it is damaged
   */
  constructor(options: StoreOptions) {
    this.#options = options
    this.#database = openDatabase(options.dataDir)
    this.history = new History(this.#database, options.historyLimit)
    this.keyValues = new KeyValues(this.#database)
    this.outbox = new Outbox(this.#database)
    this.files = new AssetFiles(options.dataDir)
    try {
      for (const row of this.#database.prepare('SELECT body FROM documents').iterate()) {
        this.index.set(this.#fromDisk(String(row.body)))
      }
    } catch (error) {
      this.close()
      throw unreadable(options.dataDir, error)
    }
  }

  /**
   * Deletes what a store wrote to a data folder, damaged or not, and nothing else: `LAKE_DATA` may
   * name a folder that holds other files too.
   *
   * @throws DataFolderInUseError when a process has the folder open, UnreadableDataError when it is
   *   no folder
   */
  static erase(dataDir: string): void {
    checkNotInUse(dataDir)
    try {
      removeDatabase(dataDir)
      AssetFiles.removeAll(dataDir)
    } catch (error) {
      throw unreadable(dataDir, error)
    }
  }

  get publicUrl(): string {
    return this.#options.publicUrl
  }

  /** True if nothing was ever written: the seed can be loaded. */
  isEmpty(): boolean {
    return (
      this.index.size === 0 && this.#database.prepare('SELECT 1 FROM sqlite_sequence').get() === undefined
    )
  }

  get(id: string): StoredDocument | undefined {
    return this.index.get(id)
  }

  /** Calls back after each commit, in order; the documents are then on disk and in memory. */
  onCommit(observer: CommitObserver): () => void {
    this.#observers.add(observer)
    return () => this.#observers.delete(observer)
  }

  /**
   * Writes a transaction whole or not at all.
   *
   * @throws ApiError 409 when the transaction id was used before, 507 when the disk is full, 500 on
   *   any other failure of the database
   */
  commit(transaction: PendingTransaction): void {
    const { id, changes } = transaction
    if (changes.length === 0) return
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      if (this.history.has(id)) {
        const description = `Transaction "${id}" already exists`
        throw mutationError({ type: 'transactionAlreadyExistsError', description, id })
      }
      this.#writeDocuments(changes)
      this.history.add(transaction)
      const { webhookBody } = this.#options
      if (webhookBody && !transaction.silent) this.outbox.add(id, changes, Date.now(), webhookBody)
      this.#database.exec('COMMIT')
    } catch (error) {
      this.#rollBack(changes)
      throw isSqliteError(error) ? storageError(error) : error
    }
    for (const { id: changedId, after } of changes) {
      if (after) this.index.set(after)
      else this.index.delete(changedId)
    }
    for (const observer of this.#observers) observer(transaction)
  }

  #writeDocuments(changes: Change[]): void {
    const write = this.#database.prepare(
      'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
    )
    const remove = this.#database.prepare('DELETE FROM documents WHERE id = ?')
    for (const { id, after } of changes) {
      if (after) write.run(id, JSON.stringify(after))
      else remove.run(id)
    }
  }

  /**
   * Undoes what a failed commit may have left. Should the failure have come after the point of no
   * return (an error while syncing), the disk decides: memory is read from it again.
   */
  #rollBack(changes: Change[]): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    const read = this.#database.prepare('SELECT body FROM documents WHERE id = ?')
    for (const { id, after } of changes) {
      const row = read.get(id)
      const onDisk = row && this.#fromDisk(String(row.body))
      if (!onDisk) this.index.delete(id)
      else if (onDisk._rev === after?._rev) this.index.set(onDisk)
    }
  }

  /**
   * The lake may have moved to another port, or been given another dataset name, since the asset
   * was uploaded: its URL follows.
   */
  #fromDisk(body: string): StoredDocument {
    const document = JSON.parse(body) as StoredDocument
    const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
    if (!isAsset || typeof document.path !== 'string') return document
    const { publicUrl, namespace } = this.#options
    const [folder, , , fileName] = document.path.split('/')
    const path = `${folder}/${namespace.projectId}/${namespace.dataset}/${fileName}`
    return { ...document, path, url: `${publicUrl}/${path}` }
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close()
  }
}
