import { currentTime } from './redis.server.ts'

/** Seconds after which a page is regenerated even without a webhook call. */
export const revalidateSeconds = Number(process.env.REVALIDATE_SECONDS || 300)

/**
 * Seconds for a 404 where a page will appear at a scheduled time: `lib/next/pageCache.server.ts`
 * does not serve one from the cache. The same as Next stores after a failure.
 */
export const untilItAppears = 3

/**
 * Seconds until a page is regenerated: `usually`, or sooner when it changes by itself before that.
 */
export async function revalidateIn(
  nextChange: number | undefined,
  usually = revalidateSeconds,
): Promise<number> {
  if (nextChange === undefined) return usually
  return Math.max(1, Math.min(usually, Math.ceil((nextChange - (await currentTime())) / 1000)))
}
