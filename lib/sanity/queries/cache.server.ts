import { processWide } from '#lib/util/process.server.ts'
import { revalidateSeconds } from '#lib/util/revalidate.server.ts'
import { withTimeout } from '#lib/util/withTimeout.ts'

/** The last good results that many requests need, such as the list of redirects. In memory. */

type LoadOptions = {
  /** Milliseconds for which one result serves all, unless something is published. */
  freshFor?: number
  /** Milliseconds to wait for the lake while there is a stale result. */
  waitFor?: number
  /** False where a stale value would be wrong. */
  allowStale?: boolean
}

/** `freshFor` unless given. */
export const usualAge = maxAge()

/** No webhook call reaches a developer's site, and one of several replicas gets it. */
function maxAge(): number {
  if (process.env.NODE_ENV === 'development') return 1000
  return process.env.REDIS_URL ? 10_000 : revalidateSeconds * 1000
}

const { known, loading } = processWide('content cache', () => ({
  known: new Map<string, { value: unknown; at: number }>(),
  loading: new Map<string, Promise<unknown>>(),
}))

export const contentCache = {
  /** A fresh value from `source`, else the last one. @throws what `source` throws */
  async load<Value>(
    name: string,
    source: () => Promise<Value>,
    { freshFor = usualAge, waitFor = 2000, allowStale = true }: LoadOptions = {},
  ): Promise<Value> {
    const last = known.get(name) as { value: Value; at: number } | undefined
    if (last && Date.now() - last.at < freshFor) return last.value
    const load = (loading.get(name) ?? start(name, source)) as Promise<Value>
    if (!last || !allowStale) return load
    try {
      return await withTimeout(load, waitFor, `Loading ${name}`)
    } catch (error) {
      console.warn(`[cache] The last ${name} is served: ${error instanceof Error ? error.message : error}`)
      return last.value
    }
  },

  /** Makes every value stale. */
  expire(): void {
    loading.clear()
    for (const last of known.values()) last.at = -Infinity
  },
}

function start(name: string, source: () => Promise<unknown>): Promise<unknown> {
  const at = Date.now()
  const load: Promise<unknown> = source().then((value) => {
    // Not one from before a publish.
    if (loading.get(name) === load) known.set(name, { value, at })
    return value
  })
  loading.set(name, load)
  const end = () => loading.get(name) === load && loading.delete(name)
  load.then(end, end)
  return load
}
