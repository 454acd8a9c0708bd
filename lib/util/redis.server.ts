import type { RedisClientType } from '@redis/client'
import { processWide } from './process.server.ts'
import { TimeoutError } from './withTimeout.ts'

/** The client of `REDIS_URL`: Redis, Valkey, or what speaks their protocol from version 6 on. */

/** Milliseconds for a command. */
const commandTimeout = 250

/** Milliseconds for a connection. Only the first one is waited for. */
const connectTimeout = 1000

/** Milliseconds without commands after a failure. */
const pause = 1000

/** Milliseconds by which this machine's clock may differ from Redis's before it is said. */
const maxSkew = 5000

/** Milliseconds since 1970 by a clock that is never set. */
const steadyTime = () => performance.timeOrigin + performance.now()

/** What an operator is told. Errors of Redis begin with a word in capital letters. */
export type RedisState = 'unknown' | 'up' | 'down' | 'wrong password' | 'refuses writes'

function stateAfter(error: unknown): RedisState {
  const [code = ''] = /\b[A-Z]{3,}\b/.exec(error instanceof Error ? error.message : '') ?? []
  if (['WRONGPASS', 'NOAUTH', 'NOPERM'].includes(code)) return 'wrong password'
  return ['OOM', 'MISCONF', 'READONLY', 'NOREPLICAS'].includes(code) ? 'refuses writes' : 'down'
}

/** Steps of a timeout: when this process is busy and late itself, Redis is not at fault. */
const steps = 5

/** @throws {TimeoutError} */
function withSteppedTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
  what: string,
): Promise<Result> {
  return new Promise((done, fail) => {
    let timer: NodeJS.Timeout
    const wait = (left: number) => {
      if (left === 0) fail(new TimeoutError(`${what} took longer than ${milliseconds} ms.`))
      // What has arrived is read before setImmediate.
      else timer = setTimeout(() => setImmediate(wait, left - 1), milliseconds / steps)
    }
    wait(steps)
    work.then(done, fail).finally(() => clearTimeout(timer))
  })
}

/**
 * Redis as a help that may be missing: it costs a visitor 250 ms at most, then a second nothing.
 */
export class BoundedRedis {
  readonly #url: string
  readonly #channels = new Map<string, (message: string) => void>()
  readonly #onConnect = new Set<() => unknown>()
  /** Connected or connecting. */
  #current: RedisClientType | undefined
  #client: RedisClientType | undefined
  #first: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #state: RedisState = 'unknown'
  #isDown = false
  #isClosed = false
  /** Milliseconds from the steady clock to Redis's. */
  #clockOffset = 0
  #skew = 0
  #isSkewSaid = false

  constructor(url: string) {
    this.#url = url
  }

  /** The response; undefined on failure and in the second after one. Never throws. */
  async ask<Response>(
    command: (client: RedisClientType) => Promise<Response>,
  ): Promise<Response | undefined> {
    await (this.#first ??= this.#connect())
    const client = this.#client
    if (!client) return undefined
    try {
      return await withSteppedTimeout(command(client), commandTimeout, 'A command')
    } catch (error) {
      this.#drop(client, error)
      return undefined
    }
  }

  /** Milliseconds since 1970 on the clock that all replicas share. About that without Redis. */
  async time(): Promise<number> {
    await this.ask((client) => this.#readClock(client))
    return steadyTime() + this.#clockOffset
  }

  get state(): RedisState {
    return this.#state
  }

  /** Seconds by which this machine's clock is ahead of Redis's; 0 up to five. */
  get clockSkew(): number {
    return Math.abs(this.#skew) > maxSkew ? Math.round(this.#skew / 1000) : 0
  }

  async #readClock(client: RedisClientType): Promise<void> {
    const asked = Date.now()
    const [seconds, microseconds] = await client.time()
    const time = Number(seconds) * 1000 + Number(microseconds) / 1000
    this.#clockOffset = time - steadyTime()
    // Between question and response Redis's clock is right, however long that took.
    this.#skew = asked > time ? asked - time : Math.min(0, Date.now() - time)
    if (this.clockSkew === 0) this.#isSkewSaid &&= Math.abs(this.#skew) > maxSkew / 2
    else if (!this.#isSkewSaid) {
      this.#isSkewSaid = true
      const by = `${Math.abs(this.clockSkew)} s ${this.clockSkew > 0 ? 'ahead of' : 'behind'}`
      console.warn(`[redis] This machine's clock is ${by} Redis's, which decides.`)
    }
  }

  /** Calls `listener` with every message of a channel, also after a reconnection. */
  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    this.#channels.set(channel, listener)
    await this.ask((client) => client.subscribe(channel, listener))
  }

  /** Calls `listener` after every connection but the first. */
  onReconnect(listener: () => unknown): void {
    this.#onConnect.add(listener)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    if (this.#current) this.#drop(this.#current, undefined)
  }

  async #connect(): Promise<void> {
    const { createClient } = await import('@redis/client')
    const client: RedisClientType = createClient({
      url: this.#url,
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout, reconnectStrategy: false },
    })
    this.#current = client
    client.on('error', (error) => this.#drop(client, error))
    try {
      await withSteppedTimeout(this.#open(client), connectTimeout, 'Connecting')
    } catch (error) {
      this.#drop(client, error)
      return
    }
    if (this.#current !== client) return
    this.#client = client
    this.#state = 'up'
    if (!this.#isDown) return
    this.#isDown = false
    console.warn('[redis] The replicas share pages again.')
    for (const listener of this.#onConnect) listener()
  }

  async #open(client: RedisClientType): Promise<void> {
    await client.connect()
    // A connection alone keeps no process alive.
    client.unref()
    await this.#readClock(client)
    for (const [channel, listener] of this.#channels) await client.subscribe(channel, listener)
    // Writes nothing, as there is no such key. One that refuses writes is down, but for its clock.
    await client.set('goodline:no-such-key', '', { condition: 'XX' })
  }

  #drop(client: RedisClientType, error: unknown): void {
    if (this.#current !== client) return
    this.#current = this.#client = undefined
    if (client.isOpen) client.destroy()
    if (this.#isClosed) return
    if (!this.#isDown) console.warn(`[redis] The replicas share no pages: ${String(error)}`)
    this.#isDown = true
    this.#state = stateAfter(error)
    this.#retry = setTimeout(() => void this.#connect(), pause).unref()
  }
}

/** Undefined without `REDIS_URL`. */
export const redis = processWide('redis', () =>
  process.env.REDIS_URL ? new BoundedRedis(process.env.REDIS_URL) : undefined,
)

/**
 * Milliseconds since 1970. Redis's clock decides where there is Redis: no replica opens a page that
 * is still closed on the others.
 */
export const currentTime = async (): Promise<number> => (redis ? redis.time() : Date.now())
