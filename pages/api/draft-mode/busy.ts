import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { plainPage } from '../../../components/not-found/plainPage.tsx'
import { isRead } from '../../../lib/http/request.server.ts'
import { plainPolicy } from '../../../lib/security/csp.ts'

export const config: PageConfig = { api: { bodyParser: false } }

/** Where a page leads whose drafts one caller views too often. */
export default function busy(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', plainPolicy)
  if (!isRead(request, response)) return
  response.setHeader('Retry-After', '60').status(429)
  response.send(plainPage('Too many views', 'The preview was viewed too often. Try again in a minute.'))
}
