import { createHash } from 'node:crypto'
import path from 'node:path'
import { publicEnv } from '../../site/env.ts'
import { onPublish } from '../publish/publishMarks.server.ts'
import { cacheFolder, processWide } from '../../util/process.server.ts'
import { StaleCache } from '../../util/staleCache.server.ts'

const folderName = createHash('sha256').update(JSON.stringify(publicEnv.sanity)).digest('hex')

/** Results needed at every request: a thousand requests a second cost the lake one query. */
export const contentCache = processWide('content cache', () => {
  const cache = new StaleCache({
    folder: path.join(/* turbopackIgnore: true */ cacheFolder, 'content', folderName.slice(0, 16)),
  })
  // Another replica got the webhook call.
  onPublish(() => cache.expire())
  return cache
})

/** Milliseconds for which one result serves all requests. */
export const freshFor = 1000

/** Milliseconds to wait for the lake while there is a stale result. */
export const waitFor = 2000
