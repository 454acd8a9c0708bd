import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { isRead } from '../../../lib/http.server.ts'
import { MediaUnavailableError, readMedia } from '../../../lib/sanity/mediaStore.server.ts'
import { filePolicy } from '../../../lib/security/contentPolicy.ts'
import { callerOf, RateLimit } from '../../../lib/security/rateLimit.server.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/**
 * Files that one caller has fetched from the content host. What a page shows, each picture cut as it is there, was kept before the page
 * was served and is never counted: this is for pictures of drafts, and for parts of pictures that somebody makes up. Next's optimizer asks
 * in nobody's name (see `callerOf`): behind a proxy all that comes through it counts as one caller.
 */
const downloads = new RateLimit(60, 1)

const contentTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/**
 * The content lake's files on this site's own address: `/api/media/<picture>` and `/api/media/files/<download>`.
 * A name is the hash of the content, so an answer is good for ever.
 */
export default async function media(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const segments = [request.query.file ?? []].flat()
  const kind = segments.length === 2 && segments[0] === 'files' ? 'files' : 'images'
  const name = segments.at(-1) ?? ''
  const rect = typeof request.query.rect === 'string' ? request.query.rect : undefined
  if (segments.length > (kind === 'files' ? 2 : 1)) {
    response.status(404).end()
    return
  }
  try {
    const bytes = await readMedia(name, kind, rect, () => downloads.take(callerOf(request)))
    response.setHeader(
      'Content-Type',
      contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    )
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Content-Security-Policy', filePolicy)
    if (kind === 'files') response.setHeader('Content-Disposition', 'attachment')
    response.status(200).send(bytes)
  } catch (error) {
    if (!(error instanceof MediaUnavailableError)) throw error
    response
      .setHeader('Cache-Control', 'no-store')
      .status(error.status === 404 || error.status === 429 ? error.status : 502)
      .end()
  }
}
