import { routes, sitePages } from '../routes.ts'
import { affectedPaths } from '../shownOn.ts'
import { fetchAddresses } from './addresses.server.ts'
import { fetchPublished } from './client.server.ts'
import { lastAnswer } from './lastAnswer.server.ts'
import { hiddenPagesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'
import type { HiddenPagesQueryResult } from './types.generated.ts'

/** /search-all-jobs is /job-seeker at a second address, and says so in its head: search engines want the first only. */
const canonicalPaths = sitePages.map((page) => page.path).filter((path) => path !== routes.searchAllJobs)

/**
 * Paths of the pages that search engines may list: all but those an editor has hidden. While the content lake cannot be read it is the last
 * known list: search engines forget what a sitemap no longer names.
 */
export async function listedPaths(): Promise<string[]> {
  const [hiddenTypes, landingPages] = await Promise.all([
    // A hidden page says so in its own head as well, so that an address too many does no harm.
    lastAnswer('hidden pages', fetchHiddenPages, {
      answer: [],
      consequence: 'The sitemap lists every page.',
    }),
    lastAnswer('listed landing pages', listedLandingPages, {
      answer: [],
      consequence: 'The sitemap leaves out the landing pages.',
    }),
  ])
  const hidden = new Set(hiddenTypes.flatMap(affectedPaths))
  return [...canonicalPaths, ...landingPages].filter((path) => !hidden.has(path))
}

const fetchHiddenPages = () =>
  shareAnswer('hidden pages', () => fetchPublished<HiddenPagesQueryResult>(hiddenPagesQuery))

async function listedLandingPages(): Promise<string[]> {
  const { landingPages } = await fetchAddresses()
  return landingPages.filter((page) => !page.hidden).map((page) => page.path)
}
