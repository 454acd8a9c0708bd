import { LRUCache } from 'lru-cache'
import { getOlderPaths, getPostPaths } from '../../blog/posts.server.ts'
import { pathsShowing, routes } from '../../site/pages.ts'
import { processWide } from '../../util/process.server.ts'
import { contentCache } from '../content/cache.server.ts'
import { changedPaths, isShown } from './changedPaths.server.ts'
import { waitForIndex } from './indexWait.server.ts'
import { beginPublish, markPublished } from './publishMarks.server.ts'
import { regenerate } from './regenerations.server.ts'
import type { PublishedChange } from './webhook.server.ts'

/** Pages that were regenerated, and that failed; `problem` is for the log. */
export type Outcome = { revalidated: string[]; failed: string[]; problem?: string }

/** Concurrent regenerations: a hundred landing pages at once would delay home. */
const maxAtOnce = 8

/** Milliseconds after which no further page begins: hosted Sanity waits 30 s for a call. */
const maxWork = 24_000

/** Pages that show a revision of a document, while others of it are left for the next call. */
type Progress = { revision: string | null; done: Set<string> }

const unfinished = processWide(
  'unfinished publishes',
  () => new LRUCache<string, Progress>({ max: 100, ttl: 30 * 60_000 }),
)

/**
 * Regenerates the pages that show a change, once queries know it. A call that fails, or runs out of
 * time, is sent again: the next one does what is left. Never throws.
 */
export async function revalidatePages(
  change: PublishedChange,
  revalidate: (path: string) => Promise<void>,
): Promise<Outcome> {
  const end = performance.now() + maxWork
  contentCache.expire()
  let revision: string | null = null
  try {
    if (isShown(change.type)) revision = await waitForIndex(change.id)
    // Drops what was read while the index was behind.
    contentCache.expire()
  } catch (error) {
    const failed = [...pathsShowing(change.type)]
    return { revalidated: [], failed, problem: `could not see what was published. ${String(error)}` }
  }
  let paths: string[]
  try {
    paths = await pathsToRegenerate(change)
  } catch (error) {
    return { revalidated: [], failed: [], problem: `could not tell which pages show it. ${String(error)}` }
  }
  const began = await beginPublish()
  const known = unfinished.get(change.id)
  const done = known?.revision === revision ? known.done : new Set<string>()
  unfinished.set(change.id, { revision, done })
  const left = paths.filter((path) => !done.has(path))
  const waiting = left.values()
  const work = async () => {
    for (const path of waiting) {
      if (performance.now() > end) return
      await regenerate(path, revalidate).then(
        () => done.add(path),
        () => undefined,
      )
    }
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  await markPublished(left, began)
  const failed = left.filter((path) => !done.has(path))
  const revalidated = paths.filter((path) => done.has(path))
  if (failed.length > 0) return { revalidated, failed, problem: problemOf(failed, performance.now() > end) }
  unfinished.delete(change.id)
  return { revalidated, failed }
}

const problemOf = (failed: readonly string[], isLate: boolean): string =>
  isLate ? `${failed.length} pages are left for the next call` : `could not generate ${failed.join(', ')}`

async function pathsToRegenerate(change: PublishedChange): Promise<string[]> {
  const changed = await changedPaths(change)
  const older = changed.includes(routes.blog) ? getOlderPaths() : []
  // Posts show menu and footer, too.
  const isEverywhere = pathsShowing('siteSettings').every((path) => changed.includes(path))
  const posts = isEverywhere ? await getPostPaths() : []
  return [...changed, ...older, ...posts]
}
