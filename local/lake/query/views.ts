import { httpError } from '../errors.ts'
import { draftIdOf, isPublishedId, publishedIdOf, versionIdOf } from '../ids.ts'
import type { DocumentIndex } from '../store/documentIndex.ts'
import type { StoredDocument } from '../types.ts'
import { compareBy, type Order } from './order.ts'
import { noteOrigin } from './searchableText.ts'

/**
 * Which state of each document a query sees: `raw` (all states, each under its own id),
 * `published`, or a stack of layers. Layers are `drafts` and names of releases. The first that has
 * the document wins; published comes last.
 */
export type Perspective = 'raw' | 'published' | readonly string[]

/** From this API version on a query without a perspective sees what is published. */
const publishedByDefaultSince = '2025-02-19'

/** What `drafts` and the names of releases are made of. */
const layerPattern = /^[a-zA-Z0-9_-]+$/

/**
 * Reads a perspective parameter.
 *
 * @param value as it came: `drafts`, `previewDrafts`, `a,b`, or nothing
 * @param apiVersion of the request, without its `v`: a date, `1` or `X`
 * @throws ApiError 400 for a layer that no release can be called, and for `raw` among other layers
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (!value) return apiVersion === 'X' || apiVersion >= publishedByDefaultSince ? 'published' : 'raw'
  if (value === 'raw' || value === 'published') return value
  const layers = value.split(',')
  const wrong = layers.find((layer) => layer === 'raw' || !layerPattern.test(layer))
  if (wrong !== undefined) throw httpError(400, `Invalid perspective "${wrong}" in "${value}"`)
  return layers
    .filter((layer) => layer !== 'published')
    .map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
}

/** Lists that a view keeps; one takes 8 bytes for each of its documents. */
const maxLists = 24
/** Perspectives that are kept; a release is one of its own. */
const maxViews = 6

/** The documents of one perspective. Lists that were handed out stay as they are. */
export class View {
  readonly #index: DocumentIndex
  readonly #perspective: Perspective
  readonly #overlaid = new Map<string, StoredDocument | undefined>()
  /** By types and order, most recently used last. */
  readonly #lists = new Map<string, DocumentList>()

  constructor(index: DocumentIndex, perspective: Perspective) {
    this.#index = index
    this.#perspective = perspective
  }

  /** Everything this perspective shows, by id. */
  all(): StoredDocument[] {
    return this.inOrder(undefined, [])
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    return this.inOrder(types, [])
  }

  /** All documents, or those of certain types, in an order. */
  inOrder(types: readonly string[] | undefined, order: Order): StoredDocument[] {
    const key = JSON.stringify([types, order])
    const list = this.#lists.get(key) ?? new DocumentList(types, order)
    this.#lists.delete(key)
    this.#lists.set(key, list)
    const [oldest] = this.#lists.keys()
    if (this.#lists.size > maxLists && oldest !== undefined) this.#lists.delete(oldest)
    return list.read(
      (id) => this.get(id),
      () => this.#shownOf(types),
    )
  }

  referringTo(ids: readonly string[]): StoredDocument[] {
    return this.#show(ids.flatMap((id) => [...this.#index.referrersOf(id).keys()]))
  }

  withSlugs(slugs: readonly string[]): StoredDocument[] {
    return this.#show(slugs.flatMap((slug) => [...this.#index.withSlug(slug)].map(({ _id }) => _id)))
  }

  withIds(ids: readonly string[]): StoredDocument[] {
    const found = [...new Set(ids)].map((id) => this.get(id))
    return sortById(found.filter((document) => document !== undefined))
  }

  /** What a document is in this perspective, or undefined when it does not show. */
  get(id: string): StoredDocument | undefined {
    if (this.#perspective === 'raw') return this.#index.get(id)
    if (!isPublishedId(id)) return undefined
    if (this.#perspective === 'published') return this.#index.get(id)
    if (!this.#overlaid.has(id)) this.#overlaid.set(id, this.#overlay(id, this.#perspective))
    return this.#overlaid.get(id)
  }

  /** To be called when a document of the dataset, in any of its states, has changed. */
  changed(stateId: string, stateBefore: StoredDocument | undefined): void {
    const id = this.#shownId(stateId)
    const hasLayers = typeof this.#perspective !== 'string'
    if (!hasLayers && id !== stateId) return
    // What was never shown is in no list.
    const before = hasLayers ? this.#overlaid.get(id) : stateBefore
    this.#overlaid.delete(id)
    for (const list of this.#lists.values()) list.changed(id, before)
  }

  #shownId(stateId: string): string {
    return this.#perspective === 'raw' ? stateId : publishedIdOf(stateId)
  }

  /** What these states are in this perspective. */
  #show(stateIds: readonly string[]): StoredDocument[] {
    return this.withIds(stateIds.map((id) => this.#shownId(id)))
  }

  #shownOf(types: readonly string[] | undefined): StoredDocument[] {
    const states = types ? types.flatMap((type) => [...this.#index.ofType(type)]) : [...this.#index.all()]
    return this.#show(states.map(({ _id }) => _id))
  }

  #overlay(id: string, layers: readonly string[]): StoredDocument | undefined {
    for (const layer of layers) {
      const state = this.#index.get(layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id))
      if (state) return underId(id, state)
    }
    const published = this.#index.get(id)
    return published && underId(id, published)
  }
}

function underId(_id: string, state: StoredDocument): StoredDocument {
  const document = { ...state, _id, _originalId: state._id }
  noteOrigin(document, state)
  return document
}

/** More changes than these, and sorting everything is quicker than putting each in its place. */
const manyChanges = 100

/** A sorted list that follows changes when it is read. */
class DocumentList {
  readonly #types: ReadonlySet<string> | undefined
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number
  /** Id, then what the list has of it. */
  readonly #changed = new Map<string, StoredDocument | undefined>()
  #documents: StoredDocument[] | undefined

  constructor(types: readonly string[] | undefined, order: Order) {
    this.#types = types && new Set(types)
    this.#compare = compareBy(order)
  }

  changed(id: string, before: StoredDocument | undefined): void {
    if (!this.#changed.has(id)) this.#changed.set(id, before)
  }

  read(get: (id: string) => StoredDocument | undefined, all: () => StoredDocument[]): StoredDocument[] {
    if (!this.#documents || this.#changed.size > manyChanges) {
      this.#documents = all()
        .filter((document) => this.#belongs(document))
        .sort(this.#compare)
    } else if (this.#changed.size > 0) {
      const documents = [...this.#documents]
      for (const [id, before] of this.#changed) {
        if (before && this.#belongs(before)) documents.splice(this.#placeOf(before, documents), 1)
        const after = get(id)
        if (after && this.#belongs(after)) documents.splice(this.#placeOf(after, documents), 0, after)
      }
      this.#documents = documents
    }
    this.#changed.clear()
    return this.#documents
  }

  #belongs({ _type }: StoredDocument): boolean {
    return !this.#types || this.#types.has(_type)
  }

  #placeOf(document: StoredDocument, documents: readonly StoredDocument[]): number {
    let [low, high] = [0, documents.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = documents[middle]
      if (other && this.#compare(other, document) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const compareIds = compareBy([])

/**
 * Without an order of its own a list comes by id, so that the same query always gives the same
 * result.
 */
function sortById(documents: StoredDocument[]): StoredDocument[] {
  return documents.sort(compareIds)
}

/** Hands out views, which follow the changes of documents. */
export class Views {
  readonly #index: DocumentIndex
  /** By perspective, most recently used last. */
  readonly #views = new Map<string, View>()

  constructor(index: DocumentIndex) {
    this.#index = index
    index.onChange((id, before) => {
      for (const view of this.#views.values()) view.changed(id, before)
    })
  }

  get(perspective: Perspective): View {
    const key = String(perspective)
    const view = this.#views.get(key) ?? new View(this.#index, perspective)
    this.#views.delete(key)
    this.#views.set(key, view)
    const [oldest] = this.#views.keys()
    if (this.#views.size > maxViews && oldest !== undefined) this.#views.delete(oldest)
    return view
  }
}
