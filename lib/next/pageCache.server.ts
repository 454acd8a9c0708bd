import { createRequire } from 'node:module'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isBuild, processWide } from '../util/process.server.ts'
import { redis } from '../util/redis.server.ts'
import { writeFileAtomic } from '../util/writeFileAtomic.server.ts'
import { type Page, type PageRead, SharedPages } from './sharedPages.server.ts'

// Node does not see the exports of a package compiled to CommonJS.
const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache.js') as typeof FileSystemCacheModule

type Context = ConstructorParameters<typeof FileSystemCache>[0]
type Cache = InstanceType<typeof FileSystemCache>

function sharedPages({ serverDistDir }: Context): SharedPages | undefined {
  if (!redis || isBuild || !serverDistDir) return undefined
  const client = redis
  return processWide('shared pages', () => new SharedPages(client, serverDistDir))
}

/**
 * Departures 4 and 5 (README.md): Next's page cache with atomic writes, shared through Redis where
 * `REDIS_URL` is set. vercel/next.js#98009. Next makes one handler per
 * request.
 */
export default class PageCache extends FileSystemCache {
  readonly #pages: SharedPages | undefined
  readonly #reads = new Map<string, PageRead>()

  constructor(context: Context) {
    const pages = sharedPages(context)
    super({
      ...context,
      fs: { ...context.fs, writeFile: (file, data) => writeFileAtomic(file, data) },
      // The pages of the build are only read.
      ...(pages && { flushToDisk: false }),
    })
    this.#pages = pages
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const [key, context] = args
    if (context.kind !== 'PAGES' || context.isFallback) return super.get(...args)
    return this.#read(key, () => super.get(...args))
  }

  async #read(key: string, readOwn: () => Promise<Page | null>): Promise<Page | null> {
    if (!this.#pages) return readOwn()
    const read = await this.#pages.read(key, readOwn)
    this.#reads.set(key, read)
    return read.page ?? null
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value, context] = args
    const read = this.#reads.get(key)
    if (!this.#pages || !read || context.fetchCache) return super.set(...args)
    const { cacheControl } = context
    const page = { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) }
    await this.#pages.write(key, page, read)
  }
}
