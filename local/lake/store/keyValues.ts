import type { DatabaseSync } from 'node:sqlite'

/** The editor's own settings (list layouts and the like), which the Studio keeps as key and JSON value. */
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

  set(key: string, value: unknown): void {
    this.#database
      .prepare(
        'INSERT INTO key_values (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      )
      .run(key, JSON.stringify(value ?? null))
  }
}
