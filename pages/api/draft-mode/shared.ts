import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { cookiesPage, plainPage } from '../../../components/not-found/plainPage.tsx'
import { fitCookies, previewAttributes } from '../../../lib/http/cookies.server.ts'
import { isRead, isVisit } from '../../../lib/http/request.server.ts'
import { plainPolicy } from '../../../lib/security/csp.ts'
import { encodedPath } from '../../../lib/site/links.ts'
import { callerOf, RateLimit, trace } from '../../../lib/util/rateLimit.server.ts'
import { findShare } from '../../../lib/sanity/preview/share.server.ts'
import type { SharedPreview } from '../../../lib/sanity/preview/ended.ts'
import { isPagePath, openCookie, openedPath, shareKeyOf, sharePath } from '../../../lib/site/share.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Each call costs a query; a link is opened once or twice, by two calls. */
const calls = new RateLimit(30, 0.5, 'shared previews')

/**
 * Opens a link to one page's draft: cookies that end with the link, and count at that page's path.
 * A second call finds out whether the browser has them. HEAD sets none.
 * Responds 410 once the link has ended, 401 to what is no link.
 */
export default async function shared(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  // The page that a link on it opens must not hear the key.
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', plainPolicy)
  if (!isRead(request, response) || !isVisit(request, response, 'anySite')) return
  if (!calls.take(callerOf(request))) {
    response.setHeader('Retry-After', '60').status(429)
    response.send(plainPage('Too many calls', 'The preview was opened too often. Try again in a minute.'))
    return
  }
  const isOpened = request.query.opened !== undefined
  const setsCookies = request.method === 'GET' && !isOpened
  const key = shareKeyOf(request.query.key)
  try {
    const share = await findShare(key)
    const [path] = share?.paths ?? []
    if (!share || path === undefined || key === undefined) {
      const { path: endedAt } = request.query
      if (setsCookies && isPagePath(endedAt)) {
        response.setHeader('Set-Cookie', `${openCookie(endedAt)}=; Path=/; Max-Age=0; ${previewAttributes}`)
        response.clearPreviewData({ path: endedAt })
        fitCookies(response)
      }
      trace(request, key === undefined ? 'shared preview refused' : 'shared preview ended')
      response.status(key === undefined ? 401 : 410)
      response.send(
        plainPage('This preview has ended', 'Ask the person who sent you the link for a new one.'),
      )
      return
    }
    if (isOpened) {
      if (request.cookies[openCookie(path)]) response.redirect(307, encodedPath(path))
      else response.send(cookiesPage(sharePath(key)))
      return
    }
    trace(request, `shared preview of ${path} opened`)
    const maxAge = Math.max(1, Math.round((share.until - Date.now()) / 1000))
    if (setsCookies) {
      response.setHeader(
        'Set-Cookie',
        `${openCookie(path)}=1; Path=/; Max-Age=${maxAge}; ${previewAttributes}`,
      )
      const data: SharedPreview = { share: key, path }
      response.setPreviewData(data, { maxAge, path })
      fitCookies(response)
    }
    response.redirect(307, openedPath(key))
  } catch (error) {
    console.error('[preview]', error instanceof Error ? error.message : error)
    response.status(503).send(plainPage('Not at the moment', 'The preview cannot be opened. Try again soon.'))
  }
}
