import { ContentUnavailableError, fetchPublished, fetchRevision } from '../queries/client.server.ts'
import { revisionQuery } from '../queries/queries.ts'
import type { RevisionQueryResult } from '../queries/types.generated.ts'

/** Milliseconds before each try, 8 s in all. Hosted Sanity allows a webhook call 30 s. */
const pauses = [0, 100, 150, 250, 500, ...Array<number>(7).fill(1000)]

/** Milliseconds for all tries. */
const indexTimeout = 9000

const unpublished = /^(?:drafts|versions)\./

/**
 * Waits until queries return the newest revision; not for a document that visitors never see.
 * @throws {ContentUnavailableError}
 */
export async function waitForIndex(id: string): Promise<void> {
  if (unpublished.test(id)) return
  const signal = AbortSignal.timeout(indexTimeout)
  for (const pause of pauses) {
    if (pause > 0) await new Promise((done) => setTimeout(done, pause))
    const [newest, queried] = await Promise.all([
      fetchRevision(id, signal),
      fetchPublished<RevisionQueryResult>(revisionQuery, { id }, signal),
    ])
    if (newest === queried) return
  }
  throw new ContentUnavailableError(`its queries do not know the newest "${id}" yet`)
}
