import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { filePolicy } from '../../../../lib/security/csp.ts'
import { isRead } from '../../../../lib/http/request.server.ts'
import {
  cacheBlogImage,
  maxAge,
  readCachedBlogImage,
  verifiedUrl,
} from '../../../../lib/blog/images.server.ts'
import { ImageUnavailableError } from '../../../../lib/images/cache.server.ts'
import { readInTurn, ResizeLimitError, respondBusy } from '../../../../lib/images/resizes.server.ts'

export const config: PageConfig = { api: { bodyParser: false, responseLimit: false } }

/** The blog's images: `/api/media/blog/<signature>/<version>/<URL>`, or the stock image. */
export default async function blogImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const url = verifiedUrl([request.query.signed ?? []].flat())
  if (url === undefined) {
    response.status(404).end()
    return
  }
  try {
    const { type, bytes } = await readInTurn(request, {
      cache: () => cacheBlogImage(url),
      read: () => readCachedBlogImage(url),
    })
    response
      .setHeader('Content-Type', type)
      .setHeader(
        'Cache-Control',
        `public, max-age=${maxAge}, s-maxage=${maxAge}, stale-while-revalidate=86400`,
      )
      .setHeader('Content-Security-Policy', filePolicy)
      .status(200)
      .send(bytes)
  } catch (error) {
    if (ResizeLimitError.is(error)) return respondBusy(response)
    if (!ImageUnavailableError.is(error)) throw error
    response
      .setHeader('Cache-Control', 'public, max-age=60, s-maxage=60')
      .redirect(302, '/art/blog-fallback.svg')
  }
}
