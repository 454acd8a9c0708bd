import type { NextApiRequest, NextApiResponse } from 'next'
import { readiness } from '../../lib/http/readiness.server.ts'
import { isRead } from '../../lib/http/request.server.ts'
import { isFromThisMachine } from '../../lib/util/rateLimit.server.ts'

/**
 * Ready for visitors: home was served by this process. Back ends decide nothing. Only programs of
 * this machine are told of them.
 */
export default async function ready(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (!isRead(request, response)) return
  const { status, backEnds } = await readiness(request.socket)
  response
    .setHeader('Cache-Control', 'no-store')
    .status(status === 'ready' ? 200 : 503)
    .json(isFromThisMachine(request) ? { status, backEnds } : { status })
}
