import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { BoundedFolder } from './boundedFolder.server.ts'
import type { SharedEntries } from './sharedEntries.server.ts'
import { withTimeout } from './withTimeout.ts'

/** `at` is milliseconds since 1970. */
export type Entry<Value> = { value: Value; at: number }

type Options = {
  /** Without a folder values are in memory only. */
  folder?: string
  /** Bytes that the folder may take. */
  maxDisk?: number
  maxInMemory?: number
  /** Where replicas share the values. */
  shared?: SharedEntries | undefined
}

/** Bytes. Content and posts each have such a folder. */
const defaultMaxDisk = 100_000_000

type LoadOptions = {
  /** Milliseconds without another load. */
  freshFor?: number
  /** Milliseconds to wait while there is a stale value. */
  waitFor?: number
  /** False where a stale value would be wrong. */
  allowStale?: boolean
}

/** The last good value of each name, for when its source is slow or down. */
export class StaleCache {
  readonly #memory: LRUCache<string, Entry<unknown>>
  readonly #folder: BoundedFolder | undefined
  readonly #shared: SharedEntries | undefined
  readonly #writing = new Map<string, Promise<void>>()
  readonly #loading = new Map<string, Promise<unknown>>()
  /** Values stored before are stale. */
  #expiredAt = 0

  constructor({ folder, maxDisk = defaultMaxDisk, maxInMemory = 200, shared }: Options = {}) {
    this.#memory = new LRUCache({ max: maxInMemory })
    this.#folder = folder ? new BoundedFolder(folder, maxDisk) : undefined
    this.#shared = shared
  }

  /** Milliseconds since 1970, on the clock of the entries. */
  time = async (): Promise<number> => (this.#shared ? this.#shared.time() : Date.now())

  /** The newest stored value, however old. Never throws. */
  async get<Value>(name: string): Promise<Entry<Value> | undefined> {
    const own = await this.#own(name)
    const newer = await this.#shared?.newer(name, own)
    if (newer) await this.adopt(name, newer)
    const known = newer ?? own
    // Another replica has deleted it.
    return known?.value === undefined ? undefined : (known as Entry<Value>)
  }

  /** Never throws: without a writable disk the value stays in memory. */
  async set(name: string, value: unknown, time?: number): Promise<void> {
    const at = time ?? (await this.time())
    const entry = { value, at }
    if ((this.#memory.peek(name)?.at ?? 0) > at) return
    // First to the others: a visitor may meet them next.
    if ((await this.#shared?.share(name, entry)) === false) return
    await this.adopt(name, entry)
  }

  /** Keeps what another replica has, unless it is older than what is here. Never throws. */
  async adopt(name: string, entry: Entry<unknown>): Promise<void> {
    if (((await this.#own(name))?.at ?? 0) > entry.at) return
    this.#memory.set(name, entry)
    const folder = this.#folder
    const file = fileOf(name)
    const isWorthAFile = entry.value !== undefined && (this.#shared?.isLasting(entry.value) ?? true)
    if (!folder || !(isWorthAFile || existsSync(folder.pathOf(file)))) return
    const before = this.#writing.get(name)
    const writing = (async () => {
      await before
      // Two writes of one file may end in either order.
      if ((this.#memory.peek(name) ?? entry) === entry)
        await folder.write(file, Buffer.from(JSON.stringify(entry)))
    })().catch(() => undefined)
    this.#writing.set(name, writing)
    await writing
    if (this.#writing.get(name) === writing) this.#writing.delete(name)
  }

  /** Gets and gives what replicas missed while they could not share. */
  async compareAll(): Promise<void> {
    for (const name of [...this.#memory.keys()]) await this.get(name)
  }

  /** Never throws. */
  async delete(name: string): Promise<void> {
    this.#memory.delete(name)
    await this.#folder?.delete(fileOf(name))
    await this.#shared?.delete(name)
  }

  /** Makes every value stale. */
  expire(): void {
    this.#expiredAt = Date.now()
    this.#loading.clear()
  }

  /** A fresh value from `source`, shared; else the stale value. @throws what `source` throws */
  async load<Value>(
    name: string,
    source: () => Promise<Value>,
    { freshFor = 0, waitFor = Infinity, allowStale = true }: LoadOptions = {},
  ): Promise<Value> {
    const known = await this.get<Value>(name)
    if (known && known.at > this.#expiredAt && Date.now() - known.at < freshFor) return known.value
    const loading = this.#share(name, source)
    if (!known || !allowStale) return loading
    try {
      return await (waitFor === Infinity ? loading : withTimeout(loading, waitFor, `Loading ${name}`))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.warn(`[cache] The last ${name} is served: ${reason}`)
      return known.value
    }
  }

  #share<Value>(name: string, source: () => Promise<Value>): Promise<Value> {
    const known = this.#loading.get(name)
    if (known) return known as Promise<Value>
    const at = Date.now()
    const loading = source().then(async (value) => {
      // A load from before a publish must not look fresh.
      await this.set(name, value, at)
      return value
    })
    this.#loading.set(name, loading)
    void loading
      .catch(() => undefined)
      .finally(() => {
        if (this.#loading.get(name) === loading) this.#loading.delete(name)
      })
    return loading
  }

  async #own(name: string): Promise<Entry<unknown> | undefined> {
    return this.#memory.get(name) ?? (await this.#readFile(name))
  }

  async #readFile(name: string): Promise<Entry<unknown> | undefined> {
    const file = await this.#folder?.read(fileOf(name))
    if (!file) return undefined
    try {
      const entry = JSON.parse(file.bytes.toString('utf8')) as Entry<unknown>
      this.#memory.set(name, entry)
      return entry
    } catch {
      return undefined
    }
  }
}

const fileOf = (name: string): string => `${createHash('sha256').update(name).digest('hex')}.json`
