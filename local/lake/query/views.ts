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
  if (wrong !== undefined) throw httpError(400, 'Bad Request', `Invalid perspective "${wrong}" in "${value}"`)
  return layers
    .filter((layer) => layer !== 'published')
    .map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
}

/** The documents of one perspective, until the next change. */
export class View {
  readonly #index: DocumentIndex
  readonly #perspective: Perspective
  readonly #overlaid = new Map<string, StoredDocument | undefined>()
  #all: StoredDocument[] | undefined

  constructor(index: DocumentIndex, perspective: Perspective) {
    this.#index = index
    this.#perspective = perspective
  }

  /** Everything this perspective shows, by id. */
  all(): StoredDocument[] {
    return (this.#all ??= this.#show(this.#index.all()))
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    return this.#show([...new Set(types)].flatMap((type) => [...this.#index.ofType(type)]))
  }

  referringTo(ids: readonly string[]): StoredDocument[] {
    const referrers = new Set(ids.flatMap((id) => [...this.#index.referrersOf(id).keys()]))
    return this.#show(
      [...referrers].map((id) => this.#index.get(id)).filter((document) => document !== undefined),
    )
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

  #show(candidates: Iterable<StoredDocument>): StoredDocument[] {
    if (this.#perspective === 'raw') return sortById([...candidates])
    if (this.#perspective === 'published') {
      return sortById([...candidates].filter((document) => isPublishedId(document._id)))
    }
    const ids = new Set<string>()
    for (const { _id } of candidates) ids.add(publishedIdOf(_id))
    return this.withIds([...ids])
  }

  #overlay(id: string, layers: readonly string[]): StoredDocument | undefined {
    for (const layer of layers) {
      const state = this.#index.get(layer === 'drafts' ? draftIdOf(id) : versionIdOf(layer, id))
      if (state) return { ...state, _id: id, _originalId: state._id }
    }
    const published = this.#index.get(id)
    return published && { ...published, _originalId: id }
  }
}

/**
 * Without an order of its own a list comes by id, so that the same query always gives the same
 * result.
 */
function sortById(documents: StoredDocument[]): StoredDocument[] {
  return documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0))
}

/** Hands out views and forgets them when a document changes. */
export class Views {
  readonly #index: DocumentIndex
  readonly #views = new Map<string, View>()
  #revision = -1

  constructor(index: DocumentIndex) {
    this.#index = index
  }

  get(perspective: Perspective): View {
    if (this.#revision !== this.#index.revision) {
      this.#views.clear()
      this.#revision = this.#index.revision
    }
    const key = String(perspective)
    const existing = this.#views.get(key)
    if (existing) return existing
    const view = new View(this.#index, perspective)
    this.#views.set(key, view)
    return view
  }
}
