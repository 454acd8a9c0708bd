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
  // A hidden page says so in its own head as well, so that an address too many does no harm.
  const hiddenTypes = await orNone(hiddenPages(), 'The sitemap lists every page.')
  const hidden = new Set(hiddenTypes.flatMap(affectedPaths))
  const landing = await orNone(landingPages(), 'The sitemap leaves out the landing pages.')
  return [...canonicalPaths, ...landing].filter((path) => !hidden.has(path))
}

const hiddenPages = () => shareAnswer('hidden pages', () => fetchPublished(hiddenPagesQuery))

async function landingPages(): Promise<string[]> {
  const { landingPages } = await fetchAddresses()
  return landingPages.filter((page) => !page.hidden).map((page) => page.path)
}

/** What was asked for, or none while the content lake cannot be read: a sitemap that fails does more harm than one that is not exact. */
async function orNone(asked: Promise<readonly string[]>, consequence: string): Promise<readonly string[]> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`[content] ${error.message} ${consequence}`)
    return []
  }
}
