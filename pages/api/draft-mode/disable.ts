import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { encodedPath, isSitePath } from '../../../lib/site/links.ts'
import { routes } from '../../../lib/site/pages.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Ends the preview and returns to `redirect`, a path of this site. */
export default function disable(request: NextApiRequest, response: NextApiResponse): void {
  const { redirect } = request.query
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET').status(405).end()
    return
  }
  response.clearPreviewData()
  response.redirect(
    307,
    typeof redirect === 'string' && isSitePath(redirect) ? encodedPath(redirect) : routes.home,
  )
}
