import { mutationError } from '../errors.ts'
import { outgoingReferences } from '../references.ts'
import type { DocumentIndex } from '../store/documentIndex.ts'
import type { Change } from '../types.ts'

/**
 * Keeps references whole, as the Content Lake does. A document that another one refers to cannot be
 * deleted or change its type. No reference may lead to a missing document. Weak references are free
 * to dangle. What counts is the state after the whole transaction, so a document and its referrer
 * may go together.
 *
 * @throws ApiError 409 `mutationError`
 */
export function checkReferences(changes: Change[], index: DocumentIndex): void {
  const after = new Map(changes.map((change) => [change.id, change.after]))
  const changedReferrers = strongReferrersAmong(after)
  const exists = (id: string) => (after.has(id) ? after.get(id) !== null : index.get(id) !== undefined)

  changes.forEach((change, position) => {
    if (change.before && change.after?._type !== change.before._type) {
      const referencingIDs = strongReferrers(change.id, after, changedReferrers(), index)
      if (referencingIDs.length > 0) {
        const what = change.after ? 'change its type' : 'be deleted'
        const description = `Document "${change.id}" cannot ${what} as there are references to it from "${referencingIDs[0]}"`
        const type = 'documentHasExistingReferencesError'
        throw mutationError({ type, description, id: change.id, referencingIDs }, position)
      }
    }
    if (!change.after) return
    for (const [target, strength] of outgoingReferences(change.after)) {
      if (strength === 'weak' || exists(target)) continue
      const description = `Document "${change.id}" references non-existent document "${target}"`
      const type = 'documentReferenceDoesNotExistError'
      throw mutationError({ type, description, id: change.id, referenceID: target }, position)
    }
  })
}

function strongReferrers(
  id: string,
  after: After,
  changed: ReadonlyMap<string, string[]>,
  index: DocumentIndex,
): string[] {
  const untouched = [...index.referrersOf(id)]
    .filter(([from, strength]) => strength === 'strong' && !after.has(from))
    .map(([from]) => from)
  return [...untouched, ...(changed.get(id) ?? [])].filter((from) => from !== id)
}

/**
 * Which of the changed documents point firmly at a target. Worked out once, and only when something
 * is deleted or changes its type.
 */
function strongReferrersAmong(after: After): () => ReadonlyMap<string, string[]> {
  let referrers: Map<string, string[]> | undefined
  return () => {
    if (referrers) return referrers
    referrers = new Map()
    for (const [from, document] of after) {
      for (const [target, strength] of outgoingReferences(document)) {
        if (strength === 'weak') continue
        const known = referrers.get(target)
        if (known) known.push(from)
        else referrers.set(target, [from])
      }
    }
    return referrers
  }
}

type After = ReadonlyMap<string, Change['after']>
