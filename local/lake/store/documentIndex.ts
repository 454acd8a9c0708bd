import { isVersionId, publishedIdOf } from '../ids.ts'
import { outgoingReferences, type ReferenceStrength } from '../references.ts'
import type { StoredDocument } from '../types.ts'

/**
 * All documents in memory, as they are on disk, findable by id, by type and by what they refer to.
 * Documents in here are never mutated: a new revision replaces the object.
 */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #byType = new Map<string, Map<string, StoredDocument>>()
  /** Target id, then the ids of the documents that refer to it. */
  readonly #incoming = new Map<string, Map<string, ReferenceStrength>>()
  #revision = 0

  /** Grows with every change; a cache of views compares it. */
  get revision(): number {
    return this.#revision
  }

  get size(): number {
    return this.#byId.size
  }

  get(id: string): StoredDocument | undefined {
    return this.#byId.get(id)
  }

  all(): Iterable<StoredDocument> {
    return this.#byId.values()
  }

  ofType(type: string): Iterable<StoredDocument> {
    return this.#byType.get(type)?.values() ?? []
  }

  /** The documents that refer to `id`, with how firmly. */
  referrersOf(id: string): ReadonlyMap<string, ReferenceStrength> {
    return this.#incoming.get(id) ?? new Map()
  }

  /** The ids of the documents that wait in releases to become the published one. */
  versionsOf(publishedId: string): string[] {
    return [...this.#byId.keys()].filter((id) => isVersionId(id) && publishedIdOf(id) === publishedId)
  }

  set(document: StoredDocument): void {
    this.delete(document._id)
    this.#byId.set(document._id, document)
    bucket(this.#byType, document._type).set(document._id, document)
    for (const [target, strength] of outgoingReferences(document)) {
      bucket(this.#incoming, target).set(document._id, strength)
    }
    this.#revision++
  }

  delete(id: string): void {
    const document = this.#byId.get(id)
    if (!document) return
    this.#byId.delete(id)
    removeFrom(this.#byType, document._type, id)
    for (const target of outgoingReferences(document).keys()) removeFrom(this.#incoming, target, id)
    this.#revision++
  }
}

function bucket<V>(buckets: Map<string, Map<string, V>>, name: string): Map<string, V> {
  const existing = buckets.get(name)
  if (existing) return existing
  const created = new Map<string, V>()
  buckets.set(name, created)
  return created
}

function removeFrom<V>(buckets: Map<string, Map<string, V>>, name: string, id: string): void {
  const found = buckets.get(name)
  found?.delete(id)
  if (found?.size === 0) buckets.delete(name)
}
