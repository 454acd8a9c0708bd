import { perProcess } from '../perProcess.server.ts'

/**
 * When each page was last asked to be generated. Next answers "revalidated" also when it only joined a generation that was already
 * running and had read the content from before the publish; with this record the webhook can tell, and ask again.
 */
const starts = perProcess('starts of regenerations', () => new Map<string, number>())

/** Paths remembered at a time. Strangers can make up as many as they like; what was forgotten is treated as by another process. */
const mostPaths = 10_000

/** Called first thing by whatever generates `path`. */
export function noteRegeneration(path: string): void {
  // Deleted first, so that the map stays in the order of the last generations.
  starts.delete(path)
  starts.set(path, performance.now())
  const [oldest] = starts.keys()
  if (starts.size > mostPaths && oldest !== undefined) starts.delete(oldest)
}

/** When the last generation of `path` began, in `performance.now()` milliseconds; undefined if this process has seen none. */
function lastRegeneration(path: string): number | undefined {
  return starts.get(path)
}

/** Tries that always suffice in one process: the first may join an older generation, the second begins after it. */
const mostTries = 3

/**
 * Regenerates `path` so that what is served afterwards was read after this call began.
 * @throws whatever `revalidate` throws; the page that was there then stays.
 */
export async function regenerate(path: string, revalidate: (path: string) => Promise<void>): Promise<void> {
  const asked = performance.now()
  for (let tries = 1; tries <= mostTries; tries += 1) {
    await revalidate(path)
    const began = lastRegeneration(path)
    // Several processes: the generation may have run in another one, so a second call must do.
    if (began === undefined ? tries === 2 : began > asked) return
  }
}
