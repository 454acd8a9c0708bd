import { createHash } from 'node:crypto'
import type { OutboxEntry } from '../store/outbox.ts'
import { signatureHeader, signWebhook } from './signature.ts'

/** Where calls go, and the secret they are signed with. */
export interface WebhookTarget {
  url: string
  secret: string
  /** GROQ, with `before()`, `after()` and `delta::operation()`. Unset: the whole document. */
  projection?: string | undefined
}

/** Where undelivered calls are stored: the store's outbox. */
interface PendingCalls {
  pending(seq: number): OutboxEntry[]
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

/**
 * An undelivered call is given up after this long. Hosted Sanity gives up sooner: since April 2026
 * it tries twice more, 30 seconds apart.
 */
const giveUpAfterMs = 30 * 60_000
const attemptTimeoutMs = 30_000
const firstRetryMs = 500
const longestRetryMs = 60_000
const parallelDocuments = 4

/**
 * Delivers webhook calls: in order for each document, a few documents at a time. It retries while
 * the receiver is down (no response, 429 or 5xx). A refused call (any other 4xx) is not repeated. A
 * newer call of a document does not wait for the retry of an older one. While there is no response
 * at all, a few documents are tried for all of them.
 */
export class WebhookSender {
  readonly #options: Required<WebhookSenderOptions>
  /** The undelivered calls of each document, oldest first. */
  readonly #queues = new Map<string, OutboxEntry[]>()
  /** Documents whose calls are neither under way nor waiting for the next attempt. */
  readonly #idle = new Set<string>()
  /** Calls that wait for their next attempt, by document. */
  readonly #waiting = new Map<string, Waiting>()
  readonly #stop = new AbortController()
  #turn: NodeJS.Immediate | undefined
  #underWay = 0
  /** Attempts in a row without a response. */
  #unanswered = 0
  /** The last call that was read from the outbox, by `seq`; 0 before the first. */
  #newest = 0

  constructor(options: WebhookSenderOptions) {
    this.#options = { fetch: globalThis.fetch, now: Date.now, schedule: scheduleUnref, ...options }
  }

  /** Starts all calls that are due. To be called at start and after each commit. */
  wake(): void {
    if (this.#stop.signal.aborted) return
    for (const entry of this.#options.outbox.pending(this.#newest)) {
      const { documentId } = entry
      const queue = this.#queues.get(documentId)
      if (queue) queue.push(entry)
      else {
        this.#queues.set(documentId, [entry])
        this.#idle.add(documentId)
      }
      this.#newest = entry.seq
      // What comes in is a reason to try again: for its own document, and else for one more.
      this.#hurry(documentId)
      this.#unanswered = Math.min(this.#unanswered, parallelDocuments - 1)
    }
    this.#startIdle()
  }

  #startIdle(): void {
    for (const documentId of this.#idle) {
      // With nobody waiting for another try, somebody has to find out whether the receiver is back.
      const room = Math.max(parallelDocuments - this.#unanswered, this.#waiting.size === 0 ? 1 : 0)
      if (this.#stop.signal.aborted || this.#underWay >= room) return
      this.#idle.delete(documentId)
      const [oldest] = this.#queues.get(documentId) ?? []
      if (oldest) void this.#attempt(oldest)
    }
  }

  /**
   * A call of a document came in while an older one waits: the editor may have put right what the
   * receiver could not take.
   */
  #hurry(documentId: string): void {
    const waiting = this.#waiting.get(documentId)
    if (!waiting) return
    waiting.cancel()
    this.#waiting.delete(documentId)
    if (this.#underWay < parallelDocuments) void this.#attempt(waiting.entry)
    else this.#idle.add(documentId)
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
    // Thousands may be waiting, and some receivers respond at once: other work gets a turn in
    // between.
    this.#turn ??= setImmediate(() => {
      this.#turn = undefined
      this.#startIdle()
    })
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
    this.#finish(entry.documentId)
  }

  /** The oldest call of a document is done with; the next one may go. */
  #finish(documentId: string): void {
    const queue = this.#queues.get(documentId) ?? []
    queue.shift()
    if (queue.length > 0) this.#idle.add(documentId)
    else this.#queues.delete(documentId)
  }

  #retryLater(entry: OutboxEntry): void {
    this.#queues.get(entry.documentId)?.splice(0, 1, entry)
    const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** (entry.attempts - 1))
    const cancel = this.#options.schedule(() => {
      this.#waiting.delete(entry.documentId)
      void this.#attempt(entry)
    }, delay)
    this.#waiting.set(entry.documentId, { entry, cancel })
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
      this.#unanswered = 0
      await response.body?.cancel()
      if (response.ok) return { kind: 'delivered' }
      const reason = `the receiver answered ${response.status}`
      return response.status === 429 || response.status >= 500
        ? { kind: 'retry', reason }
        : { kind: 'refused', reason }
    } catch (error) {
      this.#unanswered++
      return {
        kind: 'retry',
        reason: `no answer (${error instanceof Error ? error.message : String(error)})`,
      }
    }
  }
}

type Waiting = { entry: OutboxEntry; cancel: () => void }

type SendOutcome = { kind: 'delivered' } | { kind: 'retry' | 'refused'; reason: string }

/** A waiting retry does not keep the process alive. */
function scheduleUnref(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs).unref()
  return () => clearTimeout(timer)
}
