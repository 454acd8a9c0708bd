import { mutationError } from '../errors.ts'
import { outgoingReferences } from '../references.ts'
import type { DocumentIndex } from '../store/documentIndex.ts'
import type { Change } from '../types.ts'

/**
 * Keeps references whole, as the Content Lake does: nothing may be deleted, or change its type, that another document points at, and
 * nothing may point at what does not exist. Weak references are free to dangle. What counts is the state after the
 * whole transaction, so a document and its referrer may go together.
 *
 * @throws ApiError 409 `mutationError`
 */
export function checkReferences(changes: Change[], index: DocumentIndex): void {
  const after = new Map(changes.map((change) => [change.id, change.after]))
  const exists = (id: string) => (after.has(id) ? after.get(id) !== null : index.get(id) !== undefined)

  changes.forEach((change, position) => {
    if (change.before && change.after?._type !== change.before._type) {
      const referencingIDs = strongReferrers(change.id, after, index)
      if (referencingIDs.length > 0) {
        const what = change.after ? 'change its type' : 'be deleted'
        const description = `Document "${change.id}" cannot ${what} as there are references to it from "${referencingIDs[0]}"`
        throw mutationError(
          { type: 'documentHasExistingReferencesError', description, id: change.id, referencingIDs },
          position,
        )
      }
    }
    if (!change.after) return
    for (const [target, strength] of outgoingReferences(change.after)) {
      if (strength === 'weak' || exists(target)) continue
      const description = `Document "${change.id}" references non-existent document "${target}"`
      throw mutationError(
        { type: 'documentReferenceDoesNotExistError', description, id: change.id, referenceID: target },
        position,
      )
    }
  })
}

function strongReferrers(
  id: string,
  after: ReadonlyMap<string, Change['after']>,
  index: DocumentIndex,
): string[] {
  const stored = [...index.referrersOf(id)]
    .filter(([, strength]) => strength === 'strong')
    .map(([from]) => from)
  const untouched = stored.filter((from) => !after.has(from))
  const changed = [...after].filter(
    ([from, document]) => from !== id && document && outgoingReferences(document).get(id) === 'strong',
  )
  return [...untouched.filter((from) => from !== id), ...changed.map(([from]) => from)]
}
