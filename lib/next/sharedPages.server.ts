import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { publishedAt } from '../sanity/publish/publishMarks.server.ts'
import type { BoundedRedis } from '../util/redis.server.ts'
import { keyPrefix, SharedEntries } from '../util/sharedEntries.server.ts'
import { StaleCache } from '../util/staleCache.server.ts'

/** `tried` is when this replica last failed to regenerate the page. */
export type Page = CacheHandlerValue & { tried?: number }

/** The path in Next's key of a page; "/index" for home. */
const pathOfKey = (key: string): string => key.slice(key.indexOf('/$') + 2)

/** A page as this request found it, and when that was. `at` is 0 for a page of the build. */
export type PageRead = { page: Page | undefined; at: number; began: number }

/** Milliseconds to wait for the page that another replica generates, and between two looks. */
const maxWait = 2000
const interval = 50

/**
 * Milliseconds between two comparisons of all pages: a Redis that is too small always lacks some.
 */
const pause = 10_000

/** Milliseconds: longer than any page is fresh, shorter than Next's `expireTime`. */
const day = 86_400_000

/** Bytes. A page takes about 0.2 MB. */
const maxDisk = 500_000_000

const isLasting = (page: unknown) => (page as Page).value?.kind === 'PAGES'

/**
 * The pages of one build, in Redis and on this replica's own disk. What was generated last wins:
 * entries are ordered by the time at which their generation began.
 */
export class SharedPages {
  readonly #redis: BoundedRedis
  readonly #shared: SharedEntries
  readonly #own: StaleCache
  #comparedAt = -Infinity

  /** @throws {Error} without a build in `serverDistDir` */
  constructor(redis: BoundedRedis, serverDistDir: string) {
    const buildId = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8')
    this.#redis = redis
    this.#shared = new SharedEntries(redis, `${keyPrefix}pages:${buildId}:`, isLasting)
    const folder = path.join(serverDistDir, 'route-cache', 'shared')
    this.#own = new StaleCache({ folder, maxDisk, maxInMemory: 250, shared: this.#shared })
    // Without waiting for a request: Redis may be gone by then.
    this.#shared.watch(
      (name, entry) => this.#own.adopt(name, entry),
      () => this.#compareAll(),
    )
    redis.onReconnect(() => this.#own.compareAll())
  }

  #compareAll(): void {
    const now = performance.now()
    if (now - this.#comparedAt < pause) return
    this.#comparedAt = now
    void this.#own.compareAll()
  }

  /** The newest page that Redis or this replica has; else that of the build. */
  async read(key: string, readBuilt: () => Promise<Page | null>): Promise<PageRead> {
    const [entry, published, now] = await Promise.all([
      this.#own.get<Page>(key),
      publishedAt(pathOfKey(key)),
      this.#redis.time(),
    ])
    const built = entry ? null : await readBuilt()
    const found = entry ?? (built ? { value: built, at: 0 } : await this.#generatedElsewhere(key))
    if (!found) return { page: undefined, at: 0, began: now }
    const { value: page, at } = found
    // If Next generates the page, it reads the content after this. A clock may have been set back.
    const began = Math.max(now, at + 0.001)
    const madeAt = Math.max(at, page.tried ?? 0)
    // A page from before a publish is stale, but better than none while the lake is down.
    const isBehind = published > madeAt
    if (at === 0 && !isBehind) return { page, at, began }
    // Next compares it with this machine's clock; the page may be of another one.
    const age = isBehind ? day : now - madeAt
    return { page: { ...page, lastModified: Date.now() - age }, at, began }
  }

  /** Stores a generated page unless a newer one is known. */
  async write(key: string, page: Page, read: PageRead): Promise<void> {
    // After a failure Next stores the page before, to try again later.
    if (read.page && page.value && page.value === read.page.value)
      await this.#own.adopt(key, { value: { ...page, tried: read.began }, at: read.at })
    else await this.#own.set(key, page, read.began)
  }

  /** One replica generates a page that none has; the others wait for it. */
  async #generatedElsewhere(key: string): Promise<{ value: Page; at: number } | undefined> {
    const end = performance.now() + maxWait
    for (;;) {
      const isLocked = (await this.#shared.lock(key)) === false
      // Also with the lock: the other one may just have released it.
      const entry = await this.#own.get<Page>(key)
      if (entry || !isLocked || performance.now() > end) return entry
      await wait(interval)
    }
  }
}
