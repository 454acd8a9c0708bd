import { pageIds, pages, pathsShowing, routes } from '../../site/pages.ts'
import { lastKnownContentPaths } from './contentPaths.server.ts'
import { contentCache, freshFor, waitFor } from './cache.server.ts'
import { ContentUnavailableError, fetchPublished } from './client.server.ts'
import { hiddenPagesQuery } from './queries.ts'
import type { HiddenPagesQueryResult } from './types.generated.ts'

const canonicalPaths: readonly string[] = pageIds
  .map((id) => pages[id].paths[0])
  .filter((path) => path !== routes.notFound)

/** Paths for the sitemap, without hidden pages; while the lake is down the last known ones. */
export async function listedPaths(): Promise<string[]> {
  const [hiddenTypes, { landingPages }] = await Promise.all([
    // A hidden page is also noindex, so a path too many does no harm.
    orEmpty(contentCache.load('hidden pages', fetchHiddenPages, { freshFor, waitFor }), [], 'every page'),
    orEmpty(lastKnownContentPaths(), { landingPages: [], redirects: [] }, 'no landing page'),
  ])
  const hidden = new Set(hiddenTypes.flatMap(pathsShowing))
  const landingPaths = landingPages.filter((page) => !page.hidden).map((page) => page.path)
  return [...canonicalPaths, ...landingPaths].filter((path) => !hidden.has(path))
}

const fetchHiddenPages = () =>
  fetchPublished<HiddenPagesQueryResult>(hiddenPagesQuery, { pageTypes: pageIds })

async function orEmpty<Value>(loading: Promise<Value>, empty: Value, listed: string): Promise<Value> {
  try {
    return await loading
  } catch (error) {
    if (!ContentUnavailableError.is(error)) throw error
    console.warn(`[content] ${error.message} The sitemap lists ${listed}.`)
    return empty
  }
}
