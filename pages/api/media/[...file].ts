import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { filePolicy } from '../../../lib/security/csp.ts'
import { currentCaller } from '../../../lib/util/caller.server.ts'
import { callerOf, RateLimit } from '../../../lib/util/rateLimit.server.ts'
import { isRead } from '../../../lib/http/request.server.ts'
import { ImageUnavailableError } from '../../../lib/images/cache.server.ts'
import { mayCrop } from '../../../lib/images/crops.server.ts'
import { cacheLakeFile, readLakeFile } from '../../../lib/images/lakeImages.server.ts'
import { readInTurn, ResizeLimitError, respondBusy } from '../../../lib/images/resizes.server.ts'

export const config: PageConfig = { api: { bodyParser: false, responseLimit: false } }

/**
 * Downloads per visitor. Images of pages were cached before, and are not counted. Next's optimizer
 * calls this route without headers, within the visitor's own request.
 */
const downloads = new RateLimit(60, 1, 'downloads')

type Named = { name: string; kind: 'images' | 'files'; rect?: string }

/** What a path names; undefined for no path of ours, or a crop that this site has not signed. */
function namedBy(path: readonly string[]): Named | undefined {
  const [first = '', second = '', third = ''] = path
  if (path.length === 1) return { name: first, kind: 'images' }
  if (path.length === 2 && first === 'files') return { name: second, kind: 'files' }
  const isCrop = path.length === 3 && mayCrop(first, third, second)
  return isCrop ? { name: third, kind: 'images', rect: second } : undefined
}

/** Files of the lake: `/api/media/<image>`, `/<signature>/<crop>/<image>` or `/files/<file>`. */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const named = namedBy([request.query.file ?? []].flat())
  if (!named) {
    response.status(404).end()
    return
  }
  const { name, kind, rect } = named
  try {
    const options = { kind, rect, mayDownload: () => downloads.take(currentCaller() ?? callerOf(request)) }
    const file = await readInTurn(request, {
      cache: () => cacheLakeFile(name, options),
      read: () => readLakeFile(name, options),
    })
    response.setHeader('Cache-Control', 'public, max-age=31536000, s-maxage=31536000, immutable')
    response.setHeader('Content-Type', file.type)
    response.setHeader('Content-Security-Policy', filePolicy)
    if (kind === 'files') response.setHeader('Content-Disposition', 'attachment')
    response.status(200).send(file.bytes)
  } catch (error) {
    if (ResizeLimitError.is(error)) return respondBusy(response)
    if (!ImageUnavailableError.is(error)) throw error
    const status = error.status === 404 || error.status === 429 ? error.status : 502
    response.setHeader('Cache-Control', 'no-store').status(status).end()
  }
}
