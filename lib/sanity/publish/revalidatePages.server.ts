import { getOlderPaths, getPostPaths } from '../../blog/posts.server.ts'
import { pathsShowing, routes } from '../../site/pages.ts'
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

/** Regenerates the pages that show a change, once queries know it. Never throws. */
export async function revalidatePages(
  change: PublishedChange,
  revalidate: (path: string) => Promise<void>,
): Promise<Outcome> {
  contentCache.expire()
  try {
    if (isShown(change.type)) await waitForIndex(change.id)
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
  const failing = new Set<string>()
  const waiting = paths.values()
  const work = async () => {
    for (const path of waiting) await regenerate(path, revalidate).catch(() => failing.add(path))
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  await markPublished(paths, began)
  const failed = paths.filter((path) => failing.has(path))
  const revalidated = paths.filter((path) => !failing.has(path))
  if (failed.length === 0) return { revalidated, failed }
  return { revalidated, failed, problem: `could not generate ${failed.join(', ')}` }
}

async function pathsToRegenerate(change: PublishedChange): Promise<string[]> {
  const changed = await changedPaths(change)
  const older = changed.includes(routes.blog) ? await getOlderPaths() : []
  // Posts show menu and footer, too.
  const isEverywhere = pathsShowing('siteSettings').every((path) => changed.includes(path))
  const posts = isEverywhere ? await getPostPaths() : []
  return [...changed, ...older, ...posts]
}
