import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { getPostImage } from '../../../../lib/blog/posts.server.ts'
import { callerOf, RateLimit } from '../../../../lib/util/rateLimit.server.ts'
import { isRead } from '../../../../lib/http/request.server.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Requests per caller; a list shows 53 images. */
const requests = new RateLimit(60, 2, 'images of posts')

/** Redirects to a post's image, for browsers that asked the blog host and have no signature. */
export default async function postImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  if (!requests.take(callerOf(request))) {
    response.setHeader('Retry-After', '60').setHeader('Cache-Control', 'no-store').status(429).end()
    return
  }
  const image = await getPostImage(String(request.query.slug ?? ''))
  if (image === null) response.setHeader('Cache-Control', 'public, max-age=60, s-maxage=60').status(404).end()
  else response.setHeader('Cache-Control', 'public, max-age=300, s-maxage=300').redirect(302, image)
}
