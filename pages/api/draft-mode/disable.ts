import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { fitCookies } from '#lib/http/cookies.server.ts'
import { isRead, isVisit } from '#lib/http/request.server.ts'
import { encodedPath, isSitePath } from '#lib/site/links.ts'
import { routes } from '#lib/site/pages.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Ends the preview and returns to `redirect`, a path of this site. */
export default function disable(request: NextApiRequest, response: NextApiResponse): void {
  const { redirect } = request.query
  response.setHeader('Cache-Control', 'no-store')
  if (!isRead(request, response) || !isVisit(request, response, 'ownSite')) return
  if (request.method === 'GET') {
    response.clearPreviewData()
    fitCookies(response)
  }
  response.redirect(
    307,
    typeof redirect === 'string' && isSitePath(redirect) ? encodedPath(redirect) : routes.home,
  )
}
