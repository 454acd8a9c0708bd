import { signed } from '#tests/fixtures/signed.ts'

/** Tells the site that a document was published, as the content lake does. */
export const announce = (base: string, document: string): Promise<Response> =>
  announceChange(base, { _id: document, _type: document })

/** The same with all that the webhook sends. */
export function announceChange(base: string, change: object): Promise<Response> {
  const body = JSON.stringify(change)
  const signature = signed(body, process.env.SANITY_REVALIDATE_SECRET ?? '')
  return fetch(new URL('/api/revalidate', base), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
  })
}
