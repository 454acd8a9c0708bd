import { createHmac, randomUUID } from 'node:crypto'
import { isSameSignature } from './isSameSignature.server.ts'
import { type BoundedRedis, redis } from './redis.server.ts'

/** `at` orders the entries of a name, whoever wrote them. Milliseconds since 1970. */
type SharedEntry = { value: unknown; at: number }

/** Two sites may share one Redis. */
export const keyPrefix = `goodline:${URL.parse(process.env.NEXT_PUBLIC_SITE_URL ?? '')?.host ?? ''}:`

/** Who can write to Redis cannot write a page: entries carry a signature, for one key of Redis. */
const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', process.env.SANITY_REVALIDATE_SECRET ?? '')
    .update(`shared entry\n${key}\n${text}`)
    .digest('base64url')

const signatureLength = 43

/** The signed text; undefined when it is not signed by a replica of this site. */
function verified(key: string, signed: string): string | undefined {
  const [given, text] = [signed.slice(0, signatureLength), signed.slice(signatureLength)]
  return isSameSignature(given, signatureOf(key, text)) ? text : undefined
}

/** Seconds until Redis forgets an entry. */
const lasting = 7 * 86_400
const brief = 3600

/** Milliseconds for which one replica may generate alone. */
const lockFor = 2000

/** The entry when it is newer than ours; else 1 when it is older or missing, 0 when it is ours. */
const newerScript = `
local at = tonumber(redis.call('HGET', KEYS[1], 'at') or '0')
local own = tonumber(ARGV[1])
if at > own then return redis.call('HGET', KEYS[1], 'entry') end
return at < own and 1 or 0`

/** Stores an entry unless there is a newer one, and sends it to the other replicas. */
const shareScript = `
redis.call('DEL', KEYS[2])
local at = tonumber(redis.call('HGET', KEYS[1], 'at') or '0')
if at >= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'at', ARGV[1], 'entry', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', ARGV[4], ARGV[2])
return 1`

/** The name that a message claims, before it is verified. */
function nameIn(message: string): string {
  try {
    return String((JSON.parse(message.slice(signatureLength)) as { name?: unknown } | null)?.name)
  } catch {
    return ''
  }
}

/** Entries that replicas share in Redis. Nothing here throws. */
export class SharedEntries {
  readonly #redis: BoundedRedis
  readonly #prefix: string
  readonly #by = randomUUID()
  #lost: () => unknown = () => undefined
  /** False for a value that Redis forgets soon, and that is worth no file. */
  readonly isLasting: (value: unknown) => boolean

  constructor(redis: BoundedRedis, prefix: string, isLasting: (value: unknown) => boolean = () => true) {
    this.#redis = redis
    this.#prefix = prefix
    this.isLasting = isLasting
  }

  /** The entry, if it is newer than `own`. Redis gets `own` back after it has lost it. */
  async newer(name: string, own?: SharedEntry): Promise<SharedEntry | undefined> {
    const arguments_ = [String(own?.at ?? 0)]
    const found = await this.#redis.ask((client) =>
      client.eval(newerScript, { keys: [this.#keyOf(name)], arguments: arguments_ }),
    )
    if (typeof found === 'string') {
      const text = this.#verified(name, found)
      if (text !== undefined) return JSON.parse(text) as SharedEntry
      // Else nobody could replace it.
      await this.#redis.ask((client) => client.del(this.#keyOf(name)))
      if (own) void this.share(name, own)
    }
    if (found === 1 && own) {
      void this.share(name, own)
      this.#lost()
    }
    return undefined
  }

  /** False when the replicas already have a newer entry. */
  async share(name: string, entry: SharedEntry): Promise<boolean> {
    const text = JSON.stringify({ ...entry, name, by: this.#by })
    const signed = signatureOf(this.#keyOf(name), text) + text
    const arguments_ = [String(entry.at), signed, String(this.#secondsOf(entry)), this.#channel]
    const keys = [this.#keyOf(name), this.#lockOf(name)]
    const stored = await this.#redis.ask((client) =>
      client.eval(shareScript, { keys, arguments: arguments_ }),
    )
    return stored !== 0
  }

  /** Milliseconds since 1970, on the clock that orders entries. */
  time = (): Promise<number> => this.#redis.time()

  /** Leaves an entry without a value: other replicas would give the old one back. */
  async delete(name: string): Promise<void> {
    await this.share(name, { value: undefined, at: await this.time() })
  }

  /** Calls `adopt` with what other replicas share, and `lost` when Redis lacks an entry of ours. */
  watch(adopt: (name: string, entry: SharedEntry) => unknown, lost: () => unknown): void {
    this.#lost = lost
    void this.#redis.subscribe(this.#channel, (message) => {
      const name = nameIn(message)
      const text = this.#verified(name, message)
      if (text === undefined) return
      const { by, value, at } = JSON.parse(text) as SharedEntry & { by: string }
      if (by !== this.#by) adopt(name, { value, at })
    })
  }

  #verified(name: string, signed: string): string | undefined {
    const text = verified(this.#keyOf(name), signed)
    if (text === undefined) console.warn(`[redis] An entry of "${name}" is not signed by this site.`)
    return text
  }

  /** False while another replica generates `name`; undefined without Redis. */
  async lock(name: string): Promise<boolean | undefined> {
    const set = await this.#redis.ask(async (client) => ({
      reply: await client.set(this.#lockOf(name), '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: lockFor },
      }),
    }))
    return set && set.reply !== null
  }

  #secondsOf = ({ value }: SharedEntry) => (value !== undefined && this.isLasting(value) ? lasting : brief)

  #keyOf = (name: string): string => `${this.#prefix}${name}`

  #lockOf = (name: string): string => `${this.#prefix}lock:${name}`

  get #channel(): string {
    return `${this.#prefix}entries`
  }
}

/** Undefined without `REDIS_URL`. */
export const sharedEntries = (prefix: string): SharedEntries | undefined =>
  redis && new SharedEntries(redis, `${keyPrefix}${prefix}:`)
