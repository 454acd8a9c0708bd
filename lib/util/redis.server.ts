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

/** Steps of a timeout: when this process is busy and late itself, Redis is not at fault. */
const steps = 5

/** @throws {TimeoutError} */
function inTime<Result>(work: Promise<Result>, milliseconds: number, what: string): Promise<Result> {
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
  #isDown = false
  #isClosed = false
  #clockOffset = 0

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
      return await inTime(command(client), commandTimeout, 'A command')
    } catch (error) {
      this.#drop(client, error)
      return undefined
    }
  }

  /** Milliseconds since 1970 on the clock that all replicas share. About that without Redis. */
  async time(): Promise<number> {
    const reply = await this.ask((client) => client.time())
    const local = performance.timeOrigin + performance.now()
    if (reply) this.#clockOffset = Number(reply[0]) * 1000 + Number(reply[1]) / 1000 - local
    return local + this.#clockOffset
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
      await inTime(this.#open(client), connectTimeout, 'Connecting')
    } catch (error) {
      this.#drop(client, error)
      return
    }
    if (this.#current !== client) return
    this.#client = client
    if (!this.#isDown) return
    this.#isDown = false
    console.warn('[redis] The replicas share pages again.')
    for (const listener of this.#onConnect) listener()
  }

  async #open(client: RedisClientType): Promise<void> {
    await client.connect()
    // A connection alone keeps no process alive.
    client.unref()
    for (const [channel, listener] of this.#channels) await client.subscribe(channel, listener)
  }

  #drop(client: RedisClientType, error: unknown): void {
    if (this.#current !== client) return
    this.#current = this.#client = undefined
    if (client.isOpen) client.destroy()
    if (this.#isClosed) return
    if (!this.#isDown) console.warn(`[redis] The replicas share no pages: ${String(error)}`)
    this.#isDown = true
    this.#retry = setTimeout(() => void this.#connect(), pause).unref()
  }
}

/** Undefined without `REDIS_URL`. */
export const redis = processWide('redis', () =>
  process.env.REDIS_URL ? new BoundedRedis(process.env.REDIS_URL) : undefined,
)
