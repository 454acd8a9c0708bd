import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Store from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type * as Lifetimes from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import type { PostListState, PostState } from './blog/states.ts'
import { writeWhole } from './wholeFile.server.ts'

// Node does not see the exports of a package that was compiled to CommonJS.
const require = createRequire(import.meta.url)
const store: typeof Store = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
const {
  SharedCacheControls,
}: typeof Lifetimes = require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js')

/** Next's list of how long the answer at each address is good. It forgets none of itself. */
const lifetimes = (SharedCacheControls as unknown as { cacheControls: Map<string, unknown> }).cacheControls

/** Characters of a key, an address with some hundred before it. No page has a longer one. */
const longestKey = 1_000

/** The addresses asked for last that have no page, the oldest first. */
const pageless = new Set<string>()

/** So many of them may be in Next's list. */
const mostPageless = 1_000

/**
 * To be told before Next puts an address into its list. Those without a page can be made up without end, and need no place there: their
 * answers are in memory only, bounded, each with its own lifetime.
 */
function notePageless(key: string): void {
  pageless.delete(key)
  pageless.add(key)
  const [oldest] = pageless
  if (pageless.size <= mostPageless || oldest === undefined) return
  pageless.delete(oldest)
  lifetimes.delete(oldest)
}

type NextStore = InstanceType<typeof store.default>
type Kept = NonNullable<Awaited<ReturnType<NextStore['get']>>>['value'] | null

/**
 * True for a page of which the blog has said nothing yet: while its host is down, that is what every address of a post has that nobody
 * has listed, and of older posts, and these can be made up as well.
 */
function isUnknown(value: Kept): boolean {
  if (value?.kind !== 'PAGES') return false
  const { state, posts, number } = (value.pageData as { pageProps?: LoadingProps }).pageProps ?? {}
  return (state?.kind === 'loading' && !state.listed) || (posts?.kind === 'loading' && number !== undefined)
}

/** What tells such pages: `state` of `pages/blog/[id].tsx`, `posts` and `number` of `pages/blog/page/[number].tsx`. */
type LoadingProps = { state?: PostState; posts?: PostListState; number?: number }

/** False for what needs no place in Next's list. */
const hasPage = (value: Kept): boolean => value?.kind === 'PAGES' && !isUnknown(value)

/**
 * Next's own store of generated pages, with four differences. Each file is whole or not there: Next writes over a page in its place, so a
 * process that is killed meanwhile, or a full disk, leaves half of it or nothing, which the next process serves as good for five minutes.
 * Addresses that lead nowhere, or elsewhere, do not fill the memory, and those of posts of which nothing is known do not fill the disk. And
 * a page that is gone is gone from the disk as well.
 */
export default class PageStore extends store.default {
  constructor(context: ConstructorParameters<typeof store.default>[0]) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
  }

  override async get(...[key, context]: Parameters<NextStore['get']>) {
    const entry = await super.get(key, context)
    if (entry && !hasPage(entry.value)) notePageless(key)
    return entry
  }

  override async set(...[key, data, context]: Parameters<NextStore['set']>) {
    if (hasPage(data)) pageless.delete(key)
    else if (key.length <= longestKey) notePageless(key)
    else return void lifetimes.delete(key)
    // What is on the disk of an unknown page was good once.
    const place = isUnknown(data) ? Object.create(this, { flushToDisk: { value: false } }) : this
    await super.set.call(place, key, data, context)
    if (data?.kind !== 'PAGES') await this.#takeOff(key)
  }

  /** Next forgets a page in its memory only: it would be served again by the next process, or once the memory was wanted for others. */
  async #takeOff(key: string): Promise<void> {
    const { getFilePath } = this as unknown as { getFilePath: (key: string, kind: string) => string }
    // A page lies under its key and, if it comes from the build, at its address too, which the key ends with.
    const keys = [key, key.slice(key.indexOf('/$/') + 2)]
    const files = keys.map((each) => getFilePath.call(this, `${each}.html`, 'PAGES'))
    await Promise.all(files.map((file) => rm(file, { force: true })))
  }
}
