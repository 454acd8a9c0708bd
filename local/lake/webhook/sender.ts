import { createHash } from 'node:crypto'
import type { OutboxEntry } from '../store/outbox.ts'
import { signatureHeader, signWebhook } from './signature.ts'

/** Where calls go, and the secret they are signed with. */
export interface WebhookTarget {
  url: string
  secret: string
}

/** Where undelivered calls are kept; the store's outbox. */
interface PendingCalls {
  pending(): OutboxEntry[]
  countAttempt(seq: number): void
  remove(seq: number): void
}

/** What a sender works with. `log` hears of calls that fail, not of those that arrive. */
export interface WebhookSenderOptions {
  target: WebhookTarget
  outbox: PendingCalls
  project: { projectId: string; dataset: string }
  log: (line: string) => void
  /** For tests; the real ones otherwise. */
  fetch?: typeof fetch
  now?: () => number
  /** Calls back after a while; returns how to call it off. */
  schedule?: (callback: () => void, delayMs: number) => () => void
}

/** An undelivered call is given up after this long, as on hosted Sanity. */
const giveUpAfterMs = 30 * 60_000
const attemptTimeoutMs = 30_000
const firstRetryMs = 500
const longestRetryMs = 60_000
const parallelDocuments = 4

/**
 * Delivers webhook calls: in order for each document, a few documents at a time, again and again while the receiver
 * is down (no answer, 429 or 5xx) and not at all once it has refused (any other 4xx). A newer call of a document does not sit out the wait
 * of an older one.
 */
export class WebhookSender {
  readonly #options: Required<WebhookSenderOptions>
  /** Documents whose oldest call is under way or waiting for its next attempt. */
  readonly #busy = new Set<string>()
  /** Calls that wait for their next attempt, by document. */
  readonly #waiting = new Map<string, Waiting>()
  readonly #stop = new AbortController()
  #underWay = 0
  /** Of all calls that were ever there; 0 before the first. */
  #newest = 0

  constructor(options: WebhookSenderOptions) {
    this.#options = { fetch: globalThis.fetch, now: Date.now, schedule: scheduleUnref, ...options }
  }

  /** Starts whatever is due. To be called at start and after each commit. */
  wake(): void {
    if (this.#stop.signal.aborted) return
    const pending = this.#options.outbox.pending()
    this.#newest = pending.at(-1)?.seq ?? this.#newest
    for (const entry of pending) {
      if (this.#underWay >= parallelDocuments) return
      if (this.#busy.has(entry.documentId)) this.#hurry(entry)
      else {
        this.#busy.add(entry.documentId)
        void this.#attempt(entry)
      }
    }
  }

  /** A call of a document came in while an older one waits: the editor may have put right what the receiver could not take. */
  #hurry({ documentId, seq }: OutboxEntry): void {
    const waiting = this.#waiting.get(documentId)
    if (!waiting || seq <= waiting.newest) return
    waiting.cancel()
    this.#waiting.delete(documentId)
    void this.#attempt(waiting.entry)
  }

  /** Gives up waiting; what is undelivered stays on disk for the next start. */
  close(): void {
    this.#stop.abort()
    for (const { cancel } of this.#waiting.values()) cancel()
  }

  async #attempt(entry: OutboxEntry): Promise<void> {
    this.#underWay++
    const outcome = await this.#send(entry)
    this.#underWay--
    if (this.#stop.signal.aborted) return
    try {
      this.#settle(entry, outcome)
    } catch (error) {
      // The outbox is on disk, and disks fill up. The call stays in it; a later attempt settles it.
      this.#options.log(`webhook outbox: ${error instanceof Error ? error.message : String(error)}`)
      this.#retryLater({ ...entry, attempts: entry.attempts + 1 })
    }
    this.wake()
  }

  #settle(entry: OutboxEntry, outcome: SendOutcome): void {
    const { outbox, log, now } = this.#options
    const what = `${entry.operation} of ${entry.documentId}`
    if (outcome.kind === 'retry' && now() - entry.createdAt < giveUpAfterMs) {
      outbox.countAttempt(entry.seq)
      if (entry.attempts === 0)
        log(`webhook for ${what}: ${outcome.reason}; trying again for up to 30 minutes`)
      this.#retryLater({ ...entry, attempts: entry.attempts + 1 })
      return
    }
    outbox.remove(entry.seq)
    if (outcome.kind !== 'delivered') log(`webhook for ${what} given up: ${outcome.reason}`)
    this.#busy.delete(entry.documentId)
  }

  #retryLater(entry: OutboxEntry): void {
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** (entry.attempts - 1))
    const cancel = this.#options.schedule(() => {
      this.#waiting.delete(entry.documentId)
      void this.#attempt(entry)
    }, delay)
    this.#waiting.set(entry.documentId, { entry, newest: this.#newest, cancel })
  }

  async #send(entry: OutboxEntry): Promise<SendOutcome> {
    const { target, project, fetch, now } = this.#options
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(attemptTimeoutMs)]),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Sanity.io webhook delivery (local content lake)',
          'idempotency-key': createHash('sha256')
            .update(`${entry.seq} ${entry.body}`)
            .digest('hex')
            .slice(0, 32),
          'sanity-transaction-id': entry.transactionId,
          'sanity-transaction-time': new Date(entry.createdAt).toISOString(),
          'sanity-document-id': entry.documentId,
          'sanity-project-id': project.projectId,
          'sanity-dataset': project.dataset,
          'sanity-operation': entry.operation,
          'sanity-webhook-id': 'local',
          // Signed anew each time: receivers refuse old signatures.
          [signatureHeader]: signWebhook(entry.body, target.secret, now()),
        },
        body: entry.body,
      })
      await response.body?.cancel()
      if (response.ok) return { kind: 'delivered' }
      const reason = `the receiver answered ${response.status}`
      return response.status === 429 || response.status >= 500
        ? { kind: 'retry', reason }
        : { kind: 'refused', reason }
    } catch (error) {
      return {
        kind: 'retry',
        reason: `no answer (${error instanceof Error ? error.message : String(error)})`,
      }
    }
  }
}

/** `newest` is the newest call of any document when the wait began, by `seq`. */
type Waiting = { entry: OutboxEntry; newest: number; cancel: () => void }

type SendOutcome = { kind: 'delivered' } | { kind: 'retry' | 'refused'; reason: string }

/** A waiting retry does not keep the process alive. */
function scheduleUnref(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs).unref()
  return () => clearTimeout(timer)
}
