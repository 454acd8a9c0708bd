import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { landingPath } from '#lib/site/paths.ts'

/** Milliseconds for which a signed call is valid, and by which its sender's clock may be ahead. */
const maxAge = 5 * 60_000
const clockSkew = 60_000

/** `paths` are those of a landing page, now and before, without one that the site does not serve. */
export type PublishedChange = { id: string; type: string; paths: string[] }

/** `status` is for the HTTP response. */
type WebhookVerdict =
  { kind: 'verified'; change: PublishedChange } | { kind: 'refused'; status: 400 | 401; reason: string }

/** Verifies signature, age and content of a webhook call. `body` is raw. */
export async function verifyWebhook(
  body: string,
  signature: string,
  secret: string,
): Promise<WebhookVerdict> {
  if (!(await isSigned(body, signature, secret)))
    return { kind: 'refused', status: 401, reason: 'The signature does not match, or is too old.' }
  const change = parseChange(body)
  return change
    ? { kind: 'verified', change }
    : { kind: 'refused', status: 400, reason: 'The body names no document and type.' }
}

async function isSigned(body: string, signature: string, secret: string): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(signature)
    const age = Date.now() - timestamp
    // In constant time, which the library's own check is not.
    const isRight = isSameSignature(signature, await encodeSignatureHeader(body, timestamp, secret))
    return isRight && age <= maxAge && age >= -clockSkew
  } catch {
    // No signature, no body or no secret.
    return false
  }
}

/** Compares in constant time, so that nobody can find a signature sign by sign. */
function isSameSignature(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function parseChange(body: string): PublishedChange | undefined {
  try {
    const { _id: id, _type: type, path, formerPath } = JSON.parse(body) as Record<string, unknown>
    if (typeof id !== 'string' || typeof type !== 'string') return undefined
    const isServed = (each: unknown): each is string =>
      typeof each === 'string' && landingPath(each.slice(1)) === each
    return { id, type, paths: [path, formerPath].filter(isServed) }
  } catch {
    return undefined
  }
}
