import { createRequire } from 'node:module'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { isBuild, processWide } from '../util/process.server.ts'
import { redis } from '../util/redis.server.ts'
import { writeFileAtomic } from '../util/writeFileAtomic.server.ts'
import { isObject } from '../util/isObject.ts'
import { absenceEnds } from './absences.server.ts'
import { type Page, type PageRead, pathOfKey, SharedPages } from './sharedPages.server.ts'

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
 * Departure 4 (README.md): Next's page cache with atomic writes, shared through Redis where
 * `REDIS_URL` is set. vercel/next.js#98009. A page that changes by itself is served until then, and
 * not a second longer. Next makes one per request.
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
    if (!this.#pages) return unlessPast(key, await super.get(...args))
    const read = await this.#pages.read(key, () => super.get(...args))
    this.#reads.set(key, read)
    return unlessPast(key, read.page ?? null)
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [key, value, context] = args
    const read = this.#reads.get(key)
    if (!this.#pages || !read || context.fetchCache) return super.set(...args)
    const { cacheControl } = context
    const absentUntil = value ? undefined : absenceEnds(pathOfKey(key))
    const page = {
      value,
      lastModified: Date.now(),
      ...(cacheControl && { cacheControl }),
      ...(absentUntil !== undefined && { absentUntil }),
    }
    await this.#pages.write(key, page, read)
  }
}

/** Milliseconds in which a page is generated. An older one after its moment is not the next one. */
const maxGeneration = 10_000

/**
 * A page whose moment has passed must be generated before the response: -1 says so to Next. When
 * that fails, Next stores the same page again, and serves it while it tries.
 */
function unlessPast(key: string, page: Page | null): Page | null {
  const changes = page?.value ? changeOf(page.value) : (page?.absentUntil ?? absenceEnds(pathOfKey(key)))
  if (!page || changes === undefined || Date.now() < changes) return page
  return (page.lastModified ?? 0) < changes + maxGeneration ? { ...page, lastModified: -1 } : page
}

function changeOf(value: NonNullable<Page['value']>): number | undefined {
  const { pageProps } = (value.kind === 'PAGES' ? value.pageData : {}) as { pageProps?: unknown }
  return isObject(pageProps) && typeof pageProps.nextChange === 'number' ? pageProps.nextChange : undefined
}
