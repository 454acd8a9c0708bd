import { processWide } from '../../util/process.server.ts'
import { redis } from '../../util/redis.server.ts'
import { keyPrefix } from '../../util/sharedEntries.server.ts'

/** When each path was last published, for the replicas of every build. Nothing here throws. */

/** Seconds. */
const expiry = 7 * 86_400

const marks = processWide('publish marks', () => ({
  /** Not in Redis yet: it was down. */
  unsaved: new Map<string, number>(),
  newest: 0,
  listeners: new Set<() => unknown>(),
}))

if (redis) processWide('publish marks saved late', () => redis?.onReconnect(save))

/** When anything was last published. */
const newestKey = `${keyPrefix}published`

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
  const saved = await redis?.ask((client) => {
    const all = client.multi()
    for (const [key, at] of saving) all.set(key, String(at), { expiration: { type: 'EX', value: expiry } })
    return all.exec()
  })
  if (saved) for (const [key, at] of saving) if (marks.unsaved.get(key) === at) marks.unsaved.delete(key)
}

/** When `path`, as at the end of Next's key, was last published. 0 if that is unknown. */
export async function publishedAt(path: string): Promise<number> {
  const keys = [`${keyPrefix}published:${path}`, newestKey]
  const [at, newest] = ((await redis?.ask((client) => client.mGet(keys))) ?? []).map(Number)
  if ((newest ?? 0) > marks.newest) {
    marks.newest = newest ?? 0
    for (const listener of marks.listeners) listener()
  }
  return at ?? 0
}

/** Calls `listener` once this process learns of a publish, before it generates a page. */
export function onPublish(listener: () => unknown): void {
  marks.listeners.add(listener)
}
