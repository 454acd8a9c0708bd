import { timingSafeEqual } from 'node:crypto'
import { decodeSignatureHeader, encodeSignatureHeader } from '@sanity/webhook'
import { isPlainPath } from '../addresses.ts'

/** Milliseconds for which a signed call is believed. Long enough for a slow network, too short to be of use to a thief. */
export const mostAge = 5 * 60_000
/** Milliseconds by which the sender's clock may be ahead of ours. */
const clockSkew = 60_000

/** The change that a call announces. `paths`: where a landing page or a redirect stands now, and where it stood before. */
export type PublishedChange = { id: string; type: string; paths: string[] }

/** What became of a call: believed, or why not. `status` is the HTTP answer it deserves. */
export type WebhookVerdict =
  { kind: 'believed'; change: PublishedChange } | { kind: 'refused'; status: 400 | 401; reason: string }

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

/** The library's own check compares letter by letter, and so tells by its time how many were right. */
async function isSignatureOf(
  body: string,
  signature: string,
  timestamp: number,
  secret: string,
): Promise<boolean> {
  // The library signs no empty body, nothing from before 2021 and nothing without a secret: then no signature is right.
  const expected = await encodeSignatureHeader(body, timestamp, secret).catch(() => '')
  const [made, given] = [Buffer.from(expected), Buffer.from(signature)]
  return made.length === given.length && timingSafeEqual(made, given)
}

/**
 * Judges a call of the publish webhook: signature over the raw body ('' for none), then its age, then its content.
 * `now` is in milliseconds since 1970.
 */
export async function judgeWebhook(
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
  if (now - timestamp > mostAge) return refused(401, 'The call is too old.')
  if (timestamp - now > clockSkew) return refused(401, 'The call is from the future.')
  const change = parseChange(body)
  return change ? { kind: 'believed', change } : refused(400, 'The body names no document and type.')
}

/** Calls that are being carried out or have been, so that a copy of one is not. A call that failed may be sent again. */
export class ReplayGuard {
  readonly #seen = new Map<string, { since: number; isDone: boolean }>()

  /** What has become of the call with this signature; undefined if it is new, or failed. */
  stateOf(signature: string): 'under way' | 'done' | undefined {
    const known = this.#seen.get(signature)
    return known && (known.isDone ? 'done' : 'under way')
  }

  begin(signature: string, now: number): void {
    // Older ones are refused by their age, so they need not be remembered.
    for (const [known, { since }] of this.#seen)
      if (now - since > mostAge + clockSkew) this.#seen.delete(known)
    this.#seen.set(signature, { since: now, isDone: false })
  }

  end(signature: string, isDone: boolean): void {
    const known = this.#seen.get(signature)
    if (isDone && known) known.isDone = true
    else this.#seen.delete(signature)
  }
}
