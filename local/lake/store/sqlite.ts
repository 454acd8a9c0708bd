import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DatabaseSync } from 'node:sqlite'
import type * as nodeSqlite from 'node:sqlite'
import type * as wasmSqlite from 'node-sqlite3-wasm'

/**
 * Opens a SQLite file with Node's own module. Node 20 has none: there SQLite runs as WebAssembly,
 * with the same files.
 */
export function openSqlite(file: string): DatabaseSync {
  const builtin = process.getBuiltinModule('node:sqlite') as typeof nodeSqlite | undefined
  return builtin ? new builtin.DatabaseSync(file, { timeout: 250 }) : openWasm(file)
}

/** The package lies beside the built program. */
function loadWasm(): Wasm {
  return createRequire(import.meta.url)('./node-sqlite3-wasm/dist/node-sqlite3-wasm.js') as Wasm
}

type Wasm = typeof wasmSqlite

function openWasm(file: string): DatabaseSync {
  const { Database, SQLite3Error } = loadWasm()
  releaseDeadLock(file)
  const database = new Database(file)
  const pidFile = `${file}.pid`
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof SQLite3Error)) throw error
      throw Object.assign(error, { errcode: codeOf(error.message) })
    }
  }
  // Each call is over before the next one: a statement need not outlive it.
  const statement = (sql: string) => ({
    run: (...values: unknown[]) => attempt(() => database.run(sql, values as never)),
    get: (...values: unknown[]) => attempt(() => database.get(sql, values as never)) ?? undefined,
    all: (...values: unknown[]) => attempt(() => database.all(sql, values as never)),
    iterate: (...values: unknown[]) => attempt(() => database.all(sql, values as never)),
  })
  const adapter = {
    exec: (sql: string) => {
      attempt(() => database.exec(sql))
      // The lock is taken by now.
      if (sql.includes('BEGIN EXCLUSIVE')) writeFileSync(pidFile, String(process.pid))
    },
    prepare: statement,
    close: () => {
      if (readPid(pidFile) === process.pid) rmSync(pidFile, { force: true })
      database.close()
    },
    get isOpen() {
      return database.isOpen
    },
    get isTransaction() {
      return database.inTransaction
    },
  }
  return adapter as unknown as DatabaseSync
}

/** SQLite's result codes, of which its WebAssembly gives the text only. */
function codeOf(message: string): number {
  if (message.includes('locked')) return 5
  return message.includes('full') ? 13 : 1
}

/** This SQLite locks with a folder, which outlives a killed process. */
function releaseDeadLock(file: string): void {
  const pid = readPid(`${file}.pid`)
  if (pid !== undefined && !isAlive(pid)) rmSync(`${file}.lock`, { recursive: true, force: true })
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** A zombie, which nobody waited for, holds no lock. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ')
}
