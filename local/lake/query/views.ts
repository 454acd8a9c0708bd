import { httpError } from '../errors.ts'
import { draftIdOf, isPublishedId, publishedIdOf, versionIdOf } from '../ids.ts'
import type { DocumentIndex } from '../store/documentIndex.ts'
import type { StoredDocument } from '../types.ts'

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

/** Perspectives that are kept; a release is one of its own. */
const maxViews = 6

/** The documents of one perspective, by id, until something is written. */
export class View {
  readonly #index: DocumentIndex
  readonly #perspective: Perspective
  readonly #byTypes = new Map<string, StoredDocument[]>()
  #all: StoredDocument[] | undefined

  constructor(index: DocumentIndex, perspective: Perspective) {
    this.#index = index
    this.#perspective = perspective
  }

  all(): StoredDocument[] {
    return (this.#all ??= this.#show(this.#index.all()))
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    const key = JSON.stringify(types)
    const found =
      this.#byTypes.get(key) ??
      // A draft may have another type than what is published.
      this.#show(types.flatMap((type) => [...this.#index.ofType(type)])).filter(({ _type }) =>
        types.includes(_type),
      )
    this.#byTypes.set(key, found)
    return found
  }

  /** Those with some slugs, and those that have one in another state. */
  withSlugs(slugs: readonly string[]): StoredDocument[] {
    return this.#show(slugs.flatMap((slug) => [...this.#index.withSlug(slug)]))
  }

  /** Without an order of its own a list comes by id, so that a query always gives the same result. */
  withIds(ids: readonly string[]): StoredDocument[] {
    return [...new Set(ids)]
      .map((id) => this.get(id))
      .filter((document) => document !== undefined)
      .sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  /** What a document is in this perspective, or undefined when it does not show. */
  get(id: string): StoredDocument | undefined {
    if (this.#perspective === 'raw') return this.#index.get(id)
    if (!isPublishedId(id)) return undefined
    if (this.#perspective === 'published') return this.#index.get(id)
    for (const layer of this.#perspective) {
      const state = this.#index.get(layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id))
      if (state) return underId(id, state)
    }
    const published = this.#index.get(id)
    return published && underId(id, published)
  }

  isReferredTo(id: string): boolean {
    return this.#index.referrersOf(id).size > 0
  }

  /** What the documents of these states are in this perspective. */
  #show(states: Iterable<StoredDocument>): StoredDocument[] {
    const ids = Array.from(states, ({ _id }) => (this.#perspective === 'raw' ? _id : publishedIdOf(_id)))
    return this.withIds(ids)
  }
}

/** A state has one copy under its published id: its text for searches is made once. */
const copies = new WeakMap<StoredDocument, StoredDocument>()

function underId(_id: string, state: StoredDocument): StoredDocument {
  const copy = copies.get(state) ?? { ...state, _id, _originalId: state._id }
  copies.set(state, copy)
  return copy
}

/** Hands out views of what is in the index by then. */
export class Views {
  readonly #index: DocumentIndex
  readonly #views = new Map<string, View>()
  #revision = 0

  constructor(index: DocumentIndex) {
    this.#index = index
  }

  get(perspective: Perspective): View {
    if (this.#revision !== this.#index.revision || this.#views.size > maxViews) this.#views.clear()
    this.#revision = this.#index.revision
    const key = String(perspective)
    const view = this.#views.get(key) ?? new View(this.#index, perspective)
    this.#views.set(key, view)
    return view
  }
}
