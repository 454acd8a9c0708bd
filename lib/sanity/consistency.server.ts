import { ContentUnavailableError, fetchPublished, fetchRevision } from './client.server.ts'
import { revisionQuery } from './queries.ts'
import type { RevisionQueryResult } from './types.generated.ts'

/** Milliseconds between one look and the next: eight seconds in all. Hosted Sanity gives a call thirty, and the pages want the rest. */
const waits = [100, 150, 250, 500, ...Array<number>(7).fill(1000)]

/** Milliseconds after which a lake that hangs is no longer waited for. */
const patience = 9000

/** Documents that no visitor sees: what is asked as a visitor never shows them. */
const unpublished = /^(?:drafts|versions)\./

/**
 * Waits until queries know the document as it is by now, changed or gone. Hosted Sanity announces a publish before its index has it, so a
 * page generated at once could show the content from before, for five minutes. What is asked for by its id comes from no index: once both
 * say the same, a query knows at least what was announced, however late or often that was.
 * @throws {ContentUnavailableError} when the lake cannot be read, or its index stays behind.
 */
export async function untilQueriesKnow(id: string): Promise<void> {
  if (unpublished.test(id)) return
  const signal = AbortSignal.timeout(patience)
  const known = async (): Promise<boolean> => {
    const [newest, queried] = await Promise.all([
      fetchRevision(id, signal),
      fetchPublished<RevisionQueryResult>(revisionQuery, { id }, signal),
    ])
    return newest === queried
  }
  for (const wait of waits) {
    if (await known()) return
    await new Promise((done) => setTimeout(done, wait))
  }
  if (!(await known())) throw new ContentUnavailableError(`its queries do not know the newest "${id}" yet`)
}
