import { isBuild, processWide } from '../../util/process.server.ts'
import { redis } from '../../util/redis.server.ts'
import { keyPrefix } from '../../util/sharedEntries.server.ts'

/** When each path was last published, for the replicas of every build. Nothing here throws. */

/** Seconds. */
const expiry = 7 * 86_400

const marks = processWide('publish marks', () => ({
  /** Not in Redis yet: it was down. */
  unsaved: new Map<string, number>(),
  /** The newest publish that this process knows, as Redis has it. */
  newest: '',
  listeners: new Set<() => unknown>(),
}))

/** When anything was last published; and where replicas are told of it at once. */
const newestKey = `${keyPrefix}published`

if (redis && !isBuild)
  processWide('publish marks shared', () => {
    void redis?.subscribe(newestKey, learn)
    redis?.onReconnect(async () => {
      await save()
      // What was published meanwhile.
      await publishedAt('/index')
    })
  })

/** Next's key of a path ends so. */
const keyOf = (path: string): string => `${keyPrefix}published:${path === '/' ? '/index' : decoded(path)}`

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The time of a publish that can be read now. Other replicas drop what they read before. */
export async function beginPublish(): Promise<number> {
  if (!redis) return 0
  const now = await redis.time()
  marks.newest = String(now)
  marks.unsaved.set(newestKey, now)
  await save()
  return now
}

/**
 * Tells replicas of every build that what they generated before `at` is stale. Only now, after this
 * replica has generated it: while Next regenerates a page in the background, it serves the old one.
 */
export async function markPublished(paths: readonly string[], at: number): Promise<void> {
  if (!redis) return
  for (const path of paths) marks.unsaved.set(keyOf(path), at)
  await save()
}

async function save(): Promise<void> {
  const saving = [...marks.unsaved]
  if (saving.length === 0) return
  const saved = await redis?.ask(async (client) => {
    const all = client.multi()
    for (const [key, at] of saving) all.set(key, String(at), { expiration: { type: 'EX', value: expiry } })
    await all.exec()
    // Not before the others can read it, nor in a transaction: its response would hold the message.
    const newest = marks.unsaved.get(newestKey)
    if (newest !== undefined) await client.publish(newestKey, String(newest))
    return true
  })
  if (saved) for (const [key, at] of saving) if (marks.unsaved.get(key) === at) marks.unsaved.delete(key)
}

/** When `path`, as at the end of Next's key, was last published. 0 if that is unknown. */
export async function publishedAt(path: string): Promise<number> {
  const keys = [`${keyPrefix}published:${path}`, newestKey]
  const found = await redis?.ask((client) => client.mGet(keys))
  if (found) learn(found[1] ?? '')
  return Number(found?.[0] ?? 0)
}

/** Any other publish: an older one that was saved late is news, too. */
function learn(newest: string): void {
  if (newest === marks.newest) return
  marks.newest = newest
  for (const listener of marks.listeners) listener()
}

/** Calls `listener` once this process learns of a publish, before it generates a page. */
export function onPublish(listener: () => unknown): void {
  marks.listeners.add(listener)
}
