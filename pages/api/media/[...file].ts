import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { filePolicy } from '../../../lib/http/csp.ts'
import { callerOf, RateLimit } from '../../../lib/http/rateLimit.server.ts'
import { isRead } from '../../../lib/http/request.server.ts'
import { ImageUnavailableError } from '../../../lib/images/cache.server.ts'
import { fitImage, isTooLarge, splitWidth } from '../../../lib/images/functionImage.server.ts'
import { assetUrl, readLakeFile } from '../../../lib/images/lakeImages.server.ts'

export const config: PageConfig = { api: { bodyParser: false, responseLimit: false } }

/** Downloads per caller. Images of pages were cached before, and are not counted. */
const downloads = new RateLimit(60, 1)

/**
 * Files of the lake: `/api/media/<image>`, `/<crop>/<image>` or `/files/<file>`; images may add a
 * width.
 */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const { source, width } = splitWidth([request.query.file ?? []].flat())
  const [name = '', folder] = source.toReversed()
  const kind = folder === 'files' ? 'files' : 'images'
  if (source.length > 2) {
    response.status(404).end()
    return
  }
  try {
    const file = await readLakeFile(name, {
      kind,
      rect: kind === 'images' ? folder : undefined,
      mayDownload: () => downloads.take(callerOf(request)),
    })
    response.setHeader('Cache-Control', 'public, max-age=31536000, s-maxage=31536000, immutable')
    if (kind === 'files' && isTooLarge(file)) {
      response.redirect(302, `${assetUrl(name, kind)}?dl`)
      return
    }
    const { type, bytes } = kind === 'files' ? file : await fitImage(file, width)
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Security-Policy', filePolicy)
    if (kind === 'files') response.setHeader('Content-Disposition', 'attachment')
    response.status(200).send(bytes)
  } catch (error) {
    if (!ImageUnavailableError.is(error)) throw error
    const status = error.status === 404 || error.status === 429 ? error.status : 502
    response.setHeader('Cache-Control', 'no-store').status(status).end()
  }
}
