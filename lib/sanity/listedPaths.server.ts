import { routes, sitePages } from '../routes.ts'
import { affectedPaths } from './affectedPaths.ts'
import { fetchAddresses } from './addresses.server.ts'
import { ContentUnavailableError, fetchPublished } from './client.server.ts'
import { hiddenPagesQuery } from './queries.ts'
import { shareAnswer } from './sharedAnswer.server.ts'

/** /search-all-jobs is /job-seeker at a second address, and says so in its head: search engines want the first only. */
const canonicalPaths = sitePages.map((page) => page.path).filter((path) => path !== routes.searchAllJobs)

/** Paths of the pages that search engines may list: all but those an editor has hidden. */
export async function listedPaths(): Promise<string[]> {
  const hidden = new Set((await hiddenPages()).flatMap(affectedPaths))
  return [...canonicalPaths.filter((path) => !hidden.has(path)), ...(await landingPaths())]
}

async function landingPaths(): Promise<string[]> {
  try {
    const { landingPages } = await fetchAddresses()
    return landingPages.filter((page) => !page.hidden).map((page) => page.path)
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`[content] ${error.message} The sitemap leaves out the landing pages.`)
    return []
  }
}

async function hiddenPages(): Promise<readonly string[]> {
  try {
    return await shareAnswer('hidden pages', () => fetchPublished(hiddenPagesQuery))
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    // A hidden page says so in its own head as well: an address too many does no harm, a sitemap that fails does.
    console.warn(`[content] ${error.message} The sitemap lists every page.`)
    return []
  }
}
