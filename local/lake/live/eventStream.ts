import type { ServerResponse } from 'node:http'

/** Proxies and browsers give up on a silent connection; a comment now and then keeps it. */
const heartbeatMs = 15_000

/**
 * A reader that does not read is dropped and may reconnect: more than these bytes waited for this
 * long. One large transaction alone may bring more, and nobody can read before it is over.
 */
const maxWaitingBytes = 16 * 1024 * 1024
const patienceMs = 10_000

/** A server-sent event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly #response: ServerResponse
  readonly #heartbeat: NodeJS.Timeout
  /** Since when too much has been waiting; as `performance.now()` tells it. */
  #behindSince: number | undefined

  constructor(response: ServerResponse) {
    this.#response = response
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    })
    response.write(':\n\n')
    this.#heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
    response.on('drain', () => (this.#behindSince = undefined))
    response.on('close', () => clearInterval(this.#heartbeat))
  }

  /**
   * Does nothing once the stream is closed.
   *
   * @param id what the client sends back as `Last-Event-ID` when it reconnects
   */
  send(event: string, data: unknown, id?: string): void {
    if (this.#response.writableEnded) return
    if (this.#response.writableLength > maxWaitingBytes) {
      this.#behindSince ??= performance.now()
      if (performance.now() - this.#behindSince > patienceMs) {
        this.#response.destroy()
        return
      }
    }
    const idLine = id === undefined ? '' : `id: ${id}\n`
    this.#response.write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
  }

  onClose(callback: () => void): void {
    this.#response.on('close', callback)
  }

  /**
   * A reader that does not read keeps the response open after this: nothing may be written to it
   * any more.
   */
  close(): void {
    clearInterval(this.#heartbeat)
    this.#response.end()
  }
}
