import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { logSecurity, readBody } from '#lib/http/request.server.ts'
import { revalidatePages } from '#lib/sanity/publish/revalidatePages.server.ts'
import { verifyWebhook } from '#lib/sanity/publish/webhook.server.ts'

/** The signature covers the bytes as sent. */
export const config: PageConfig = { api: { bodyParser: false } }

/** Bytes; the webhook's projection has a few hundred. */
const maxBytes = 64 * 1024

/** The publish webhook: regenerates the pages that show the document. Sanity repeats a failed call. */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).json({ error: 'Only POST is allowed.' })
    return
  }
  const body = await readBody(request, maxBytes)
  if (body === undefined) {
    response.setHeader('Connection', 'close').status(413).json({ error: 'The body is too large.' })
    return
  }
  const signature = String(request.headers['sanity-webhook-signature'] ?? '')
  const verdict = await verifyWebhook(body, signature, process.env.SANITY_REVALIDATE_SECRET ?? '')
  if (verdict.kind === 'refused') {
    logSecurity(request, `webhook call refused. ${verdict.reason}`)
    response.status(verdict.status).json({ error: verdict.reason })
    return
  }
  const { type, id } = verdict.change
  try {
    const outcome = await revalidatePages(verdict.change, async (path) => {
      // In development each view reads the content, and Next throws for the path of a landing page.
      if (process.env.NODE_ENV !== 'development') await response.revalidate(path)
    })
    const { failed } = outcome
    if (failed.length > 0) console.error(`[revalidate] ${type} "${id}": failed ${failed.join(', ')}`)
    response.status(failed.length > 0 ? 500 : 200).json(outcome)
  } catch (error) {
    console.error(`[revalidate] ${type} "${id}": ${String(error)}`)
    response.status(500).json({ error: 'The content cannot be read.' })
  }
}
