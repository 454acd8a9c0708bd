import type { DatabaseSync } from 'node:sqlite'
import { isSqliteError, storageError } from './database.ts'

/** A setting; its value is any JSON. */
export interface KeyValue {
  key: string
  value: unknown
}

/**
 * The editor's own settings (list layouts and the like), which the Studio keeps as key and JSON
 * value.
 */
export class KeyValues {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The value, or null for a key that was never set. */
  get(key: string): unknown {
    const row = this.#database.prepare('SELECT value FROM key_values WHERE key = ?').get(key)
    return row ? JSON.parse(String(row.value)) : null
  }

  /**
   * Sets all of them or none.
   *
   * @throws ApiError 507 when the disk is full, 500 on any other failure of the database
   */
  set(pairs: readonly KeyValue[]): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      const write = this.#database.prepare(
        'INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      )
      for (const { key, value } of pairs) write.run(key, JSON.stringify(value))
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw isSqliteError(error) ? storageError(error) : error
    }
  }
}
