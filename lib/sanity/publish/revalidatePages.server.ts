import { getOlderPaths, firstPostPaths } from '#lib/blog/posts.server.ts'
import { pathsShowing, routes } from '#lib/site/pages.ts'
import { contentCache } from '../queries/cache.server.ts'
import { changedPaths, isShown } from './changedPaths.server.ts'
import { waitForIndex } from './indexWait.server.ts'
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
  const changed = await changedPaths(change)
  const failed = new Set<string>()
  const regenerateAll = async (paths: readonly string[]) => {
    const waiting = paths.values()
    const work = async () => {
      for (const path of waiting) await regenerate(path, revalidate).catch(() => failed.add(path))
    }
    await Promise.all(Array.from({ length: maxAtOnce }, work))
  }
  await regenerateAll(changed)
  // Only now: a process that has just started knows of no posts before home or blog regenerate.
  const ofBlog = await blogPaths(changed)
  await regenerateAll(ofBlog)
  const revalidated = [...changed, ...ofBlog].filter((path) => !failed.has(path))
  return { revalidated, failed: [...failed] }
}

/** Twice: Next joins a generation that is under way, which may have read before the publish. */
async function regenerate(path: string, revalidate: (path: string) => Promise<void>): Promise<void> {
  await revalidate(path)
  await revalidate(path)
}

async function blogPaths(changed: readonly string[]): Promise<string[]> {
  const older = changed.includes(routes.blog) ? getOlderPaths() : []
  // Posts show menu and footer, too.
  const isEverywhere = pathsShowing('siteSettings').every((path) => changed.includes(path))
  const posts = isEverywhere ? await firstPostPaths() : []
  return [...older, ...posts]
}
