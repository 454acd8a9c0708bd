import { createHash } from 'node:crypto'
import path from 'node:path'
import { publicEnv } from '../../site/env.ts'
import { onPublish } from '../publish/publishMarks.server.ts'
import { cacheFolder, processWide } from '../../util/process.server.ts'
import { revalidateSeconds } from '../../util/revalidate.server.ts'
import { StaleCache } from '../../util/staleCache.server.ts'

const folderName = createHash('sha256').update(JSON.stringify(publicEnv.sanity)).digest('hex')

/** Results needed at many requests: a thousand of them a second cost the lake one query. */
export const contentCache = processWide('content cache', () => {
  const cache = new StaleCache({
    folder: path.join(/* turbopackIgnore: true */ cacheFolder, 'content', folderName.slice(0, 16)),
  })
  // A file may be from before a publish that this process was not told of.
  cache.expire()
  // Another replica got the webhook call.
  onPublish(() => cache.expire())
  return cache
})

/** No webhook call reaches a developer's site. */
const hearsOfPublishes = process.env.NODE_ENV !== 'development'

/** Milliseconds for which one result serves all requests, unless something is published. */
export const freshFor = hearsOfPublishes ? revalidateSeconds * 1000 : 1000

/** Milliseconds to wait for the lake while there is a stale result. */
export const waitFor = 2000
