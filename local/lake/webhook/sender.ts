import { createHash } from 'node:crypto'
import type { OutboxEntry } from '../store/outbox.ts'
import { signatureHeader, signWebhook } from './signature.ts'

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
 * is down (no answer, 429 or 5xx) and not at all once it has refused (any other 4xx).
 */
export class WebhookSender {
  readonly #options: Required<WebhookSenderOptions>
  /** Documents whose oldest call is under way or waiting for its next attempt. */
  readonly #busy = new Set<string>()
  readonly #timers = new Set<() => void>()
  readonly #stop = new AbortController()
  #underWay = 0

  constructor(options: WebhookSenderOptions) {
    this.#options = { fetch: globalThis.fetch, now: Date.now, schedule: scheduleUnref, ...options }
  }

  /** Starts whatever is due. To be called at start and after each commit. */
  wake(): void {
    if (this.#stop.signal.aborted) return
    for (const entry of this.#options.outbox.pending()) {
      if (this.#underWay >= parallelDocuments) return
      if (this.#busy.has(entry.documentId)) continue
      this.#busy.add(entry.documentId)
      void this.#attempt(entry)
    }
  }

  /** Gives up waiting; what is undelivered stays on disk for the next start. */
  close(): void {
    this.#stop.abort()
    for (const cancel of this.#timers) cancel()
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
      this.#timers.delete(cancel)
      void this.#attempt(entry)
    }, delay)
    this.#timers.add(cancel)
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

type SendOutcome = { kind: 'delivered' } | { kind: 'retry' | 'refused'; reason: string }

/** A waiting retry does not keep the process alive. */
function scheduleUnref(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs).unref()
  return () => clearTimeout(timer)
}
