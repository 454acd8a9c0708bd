import type { NextApiRequest, NextApiResponse } from 'next'
import { isRead } from '#lib/http/request.server.ts'
import { lastRegeneration } from '#lib/util/process.server.ts'

/**
 * Alive: this process responds, and no back end is asked, so that a restart follows a dead process
 * only. `regenerated` is when it last did so with a page; null until it has.
 */
export default function health(request: NextApiRequest, response: NextApiResponse): void {
  if (!isRead(request, response)) return
  response
    .setHeader('Cache-Control', 'no-store')
    .status(200)
    .json({ status: 'alive', regenerated: lastRegeneration.at ?? null })
}
