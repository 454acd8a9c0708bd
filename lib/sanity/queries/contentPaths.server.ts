import { landingPath } from '#lib/site/paths.ts'
import type { ScheduledTimes } from '#lib/site/visibility.ts'
import { contentCache, usualAge } from './cache.server.ts'
import { fetchPublished } from './client.server.ts'
import { contentPathsQuery } from './queries.ts'
import type { ContentPathsQueryResult } from './types.generated.ts'

/**
 * Landing pages outside their `times` are among them: they may begin at any time. After it the path
 * leads to `afterEnd`.
 */
type ContentPaths = {
  landingPages: { path: string; hidden: boolean; times: ScheduledTimes; afterEnd?: string | null }[]
  redirects: { from: string; to: string; permanent: boolean }[]
}

/** A program may store anything, and one document must not stop all redirects. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Milliseconds; a visitor waits. */
const timeout = 4000

const name = 'landing pages and redirects'

/**
 * Every landing page and redirect as of the last publish: unknown paths cost the lake nothing.
 * @throws {ContentUnavailableError}
 */
export const fetchContentPaths = (): Promise<ContentPaths> =>
  contentCache.load(name, query, { allowStale: false })

/** The same, or the last known ones. @throws {ContentUnavailableError} when none are known */
export const lastKnownContentPaths = (): Promise<ContentPaths> => contentCache.load(name, query)

/**
 * The same for the proxy, which runs before pages. Where no publish is told, a minute old at most.
 * Waits 0.3 seconds.
 * @throws as {@link lastKnownContentPaths}
 */
export const contentPathsAtOnce = (): Promise<ContentPaths> =>
  contentCache.load(name, query, { freshFor: Math.max(60_000, usualAge), waitFor: 300 })

async function query(): Promise<ContentPaths> {
  const signal = AbortSignal.timeout(timeout)
  const { landingPages, redirects } = await fetchPublished<ContentPathsQueryResult>(
    contentPathsQuery,
    {},
    signal,
  )
  return {
    landingPages: landingPages.flatMap(({ slug, afterEnd, ...page }) => {
      const path = landingPath(slug)
      return path ? [{ path, ...page, afterEnd: isText(afterEnd) ? afterEnd : null }] : []
    }),
    redirects: redirects.flatMap(({ from, to, permanent }) =>
      isText(from) && isText(to) ? [{ from, to, permanent }] : [],
    ),
  }
}
