import { LRUCache } from 'lru-cache'
import { processWide } from '../util/process.server.ts'

/**
 * When a page may appear at each path that is a 404 now: Next's cache entry of a 404 says nothing.
 */
const absences = processWide('absences', () => new LRUCache<string, number>({ max: 10_000 }))

/** Called for a 404 that ends by itself at `until`, in milliseconds, or never. */
export function noteAbsence(path: string, until: number | undefined): void {
  absences.set(path, until)
}

/** When the 404 at `path` ends by itself, in milliseconds; undefined for never. */
export const absenceEnds = (path: string): number | undefined => absences.get(path)
