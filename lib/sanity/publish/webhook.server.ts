import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { isPlainPath } from '../../site/redirects.ts'

/** Milliseconds for which a signed call is valid. */
export const maxAge = 5 * 60_000
/** Milliseconds that the sender's clock may be ahead. */
const clockSkew = 60_000

/** `paths` are those of a landing page or redirect, now and before. */
export type PublishedChange = { id: string; type: string; paths: string[] }

/** `status` is for the HTTP response. */
export type WebhookVerdict =
  { kind: 'verified'; change: PublishedChange } | { kind: 'refused'; status: 400 | 401; reason: string }

const refused = (status: 400 | 401, reason: string): WebhookVerdict => ({ kind: 'refused', status, reason })

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
  const [made, given] = [Buffer.from(expected), Buffer.from(signature)]
  return made.length === given.length && timingSafeEqual(made, given)
}

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
  if (now - timestamp > maxAge) return refused(401, 'The call is too old.')
  if (timestamp - now > clockSkew) return refused(401, 'The call is from the future.')
  const change = parseChange(body)
  return change ? { kind: 'verified', change } : refused(400, 'The body names no document and type.')
}

/** Remembers calls against replays. A call that failed may be sent again. */
export class ReplayGuard {
  readonly #seen = new Map<string, { since: number; isDone: boolean }>()

  /** Undefined for a new or failed call. */
  stateOf(signature: string): 'pending' | 'done' | undefined {
    const known = this.#seen.get(signature)
    return known && (known.isDone ? 'done' : 'pending')
  }

  begin(signature: string, now: number): void {
    // Older ones are refused by age.
    for (const [known, { since }] of this.#seen)
      if (now - since > maxAge + clockSkew) this.#seen.delete(known)
    this.#seen.set(signature, { since: now, isDone: false })
  }

  end(signature: string, isDone: boolean): void {
    const known = this.#seen.get(signature)
    if (isDone && known) known.isDone = true
    else this.#seen.delete(signature)
  }
}
