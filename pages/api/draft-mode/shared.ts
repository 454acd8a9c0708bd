import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { encodedPath, isSitePath } from '../../../lib/site/links.ts'
import { callerOf, RateLimit } from '../../../lib/http/rateLimit.server.ts'
import { findShare } from '../../../lib/sanity/preview/share.server.ts'
import type { SharedPreview } from '../../../lib/sanity/preview/ended.ts'
import { isShareKey } from '../../../lib/site/share.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Each call costs a query; a link is opened once or twice. */
const calls = new RateLimit(30, 0.5)

/** A plain page for people who are no editors. */
const say = (title: string, text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the website</a></p></main></body></html>`

/**
 * Opens a link to one page's draft: cookies that end with the link, and count at that page's path.
 * Responds 410 once the link has ended, 401 to what is no link.
 */
export default async function shared(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET').status(405).end()
    return
  }
  if (!calls.take(callerOf(request))) {
    response.setHeader('Retry-After', '60').status(429)
    response.send(say('Too many calls', 'The preview was opened too often. Try again in a minute.'))
    return
  }
  const { key, path: endedAt } = request.query
  try {
    const share = await findShare(key)
    const [path] = share?.paths ?? []
    if (!share || path === undefined || !isShareKey(key)) {
      if (typeof endedAt === 'string' && isSitePath(endedAt)) response.clearPreviewData({ path: endedAt })
      response.status(isShareKey(key) ? 410 : 401)
      response.send(say('This preview has ended', 'Ask the person who sent you the link for a new one.'))
      return
    }
    const data: SharedPreview = { share: key, path }
    const maxAge = Math.max(1, Math.round((share.until - Date.now()) / 1000))
    response.setPreviewData(data, { maxAge, path })
    response.redirect(307, encodedPath(path))
  } catch (error) {
    console.error('[preview]', error instanceof Error ? error.message : error)
    response.status(503).send(say('Not at the moment', 'The preview cannot be opened. Try again soon.'))
  }
}
