import { signed } from '../fixtures/signed.ts'

/** A webhook call's signature for `body`, signed at `at` (milliseconds since 1970) with the site's secret or another one. */
export const sign = (body: string, at = Date.now(), key = process.env.SANITY_REVALIDATE_SECRET ?? '') =>
  signed(body, key, at)

/** Tells the site that a document was published, as the content lake does. */
export function announce(base: string, document: string, at?: number): Promise<Response> {
  const body = JSON.stringify({ _id: document, _type: document })
  return fetch(new URL('/api/revalidate', base), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': sign(body, at) },
  })
}
