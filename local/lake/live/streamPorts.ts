import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ticketParameter = 'lakeTicket'

/**
 * Spreads event streams over sibling ports. A browser opens at most six HTTP/1.1 connections to one
 * host and port. One open document of the Studio holds six streams: everything else would wait for
 * ever.
 *
 * A browser that follows a redirect to another origin sends `Origin: null` from then on, so a
 * stream port cannot tell whose page is asking. The redirect therefore carries a ticket that only
 * an origin that was let in can have got.
 */
export class StreamPorts {
  readonly #open: Map<number, number>
  readonly #key = randomBytes(32)
  readonly #mainPort: () => number

  /** @param mainPort asked late, because port 0 is only settled when the server listens */
  constructor(ports: readonly number[], mainPort: () => number) {
    this.#open = new Map(ports.map((port) => [port, 0]))
    this.#mainPort = mainPort
  }

  isStreamPort(port: number): boolean {
    return port !== this.#mainPort() && this.#open.has(port)
  }

  /**
   * Where a stream request should go, or undefined when it is to be served where it came in.
   *
   * @param forPage whether a page that was let in asks; nobody else needs a ticket, nor could
   *   anybody who opens a link
   */
  redirect(url: URL, localPort: number, forPage: boolean): URL | undefined {
    if (this.#open.size === 0 || this.isStreamPort(localPort)) return undefined
    const [leastBusy] = [...this.#open].sort((a, b) => a[1] - b[1])
    if (!leastBusy) return undefined
    const [port, streams] = leastBusy
    // Counted at once, so that a burst of requests does not all end up on one port. Taken back when
    // the stream opens there, or when the redirect is not followed.
    this.#open.set(port, streams + 1)
    setTimeout(() => this.#release(port), redirectGraceMs).unref()
    const target = new URL(url)
    target.port = String(port)
    if (forPage) target.searchParams.set(ticketParameter, this.#ticketFor(url))
    return target
  }

  /** Counts a stream for as long as it is open. */
  opened(port: number, onClose: (callback: () => void) => void): void {
    if (!this.#open.has(port)) return
    this.#open.set(port, (this.#open.get(port) ?? 0) + 1)
    onClose(() => this.#release(port))
  }

  /** True when the request was sent here by a redirect of this very process. */
  hasTicket(url: URL): boolean {
    const given = Buffer.from(url.searchParams.get(ticketParameter) ?? '')
    const expected = Buffer.from(this.#ticketFor(url))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  #ticketFor(url: URL): string {
    const query = new URLSearchParams(url.searchParams)
    query.delete(ticketParameter)
    return createHmac('sha256', this.#key).update(`${url.pathname}?${query}`).digest('base64url')
  }

  #release(port: number): void {
    this.#open.set(port, Math.max(0, (this.#open.get(port) ?? 0) - 1))
  }
}

const redirectGraceMs = 1000
