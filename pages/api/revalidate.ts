import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { currentTime } from '../../lib/util/redis.server.ts'
import { readBody } from '../../lib/http/request.server.ts'
import { revalidatePages } from '../../lib/sanity/publish/revalidatePages.server.ts'
import { calls, verifyWebhook } from '../../lib/sanity/publish/webhook.server.ts'

/** The signature covers the bytes as sent. */
export const config: PageConfig = { api: { bodyParser: false } }

/** Bytes; the webhook's projection has a few hundred. */
const maxBytes = 64 * 1024

/** The publish webhook: regenerates the pages that show the document. */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).json({ error: 'Only POST is allowed.' })
    return
  }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    response.status(415).json({ error: 'The body must be JSON.' })
    return
  }
  const body = await readBody(request, maxBytes)
  if (body === undefined) {
    response.setHeader('Connection', 'close').status(413).json({ error: 'The body is too large.' })
    return
  }
  const signature = String(request.headers['sanity-webhook-signature'] ?? '')
  const secret = process.env.SANITY_REVALIDATE_SECRET ?? ''
  const verdict = await verifyWebhook(body, signature, secret, await currentTime())
  if (verdict.kind === 'refused') {
    console.info(`[security] webhook call refused. ${verdict.reason}`)
    if (verdict.status === 503) response.setHeader('Retry-After', '30')
    response.status(verdict.status).json({ error: verdict.reason })
    return
  }
  const state = calls.get(signature)
  if (state === 'done') {
    console.info('[security] webhook call repeated')
    response.status(401).json({ error: 'This call was carried out before.' })
    return
  }
  if (state === 'pending') {
    // After a 401 the sender would not retry, and the first call may yet fail.
    response.setHeader('Retry-After', '30').status(503).json({ error: 'This call is being carried out.' })
    return
  }
  calls.set(signature, 'pending')
  const { type, id } = verdict.change
  const { problem, ...outcome } = await revalidatePages(verdict.change, async (path) => {
    // In development each view reads the content, and Next throws for the path of a landing page.
    if (process.env.NODE_ENV !== 'development') await response.revalidate(path)
  })
  if (problem === undefined) {
    calls.set(signature, 'done')
    response.status(200).json({ revalidated: outcome.revalidated })
    return
  }
  // The same signature is valid again.
  calls.delete(signature)
  console.error(`[revalidate] ${type} "${id}": ${problem}`)
  response.status(500).json(outcome)
}
