import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'

type Bucket = { tokens: number; since: number; isSaid: boolean }

/** Callers in memory; the least recent is evicted. */
const maxCallers = 10_000

/** A token bucket per caller: `burst` at once, then `perSecond`. Each process counts for itself. */
export class RateLimit {
  readonly #burst: number
  readonly #perSecond: number
  readonly #name: string
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, Bucket>({ max: maxCallers })

  /** Logs by `name`. `now` gives milliseconds. */
  constructor(burst: number, perSecond: number, name = '', now: () => number = () => performance.now()) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#name = name
    this.#now = now
  }

  /** False when no token is left. */
  take(caller: string): boolean {
    const left = this.#left(caller)
    const isTaken = left >= 1
    // Said once, until the caller has paused for long enough.
    const wasSaid = left < this.#burst && this.#buckets.get(caller)?.isSaid === true
    if (!isTaken && !wasSaid && this.#name) console.info(`[security] ${caller}: limit of ${this.#name}`)
    // A refused call takes nothing, or a fast caller would never be let through again.
    const tokens = isTaken ? left - 1 : left
    this.#buckets.set(caller, { tokens, since: this.#now(), isSaid: wasSaid || !isTaken })
    return isTaken
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

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address)

const forwardedFor = ({ headers }: IncomingMessage): string[] =>
  [headers['x-forwarded-for']]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())

/** Proxies whose entries in X-Forwarded-For are true; a connection from elsewhere has none. */
function trustedProxies(peer: string | undefined): number {
  if (process.env.TRUSTED_PROXIES) return Number(process.env.TRUSTED_PROXIES)
  return isLoopback(peer) ? 1 : 0
}

/** The caller's IP address or IPv6 network, as the first trusted proxy saw it. */
export function callerOf(request: IncomingMessage): string {
  const peer = request.socket?.remoteAddress
  const entries = forwardedFor(request)
  const forwarded = entries[entries.length - trustedProxies(peer)]
  // Other text could have any length.
  return networkOf((forwarded && isIP(forwarded) ? forwarded : peer) ?? 'unknown')
}
