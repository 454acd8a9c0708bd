import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderInUseError, httpError, UnreadableDataError, type ApiError } from '../errors.ts'
import { isObject } from '../json.ts'

const schemaVersion = 1

const schema = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE transactions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations TEXT NOT NULL,
    document_ids TEXT NOT NULL
  );
  CREATE TABLE effects (
    seq INTEGER NOT NULL REFERENCES transactions(seq) ON DELETE CASCADE,
    document_id TEXT NOT NULL,
    published_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('created', 'modified', 'deleted')),
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (document_id, seq)
  ) WITHOUT ROWID;
  CREATE INDEX effects_by_seq ON effects(seq);
  CREATE INDEX effects_by_published_id ON effects(published_id, seq);
  CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE outbox (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  );
  PRAGMA user_version = ${schemaVersion};
`

const fileName = 'lake.sqlite'

/**
 * What SQLite writes beside its file: the changes that are not in it yet, what they share, and
 * those that a crash left half done.
 */
const companions = ['-wal', '-shm', '-journal']

/** How long to wait for a lake that is just ending. */
const lockTimeoutMs = 250

const sqliteBusy = 5

/**
 * Opens (or creates) the one file everything lives in. WAL with `synchronous=FULL` makes a commit
 * durable before it returns. The exclusive lock keeps a second lake off the same folder. It dies
 * with the process, so a killed lake needs no clean-up.
 *
 * @throws DataFolderInUseError when another process has the folder open, UnreadableDataError when
 *   it cannot be read
 */
export function openDatabase(dataDir: string): DatabaseSync {
  const database = openFile(dataDir)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    database.exec('PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE;')
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version === 0) database.exec(schema)
    else if (version !== schemaVersion) {
      throw new Error(`it was written by another version of the lake (${String(version)})`)
    }
    database.exec('COMMIT')
    return database
  } catch (error) {
    database.close()
    if (isSqliteError(error) && error.errcode === sqliteBusy) throw new DataFolderInUseError(dataDir)
    throw unreadable(dataDir, error)
  }
}

function openFile(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true })
    return new DatabaseSync(path.join(dataDir, fileName), { timeout: lockTimeoutMs })
  } catch (error) {
    throw unreadable(dataDir, error)
  }
}

/** Deletes the database of a data folder that nobody has open. */
export function removeDatabase(dataDir: string): void {
  for (const suffix of ['', ...companions]) rmSync(path.join(dataDir, fileName + suffix), { force: true })
}

/**
 * The error for a data folder that cannot be used, with what went wrong as its reason. It is
 * returned, not thrown.
 */
export function unreadable(dataDir: string, error: unknown): UnreadableDataError {
  return new UnreadableDataError(dataDir, error instanceof Error ? error.message : String(error))
}

/**
 * Makes sure that no lake is running on a folder, in any state of its file.
 *
 * @throws DataFolderInUseError when one is
 */
export function checkNotInUse(dataDir: string): void {
  try {
    openDatabase(dataDir).close()
  } catch (error) {
    if (error instanceof DataFolderInUseError) throw error
    // Unreadable, or of another version: nobody is running on that either.
  }
}

interface SqliteError {
  message: string
  /** SQLite's primary or extended result code. */
  errcode: number
}

/** True for an error of SQLite, which has a result code; false for the lake's own. */
export function isSqliteError(error: unknown): error is SqliteError & Record<string, unknown> {
  return isObject(error) && typeof error.errcode === 'number'
}

const sqliteFull = 13

/**
 * The error for a write that SQLite could not save: 507 when the disk is full, otherwise 500. It is
 * returned, not thrown.
 */
export function storageError(error: SqliteError): ApiError {
  if ((error.errcode & 0xff) === sqliteFull) {
    return httpError(507, 'The disk is full: nothing was saved.')
  }
  return httpError(500, `The content lake could not save: ${error.message}`)
}
