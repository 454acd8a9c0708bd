import { isPublishedId, newShortId } from '../ids.ts'
import type { CommittedTransaction } from '../types.ts'
import type { EventStream } from './eventStream.ts'

/**
 * The one sync tag that stands for everything. Hosted Sanity has finer ones; with a single tag a
 * live page asks again after any change, which is correct and, on one machine, cheap.
 */
export const syncTags = ['s1:all']

/**
 * The open `GET /data/live/events` streams, which tell pages that something they show may have
 * changed.
 */
export class LiveEvents {
  readonly #streams = new Map<EventStream, { includeDrafts: boolean }>()
  /** Different in every process: an id of before a restart must never look like one of after it. */
  readonly #process = newShortId()
  #counter = 0

  /**
   * @param lastEventId the last event that a reconnecting client received. Past events are not
   *   stored: if it missed any, it is told to start over and requests everything again.
   */
  add(stream: EventStream, options: { includeDrafts: boolean }, lastEventId: string | undefined): void {
    this.#streams.set(stream, options)
    stream.onClose(() => this.#streams.delete(stream))
    stream.send('welcome', { id: this.#id }, this.#id)
    if (lastEventId && lastEventId !== this.#id) stream.send('restart', { id: this.#id }, this.#id)
  }

  announce(transaction: CommittedTransaction): void {
    this.#counter++
    const isPublic = transaction.changes.some((change) => isPublishedId(change.id))
    for (const [stream, { includeDrafts }] of this.#streams) {
      if (isPublic || includeDrafts) stream.send('message', { id: this.#id, tags: syncTags }, this.#id)
    }
  }

  get #id(): string {
    return `${this.#process}:${this.#counter}`
  }

  close(): void {
    for (const stream of this.#streams.keys()) stream.close()
  }
}
