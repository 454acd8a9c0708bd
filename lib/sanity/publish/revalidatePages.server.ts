import { getOlderPaths, getPostPaths } from '../../blog/posts.server.ts'
import { pathsShowing, routes } from '../../site/pages.ts'
import { contentCache } from '../content/cache.server.ts'
import { changedPaths, isShown } from './changedPaths.server.ts'
import { waitForIndex } from './indexWait.server.ts'
import { regenerate } from './regenerations.server.ts'
import type { PublishedChange } from './webhook.server.ts'

/** The paths that were regenerated, and that failed. */
export type Outcome = { revalidated: string[]; failed: string[] }

/** Concurrent regenerations: a hundred landing pages at once would delay home. */
const maxAtOnce = 8

/**
 * Regenerates the pages that show a change, once queries know it.
 * @throws {ContentUnavailableError} while the lake cannot tell
 */
export async function revalidatePages(
  change: PublishedChange,
  revalidate: (path: string) => Promise<void>,
): Promise<Outcome> {
  contentCache.expire()
  if (isShown(change.type)) await waitForIndex(change.id)
  // Drops what was read while the index was behind.
  contentCache.expire()
  const paths = await pathsToRegenerate(change)
  const failed = new Set<string>()
  const waiting = paths.values()
  const work = async () => {
    for (const path of waiting) await regenerate(path, revalidate).catch(() => failed.add(path))
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
  return { revalidated: paths.filter((path) => !failed.has(path)), failed: [...failed] }
}

async function pathsToRegenerate(change: PublishedChange): Promise<string[]> {
  const changed = await changedPaths(change)
  const older = changed.includes(routes.blog) ? getOlderPaths() : []
  // Posts show menu and footer, too.
  const isEverywhere = pathsShowing('siteSettings').every((path) => changed.includes(path))
  const posts = isEverywhere ? await getPostPaths() : []
  return [...changed, ...older, ...posts]
}
