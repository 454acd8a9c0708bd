import type { ServerResponse } from 'node:http'

/** Proxies and browsers give up on a silent connection; a comment now and then keeps it. */
const heartbeatMs = 15_000

/** A reader that does not read: beyond this many waiting bytes it is dropped and may connect anew. */
const maxWaitingBytes = 16 * 1024 * 1024

/** A server-sent event stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class EventStream {
  readonly #response: ServerResponse

  constructor(response: ServerResponse) {
    this.#response = response
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    })
    response.write(':\n\n')
    const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs)
    response.on('close', () => clearInterval(heartbeat))
  }

  /** @param id what the client sends back as `Last-Event-ID` when it reconnects */
  send(event: string, data: unknown, id?: string): void {
    if (this.#response.writableLength > maxWaitingBytes) {
      this.#response.destroy()
      return
    }
    const idLine = id === undefined ? '' : `id: ${id}\n`
    this.#response.write(`event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`)
  }

  onClose(callback: () => void): void {
    this.#response.on('close', callback)
  }

  close(): void {
    this.#response.end()
  }
}
