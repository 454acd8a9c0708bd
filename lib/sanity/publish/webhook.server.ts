import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { LRUCache } from 'lru-cache'
import { isPlainPath } from '../../site/redirects.ts'
import { isSameSignature } from '../../util/isSameSignature.server.ts'

/** Milliseconds for which a signed call is valid. */
const maxAge = 5 * 60_000
/** Milliseconds that the sender's clock may be ahead. */
const clockSkew = 60_000

/** `paths` are those of a landing page or redirect, now and before. */
export type PublishedChange = { id: string; type: string; paths: string[] }

/** `status` is for the HTTP response. */
export type WebhookVerdict =
  { kind: 'verified'; change: PublishedChange } | { kind: 'refused'; status: Refusal; reason: string }

type Refusal = 400 | 401 | 503

const refused = (status: Refusal, reason: string): WebhookVerdict => ({ kind: 'refused', status, reason })

function parseChange(body: string): PublishedChange | undefined {
  try {
    const { _id: id, _type: type, path, formerPath } = JSON.parse(body) as Record<string, unknown>
    if (typeof id !== 'string' || typeof type !== 'string') return undefined
    const paths = [path, formerPath].filter(
      (each): each is string => typeof each === 'string' && isPlainPath(each),
    )
    return { id, type, paths: [...new Set(paths)] }
  } catch {
    return undefined
  }
}

function timestampOf(signature: string): number | undefined {
  try {
    return decodeSignatureHeader(signature).timestamp
  } catch {
    return undefined
  }
}

/** In constant time, which the library's own check is not. */
async function isSignatureOf(
  body: string,
  signature: string,
  timestamp: number,
  secret: string,
): Promise<boolean> {
  // The library signs no empty body, and nothing without a secret.
  const expected = await encodeSignatureHeader(body, timestamp, secret).catch(() => '')
  return isSameSignature(signature, expected)
}

const byThisClock = (milliseconds: number, what: string): string =>
  `The signature is right, but by this site's clock the call is ${Math.round(milliseconds / 1000)} s ${what}.`

/** Verifies signature, age and content of a webhook call. `body` is raw; `now` is milliseconds. */
export async function verifyWebhook(
  body: string,
  signature: string,
  secret: string,
  now: number,
): Promise<WebhookVerdict> {
  if (signature === '') return refused(401, 'The call is not signed.')
  const timestamp = timestampOf(signature)
  if (timestamp === undefined) return refused(401, 'The signature cannot be read.')
  if (!(await isSignatureOf(body, signature, timestamp, secret)))
    return refused(401, 'The signature does not match.')
  // The fault may be this clock's. The sender tries again after a 503, and never after a 401.
  if (now - timestamp > maxAge) return refused(503, byThisClock(now - timestamp, 'old'))
  if (timestamp - now > clockSkew) return refused(503, byThisClock(timestamp - now, 'from the future'))
  const change = parseChange(body)
  return change ? { kind: 'verified', change } : refused(400, 'The body names no document and type.')
}

/** By signature, against replays. A call that failed may be sent again. */
export const calls = new LRUCache<string, 'pending' | 'done'>({ max: 10_000, ttl: maxAge + clockSkew })
