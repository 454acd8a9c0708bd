import { ContentUnavailableError, fetchPublished, fetchRevision } from '../queries/client.server.ts'
import { revisionQuery } from '../queries/queries.ts'
import type { RevisionQueryResult } from '../queries/types.generated.ts'

/** Milliseconds between tries, 8 s in all. Hosted Sanity allows a webhook call 30 s. */
const pauses = [100, 150, 250, 500, ...Array<number>(7).fill(1000)]

/** Milliseconds for all tries. */
const indexTimeout = 9000

const unpublished = /^(?:drafts|versions)\./

/**
 * Waits until queries return the newest revision. @returns it; null for a deleted document, and one
 * that visitors never see
 * @throws {ContentUnavailableError}
 */
export async function waitForIndex(id: string): Promise<string | null> {
  if (unpublished.test(id)) return null
  const signal = AbortSignal.timeout(indexTimeout)
  const indexed = async (): Promise<string | null | undefined> => {
    const [newest, queried] = await Promise.all([
      fetchRevision(id, signal),
      fetchPublished<RevisionQueryResult>(revisionQuery, { id }, signal),
    ])
    return newest === queried ? newest : undefined
  }
  for (const pause of pauses) {
    const revision = await indexed()
    if (revision !== undefined) return revision
    await new Promise((done) => setTimeout(done, pause))
  }
  const revision = await indexed()
  if (revision !== undefined) return revision
  throw new ContentUnavailableError(`its queries do not know the newest "${id}" yet`)
}
