import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { PictureUnavailableError } from '../../../../lib/blog/pictures/download.server.ts'
import { isOurs } from '../../../../lib/blog/pictures/signature.server.ts'
import { goodFor, readPicture } from '../../../../lib/blog/pictures/store.server.ts'
import { getPostPicture } from '../../../../lib/blog/posts.server.ts'
import { isRead } from '../../../../lib/http.server.ts'
import { filePolicy } from '../../../../lib/security/contentPolicy.ts'
import { callerOf, RateLimit } from '../../../../lib/security/rateLimit.server.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Questions of one caller for pictures of posts; a list shows 53 at most. */
const questions = new RateLimit(60, 2)

/**
 * The blog's pictures on this site's own address: `/api/media/blog/<signature>?url=<where the picture is>`. For one that cannot be
 * had the stock picture of section 3 stands in, so that it shows without scripts too. Browsers that had to ask the blog host themselves
 * have no signature: `/api/media/blog/of?post=<address of the post>` leads them to it. One file for both, because each file here costs
 * every page its name in the list of routes.
 */
export default async function blogPicture(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const { url, signature, v: version } = request.query
  if (signature === 'of') return pictureOfPost(request, response)
  if (
    typeof url !== 'string' ||
    typeof signature !== 'string' ||
    Array.isArray(version) ||
    !isOurs(signature, url, version)
  ) {
    response.status(404).end()
    return
  }
  try {
    const { type, bytes } = await readPicture(url)
    response
      .setHeader('Content-Type', type)
      .setHeader('Cache-Control', `public, max-age=${goodFor}, stale-while-revalidate=86400`)
      .setHeader('X-Content-Type-Options', 'nosniff')
      .setHeader('Content-Security-Policy', filePolicy)
      .status(200)
      .send(bytes)
  } catch (error) {
    if (!(error instanceof PictureUnavailableError)) throw error
    response.setHeader('Cache-Control', 'public, max-age=60').redirect(302, '/art/blog-fallback.svg')
  }
}

/** Which picture it is says the blog host, never who asks. */
async function pictureOfPost(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!questions.take(callerOf(request))) {
    response.setHeader('Retry-After', '60').setHeader('Cache-Control', 'no-store').status(429).end()
    return
  }
  const { post } = request.query
  const picture = typeof post === 'string' ? await getPostPicture(post) : null
  if (picture === null) response.setHeader('Cache-Control', 'public, max-age=60').status(404).end()
  else response.setHeader('Cache-Control', 'public, max-age=300').redirect(302, picture)
}
