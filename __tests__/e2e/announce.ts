import { createHmac } from 'node:crypto'

/** Tells the site that a document was published, as the content lake does, signed at `at` (milliseconds since 1970). */
export function announce(base: string, document: string, at = Date.now()): Promise<Response> {
  const body = JSON.stringify({ _id: document, _type: document })
  const mac = createHmac('sha256', process.env.SANITY_REVALIDATE_SECRET ?? '')
    .update(`${at}.${body}`)
    .digest('base64url')
  return fetch(new URL('/api/revalidate', base), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': `t=${at},v1=${mac}` },
  })
}
