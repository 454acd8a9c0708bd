import { LRUCache } from 'lru-cache'
import { processWide } from '#lib/util/process.server.ts'

/** When the last generation of each page began. `res.revalidate` may join an older one. */
const starts = processWide('starts of regenerations', () => new LRUCache<string, number>({ max: 10_000 }))

/** Called before the content of `path` is read. */
export function noteRegeneration(path: string): void {
  starts.set(path, performance.now())
}

/** The first try may join an older generation; the second begins after it. */
const maxTries = 3

/** Regenerates `path` with content read after this call began. @throws what `revalidate` throws */
export async function regenerate(path: string, revalidate: (path: string) => Promise<void>): Promise<void> {
  const asked = performance.now()
  for (let tries = 1; tries <= maxTries; tries += 1) {
    await revalidate(path)
    const began = starts.get(path)
    // Another process has no record here: a second call must do.
    if (began === undefined ? tries === 2 : began > asked) return
  }
}
