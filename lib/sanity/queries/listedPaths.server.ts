import { pageIds, pages, pathsShowing, routes } from '#lib/site/pages.ts'
import { isVisible } from '#lib/site/visibility.ts'
import { lastKnownContentPaths } from './contentPaths.server.ts'
import { contentCache } from './cache.server.ts'
import { fetchPublished } from './client.server.ts'
import { hiddenPagesQuery } from './queries.ts'
import type { HiddenPagesQueryResult } from './types.generated.ts'

const canonicalPaths: readonly string[] = pageIds
  .map((id) => pages[id].paths[0])
  .filter((path) => path !== routes.notFound)

/**
 * Paths for the sitemap, without hidden pages; while the lake is down the last known ones.
 * @throws {ContentUnavailableError} when none are known
 */
export async function listedPaths(): Promise<string[]> {
  const [hiddenTypes, { landingPages }] = await Promise.all([
    contentCache.load('hidden pages', fetchHiddenPages),
    lastKnownContentPaths(),
  ])
  const hidden = new Set(hiddenTypes.flatMap(pathsShowing))
  const now = Date.now()
  const listed = landingPages.filter((page) => !page.hidden && isVisible(page.times, now))
  const landingPaths = listed.map((page) => page.path)
  return [...canonicalPaths, ...landingPaths].filter((path) => !hidden.has(path))
}

const fetchHiddenPages = () =>
  fetchPublished<HiddenPagesQueryResult>(hiddenPagesQuery, { pageTypes: pageIds })
