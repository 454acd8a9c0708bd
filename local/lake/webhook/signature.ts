import { createHmac } from 'node:crypto'

/** The header in which hosted Sanity signs its webhooks. */
export const signatureHeader = 'sanity-webhook-signature'

/**
 * Signs a webhook body as hosted Sanity does, so that `@sanity/webhook` accepts it.
 *
 * @param timestamp milliseconds since 1970, of this very attempt
 */
export function signWebhook(body: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  return `t=${timestamp},v1=${hash}`
}
