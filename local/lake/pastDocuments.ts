import { draftIdOf, isPublishedId, publishedIdOf } from './ids.ts'
import type { HistoryPoint } from './store/history.ts'
import type { Store } from './store/store.ts'
import type { StoredDocument } from './types.ts'

/**
 * The given documents as they were, for the history and for restoring. Ids without a document are
 * left out.
 */
export function pastDocuments(store: Store, ids: readonly string[], point: HistoryPoint): StoredDocument[] {
  const wanted = 'lastRevision' in point ? ids.filter((id) => isLatestState(store, id, ids)) : ids
  return wanted
    .map((id) => documentAt(store, id, point) ?? publishedInPlaceOf(store, id, point))
    .filter((document) => document !== null)
}

function documentAt(store: Store, id: string, point: HistoryPoint): StoredDocument | null {
  return store.history.documentAt(id, store.get(id) ?? null, point)
}

/**
 * What an editor saw at a revision that only the published document has, as an import or a program
 * leaves it. The Studio lists it in the draft's history and asks for the draft.
 */
function publishedInPlaceOf(store: Store, id: string, point: HistoryPoint): StoredDocument | null {
  if (isPublishedId(id) || !('revision' in point)) return null
  const published = documentAt(store, publishedIdOf(id), point)
  return published?._rev === point.revision ? { ...published, _id: id } : null
}

/**
 * Whether this state of a document outlived its other state among `ids`. A draft that was published
 * or discarded before the document was deleted is older than the deleted state, and must not be
 * restored instead.
 */
function isLatestState(store: Store, id: string, ids: readonly string[]): boolean {
  const other = isPublishedId(id) ? draftIdOf(id) : publishedIdOf(id)
  return !ids.includes(other) || lastSeq(store, id) >= lastSeq(store, other)
}

/** When a state of a document was last written or deleted; 0 when it never was. */
function lastSeq(store: Store, id: string): number {
  return store.history.summaries([id]).at(-1)?.seq ?? 0
}
