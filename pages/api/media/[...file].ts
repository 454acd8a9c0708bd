import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { filePolicy } from '../../../lib/http/csp.ts'
import { callerOf, RateLimit } from '../../../lib/http/rateLimit.server.ts'
import { isRead } from '../../../lib/http/request.server.ts'
import { ImageUnavailableError } from '../../../lib/images/cache.server.ts'
import { readLakeFile } from '../../../lib/images/lakeImages.server.ts'

export const config: PageConfig = { api: { bodyParser: false, responseLimit: false } }

/** Downloads per caller. Images of pages were cached before, and are not counted. */
const downloads = new RateLimit(60, 1)

/** Files of the lake: `/api/media/<image>`, `/<crop>/<image>` or `/files/<file>`. */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const segments = [request.query.file ?? []].flat()
  const [name = '', folder] = segments.toReversed()
  const kind = folder === 'files' ? 'files' : 'images'
  if (segments.length > 2) {
    response.status(404).end()
    return
  }
  try {
    const { type, bytes } = await readLakeFile(name, {
      kind,
      rect: kind === 'images' ? folder : undefined,
      mayDownload: () => downloads.take(callerOf(request)),
    })
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('Content-Security-Policy', filePolicy)
    if (kind === 'files') response.setHeader('Content-Disposition', 'attachment')
    response.status(200).send(bytes)
  } catch (error) {
    if (!ImageUnavailableError.is(error)) throw error
    const status = error.status === 404 || error.status === 429 ? error.status : 502
    response.setHeader('Cache-Control', 'no-store').status(status).end()
  }
}
