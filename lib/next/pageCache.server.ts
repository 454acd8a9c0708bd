import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { RedisClientType } from '@redis/client'
import { LRUCache } from 'lru-cache'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { isBuild, lastRegeneration, processWide } from '../util/process.server.ts'
import { TimeoutError, withTimeout } from '../util/withTimeout.ts'
import { writeFileAtomic } from './writeFileAtomic.server.ts'

// Node does not see the exports of a package compiled to CommonJS.
const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof FileSystemCacheModule

type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Cache = InstanceType<typeof FileSystemCache>

const asPage = { kind: 'PAGES' } as Parameters<Cache['get']>[1]

/** `began`, milliseconds since 1970, is when the request came for which the page was generated. */
type Page = CacheHandlerValue & { began: number }

/** Milliseconds for a command; without commands after a timeout, and between two connections. */
const commandTimeout = 250
const pause = 1000

/** Pages that the replicas of a site's build share in Redis, for a week. Nothing here throws. */
class SharedPages {
  /** What this replica has seen: served while Redis is down, and given back to it after. */
  readonly #own = new LRUCache<string, Page>({ max: 250 })
  readonly #prefix: string
  readonly #first: Promise<unknown>
  #client: RedisClientType | undefined
  #offUntil = 0
  #isDown = false

  constructor(url: string, serverDistDir: string) {
    const buildId = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8')
    const host = URL.parse(process.env.NEXT_PUBLIC_SITE_URL ?? '')?.host ?? ''
    this.#prefix = `goodline:${host}:${buildId}:`
    this.#first = this.#connect(url).catch(() => undefined)
  }

  async #connect(url: string): Promise<void> {
    const { createClient } = await import('@redis/client')
    const client: RedisClientType = createClient({
      url,
      disableOfflineQueue: true,
      // A connection that goes silent is made anew.
      pingInterval: 2 * pause,
      socket: { connectTimeout: pause, socketTimeout: 5 * pause, reconnectStrategy: () => pause },
    })
    this.#client = client
    // A connection alone keeps no process alive.
    client.unref()
    client.on('error', (error) => this.#fail(error))
    // From here on: a busy machine takes a second to load the client's code.
    await withTimeout(client.connect(), pause)
  }

  /** The newest page that Redis or this replica has. Redis gets one back that it has lost. */
  async read(key: string): Promise<Page | undefined> {
    const shared = await this.#ask(async (client) => {
      const text = await client.get(this.#prefix + key)
      return text === null ? undefined : (JSON.parse(text) as Page)
    })
    const own = this.#own.get(key)
    if (own && own.began > (shared?.began ?? 0)) {
      void this.write(key, own)
      return own
    }
    if (shared) this.#own.set(key, shared)
    return shared
  }

  async write(key: string, page: Page): Promise<void> {
    this.#own.set(key, page)
    const text = JSON.stringify(page)
    const written = await this.#ask((client) => client.setEx(this.#prefix + key, 604_800, text))
    // Only a write proves it: a full Redis still lets pages be read.
    if (written && this.#isDown) console.warn('[redis] The replicas share pages again.')
    if (written) this.#isDown = false
  }

  /** Undefined on failure, and while Redis is down. */
  async #ask<T>(command: (client: RedisClientType) => Promise<T>): Promise<T | undefined> {
    await this.#first
    const client = this.#client
    if (!client?.isReady || performance.now() < this.#offUntil) return undefined
    try {
      return await withTimeout(command(client), commandTimeout, 'A command')
    } catch (error) {
      if (error instanceof TimeoutError) this.#offUntil = performance.now() + pause
      this.#fail(error)
      return undefined
    }
  }

  #fail(error: unknown): void {
    if (!this.#isDown) console.warn(`[redis] The replicas share no pages: ${String(error)}`)
    this.#isDown = true
  }
}

function sharedPages({ serverDistDir }: Context): SharedPages | undefined {
  const url = process.env.REDIS_URL
  if (!url || isBuild || !serverDistDir) return undefined
  return processWide('shared pages', () => new SharedPages(url, serverDistDir))
}

/**
 * Departure 4 (README.md): Next's file cache with atomic writes, vercel/next.js#98009. With
 * `REDIS_URL` replicas share what they generate; Next makes one handler per request.
 */
export default class PageCache extends FileSystemCache {
  readonly #shared: SharedPages | undefined
  readonly #began = Date.now()
  #read: CacheHandlerValue['value'] | undefined

  constructor(context: Context) {
    const shared = sharedPages(context)
    super({
      ...context,
      fs: { ...context.fs, writeFile: writeFileAtomic },
      // A container's pages are read-only: new ones are in memory, and in Redis.
      ...((shared ?? process.env.STANDALONE) && { flushToDisk: false }),
    })
    this.#shared = shared
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const [key, context] = args
    const isPage = context.kind === 'PAGES' && !context.isFallback
    const entry = (isPage && (await this.#shared?.read(key))) || (await super.get(...args))
    this.#read = entry?.value
    // A file that lost its end on a failing disk is generated again.
    return entry?.value?.kind === 'PAGES' && !entry.value.html.endsWith('</html>') ? null : entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value, context] = args
    // After a failure Next writes again what it has read.
    if (value?.kind === 'PAGES' && value !== this.#read) lastRegeneration.at = new Date()
    if (!this.#shared || context.fetchCache) {
      const gone = value === null && (await super.get(key, asPage))?.value
      // Next leaves its file, which after a restart would be the page again.
      if (gone && gone.kind === 'PAGES') await super.set(key, { ...gone, html: '' }, context)
      return super.set(...args)
    }
    const before = (await this.get(key, asPage)) as Partial<Page> | null
    // Another replica began later, so it read newer content.
    if (before?.began && before.began > this.#began) return
    const page = { value, lastModified: Date.now(), cacheControl: context.cacheControl, began: this.#began }
    if (value?.kind === 'PAGES') return this.#shared.write(key, page)
    await super.set(...args)
    // Strangers would fill Redis with 404s, so only where a page was.
    if (before?.began ?? before?.value) await this.#shared.write(key, page)
  }
}
