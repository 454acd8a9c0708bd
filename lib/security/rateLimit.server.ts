import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

type Bucket = { tokens: number; since: number }

/** Callers remembered at a time; who has not called for longest is forgotten first. */
const mostCallers = 10_000

/**
 * How often one caller may do what costs us something: `burst` times at once, and `perSecond` times a second from then on. Counted in
 * this process: where the site runs in several, each counts for itself, which is enough to keep a single caller from wearing it out.
 */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  /** `now` gives milliseconds. */
  constructor(burst: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes one from the caller. @returns false when there was none left */
  take(caller: string): boolean {
    const left = this.#left(caller)
    // Deleted first, so that the map stays in the order of the last calls.
    this.#buckets.delete(caller)
    // A call that is refused takes nothing: else whoever calls faster than the rate would never be let through again.
    this.#buckets.set(caller, { tokens: left >= 1 ? left - 1 : left, since: this.#now() })
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > mostCallers && oldest !== undefined) this.#buckets.delete(oldest)
    return left >= 1
  }

  #left(caller: string): number {
    const bucket = this.#buckets.get(caller)
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.tokens + ((this.#now() - bucket.since) / 1000) * this.#perSecond)
  }
}

/** IPv6 gives each connection a network, the first four parts of its addresses: who has one can call from any of its addresses. */
function networkOf(address: string): string {
  // With a dot it is an IPv4 address in the dress of the other.
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((side) => side.split(':').filter(Boolean))
  const left = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...left, ...after].slice(0, 4).join(':')
}

/**
 * Who calls: the address that the last proxy saw, without one the connection's own; of IPv6, the network. A caller who reaches the site without a proxy can make
 * the former up and so has more than one limit; nothing but politeness to our own back ends hangs on it. Next's optimizer hands on the
 * connection and no headers when it asks this site for a picture: behind a proxy its callers are all the proxy.
 */
export function callerOf(request: IncomingMessage): string {
  const forwarded = [request.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
  // What is no address would be remembered at any length.
  return networkOf((forwarded && isIP(forwarded) ? forwarded : request.socket?.remoteAddress) ?? 'unknown')
}
