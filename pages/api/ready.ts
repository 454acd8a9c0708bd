import type { NextApiRequest, NextApiResponse } from 'next'
import { readiness } from '../../lib/http/readiness.server.ts'
import { isRead } from '../../lib/http/request.server.ts'

/**
 * Ready for visitors: home was served by this process. Back ends are reported and decide nothing.
 */
export default async function ready(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const state = await readiness(request.socket)
  response
    .setHeader('Cache-Control', 'no-store')
    .status(state.status === 'ready' ? 200 : 503)
    .json(state)
}
