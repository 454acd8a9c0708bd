import { isVersionId, publishedIdOf } from '../ids.ts'
import { isObject } from '../json.ts'
import { outgoingReferences, type ReferenceStrength } from '../references.ts'
import type { StoredDocument } from '../types.ts'

/**
 * All documents in memory, as they are on disk, findable by id, type, slug and by what they refer
 * to. Documents in here are never mutated: a new revision replaces the object.
 */
export class DocumentIndex {
  readonly #byId = new Map<string, StoredDocument>()
  readonly #byType: Buckets<StoredDocument> = new Map()
  /** `slug.current`, then the documents that have it. */
  readonly #bySlug: Buckets<StoredDocument> = new Map()
  /** Published id, then the documents that wait in releases to become it. */
  readonly #versions: Buckets<StoredDocument> = new Map()
  /** Target id, then the ids of the documents that refer to it. */
  readonly #incoming: Buckets<ReferenceStrength> = new Map()
  #revision = 0

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

  withSlug(slug: string): Iterable<StoredDocument> {
    return this.#bySlug.get(slug)?.values() ?? []
  }

  /** The documents that refer to `id`, with how firmly. */
  referrersOf(id: string): ReadonlyMap<string, ReferenceStrength> {
    return this.#incoming.get(id) ?? new Map()
  }

  /** The ids of the documents that wait in releases to become the published one. */
  versionsOf(publishedId: string): string[] {
    return [...(this.#versions.get(publishedId)?.keys() ?? [])]
  }

  /** Another number after each change. */
  get revision(): number {
    return this.#revision
  }

  set(document: StoredDocument): void {
    this.#remove(document._id)
    this.#byId.set(document._id, document)
    for (const [buckets, name] of this.#placesOf(document)) bucket(buckets, name).set(document._id, document)
    for (const [target, strength] of outgoingReferences(document)) {
      bucket(this.#incoming, target).set(document._id, strength)
    }
  }

  delete(id: string): void {
    this.#remove(id)
  }

  #remove(id: string): void {
    this.#revision++
    const document = this.#byId.get(id)
    if (!document) return
    this.#byId.delete(id)
    for (const [buckets, name] of this.#placesOf(document)) removeFrom(buckets, name, id)
    for (const target of outgoingReferences(document).keys()) removeFrom(this.#incoming, target, id)
  }

  #placesOf({ _id, _type, slug }: StoredDocument): [Buckets<StoredDocument>, string][] {
    const places: [Buckets<StoredDocument>, string][] = [[this.#byType, _type]]
    if (isObject(slug) && typeof slug.current === 'string') places.push([this.#bySlug, slug.current])
    if (isVersionId(_id)) places.push([this.#versions, publishedIdOf(_id)])
    return places
  }
}

type Buckets<V> = Map<string, Map<string, V>>

function bucket<V>(buckets: Buckets<V>, name: string): Map<string, V> {
  const existing = buckets.get(name)
  if (existing) return existing
  const created = new Map<string, V>()
  buckets.set(name, created)
  return created
}

function removeFrom<V>(buckets: Buckets<V>, name: string, id: string): void {
  const found = buckets.get(name)
  found?.delete(id)
  if (found?.size === 0) buckets.delete(name)
}
