import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { encodedPath, isSitePath } from '../../../lib/links.ts'
import { routes } from '../../../lib/routes.ts'
import { keepCookiesLocally } from '../../../lib/security/localCookies.server.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Back to what visitors see, on the page given as `redirect` if it is one of this site. */
export default function disable(request: NextApiRequest, response: NextApiResponse): void {
  const { redirect } = request.query
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET').status(405).end()
    return
  }
  response.clearPreviewData()
  keepCookiesLocally(request, response)
  response.redirect(
    307,
    typeof redirect === 'string' && isSitePath(redirect) ? encodedPath(redirect) : routes.home,
  )
}
