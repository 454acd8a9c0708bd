import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

type Bucket = { tokens: number; since: number }

/** Callers in memory; the least recent is evicted. */
const maxCallers = 10_000

/** A token bucket per caller: `burst` at once, then `perSecond`. Each process counts for itself. */
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

  /** False when no token is left. */
  take(caller: string): boolean {
    const left = this.#left(caller)
    // Keeps the map in the order of calls.
    this.#buckets.delete(caller)
    // A refused call takes nothing, or a fast caller would never be let through again.
    this.#buckets.set(caller, { tokens: left >= 1 ? left - 1 : left, since: this.#now() })
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > maxCallers && oldest !== undefined) this.#buckets.delete(oldest)
    return left >= 1
  }

  #left(caller: string): number {
    const bucket = this.#buckets.get(caller)
    if (!bucket) return this.#burst
    return Math.min(this.#burst, bucket.tokens + ((this.#now() - bucket.since) / 1000) * this.#perSecond)
  }
}

/** An IPv6 client can use all addresses of its /64 network, so the network counts. */
function networkOf(address: string): string {
  // With a dot it is an IPv4 address mapped to IPv6.
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((side) => side.split(':').filter(Boolean))
  const left = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...left, ...after].slice(0, 4).join(':')
}

/** The caller's IP address or IPv6 network, as the last proxy saw it; else it can lie. */
export function callerOf(request: IncomingMessage): string {
  const forwarded = [request.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
  // Other text could have any length.
  return networkOf((forwarded && isIP(forwarded) ? forwarded : request.socket?.remoteAddress) ?? 'unknown')
}
