import type { ServerResponse } from 'node:http'
import { BlogUnavailableError } from '../blog/posts.server.ts'
import { ContentUnavailableError } from '../sanity/queries/client.server.ts'

/**
 * What a sitemap or feed lists; undefined after a 503 response that nobody caches.
 * Crawlers then keep the list that they have: a shorter one would drop pages.
 * @throws what is no outage of a source
 */
export async function respond503OnOutage<Result>(
  response: ServerResponse,
  loading: Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await loading
  } catch (error) {
    if (ContentUnavailableError.is(error)) console.warn(`[content] ${error.message}`)
    else if (error instanceof BlogUnavailableError) console.warn(error.message)
    else throw error
    response.writeHead(503, { 'Retry-After': '60', 'Cache-Control': 'no-store' }).end()
    return undefined
  }
}
