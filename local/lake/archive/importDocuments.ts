import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { storeAsset, type AssetKind, type AssetNamespace } from '../assets/upload.ts'
import { ApiError, ImportError } from '../errors.ts'
import { isObject } from '../json.ts'
import { applyMutation } from '../mutations/apply.ts'
import { checkReferences } from '../mutations/integrity.ts'
import { Workspace } from '../mutations/workspace.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput } from '../types.ts'

/** What `assets.json` of an archive knows about an asset, by `<kind>-<sha1>`. */
export type AssetMetadataById = Record<string, Record<string, unknown>>

/** What an archive holds beside its documents. */
export interface ImportExtras {
  metadata?: AssetMetadataById
  /** Assets to store although no document names them, written like `_sanityAsset`. */
  unreferenced?: readonly string[]
  /** False allows files outside of the folder, by an absolute path or `..`. */
  isConfined?: boolean
}

/**
 * Writes documents in Sanity's import format, all in one transaction, replacing those that exist.
 * Instead of an asset reference an object may have `_sanityAsset: 'image@file://./images/x.svg'`
 * (or `file@`), relative to `assetRoot`. The file is stored and the object gets its `asset`. No
 * webhook is sent.
 *
 * @throws ImportError for a file that is missing, not what it is called or outside of `assetRoot`,
 * and for an asset's document, which would come without its file
 * @throws ApiError for an invalid document or a missing reference
 */
export async function importDocuments(
  store: Store,
  namespace: AssetNamespace,
  documents: readonly DocumentInput[],
  assetRoot: string,
  { metadata = {}, unreferenced = [], isConfined = true }: ImportExtras = {},
): Promise<void> {
  const assets = new AssetImport(store, namespace, assetRoot, metadata, isConfined)
  const bare = documents.find(({ _type }) => /^sanity\.\w+Asset$/.test(_type))
  if (bare) throw new ImportError(`${bare._id}: an asset's document, without the file. Export without --raw`)
  // One after another: an archive may hold more images than fit in memory.
  const resolved: unknown[] = []
  for (const document of documents) resolved.push(await assets.resolve(document))
  for (const source of unreferenced) await assets.store(source)
  const workspace = new Workspace({ read: (id) => store.get(id), author: 'import' })
  const options = { autoGenerateArrayKeys: true, findIds: () => [] }
  for (const { asset, descriptions } of assets.documents) {
    applyMutation(workspace, { createIfNotExists: asset }, 0, options)
    if (Object.keys(descriptions).length === 0) continue
    const stored = workspace.get(asset._id) ?? asset
    applyMutation(workspace, { createOrReplace: { ...stored, ...descriptions } }, 0, options)
  }
  resolved.forEach((document, index) =>
    applyMutation(workspace, { createOrReplace: document as DocumentInput }, index, options),
  )
  const changes = workspace.changes()
  checkReferences(changes, store.index)
  // The documents say it all; the log need not repeat them.
  store.commit({ ...workspace.toTransaction(changes), mutations: [], silent: true })
}

type StoredAsset = DocumentInput & { _id: string }

class AssetImport {
  readonly #store: Store
  readonly #namespace: AssetNamespace
  readonly #root: string
  readonly #metadata: AssetMetadataById
  readonly #isConfined: boolean
  /** By the name in the document, so that an image used twice is read once. */
  readonly #assets = new Map<string, Promise<StoredAsset>>()
  /** The assets as their bytes make them, with what people wrote about them. */
  readonly documents: { asset: StoredAsset; descriptions: Record<string, unknown> }[] = []

  constructor(
    store: Store,
    namespace: AssetNamespace,
    root: string,
    metadata: AssetMetadataById,
    isConfined: boolean,
  ) {
    this.#isConfined = isConfined
    this.#store = store
    this.#namespace = namespace
    this.#root = path.resolve(root)
    this.#metadata = metadata
  }

  /** The value with every `_sanityAsset` replaced by a reference. */
  async resolve(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.resolve(item)))
    if (!isObject(value)) return value
    const { _sanityAsset: source, ...rest } = value
    const entries = await Promise.all(
      Object.entries(rest).map(async ([key, item]) => [key, await this.resolve(item)] as const),
    )
    const resolved = Object.fromEntries(entries)
    if (source === undefined) return resolved
    const asset = await this.store(String(source))
    return { ...resolved, asset: { _type: 'reference', _ref: asset._id } }
  }

  /** Stores what a source names, once, and returns its asset document. */
  store(source: string): Promise<StoredAsset> {
    let asset = this.#assets.get(source)
    if (!asset) {
      asset = this.#storeAsset(source)
      this.#assets.set(source, asset)
    }
    return asset
  }

  async #readFile(location: string, source: string): Promise<{ content: Buffer; filename: string }> {
    const written = path.resolve(this.#root, location)
    const file = existsSync(written) ? written : path.resolve(this.#root, decoded(location))
    if (this.#isConfined && !file.startsWith(this.#root + path.sep))
      throw new ImportError(`Asset outside of the archive: ${source}`)
    const content = await readFile(file).catch((error: Error) => {
      throw new ImportError(`Cannot read the asset ${source}: ${error.message}`)
    })
    return { content, filename: path.basename(file) }
  }

  async #storeAsset(source: string): Promise<StoredAsset> {
    const [, kind, location] = /^(image|file)@file:\/\/(.+)$/.exec(source) ?? []
    if (!kind || !location)
      throw new ImportError(`Not an asset, which is written image@file://./x.jpg: ${source}`)
    const { content, filename } = await this.#readFile(location, source)
    const asset = await storeAsset(this.#store, this.#namespace, kind as AssetKind, content, {
      filename,
    }).catch((error: unknown) => {
      throw error instanceof ApiError
        ? new ImportError(`Cannot take the asset ${source}: ${error.message}`)
        : error
    })
    const known = this.#metadata[`${kind}-${String(asset.sha1hash)}`] ?? {}
    this.documents.push({ asset, descriptions: descriptionsOf(known) })
    return asset
  }
}

/** A URL may escape the spaces of a file name. */
function decoded(location: string): string {
  try {
    return decodeURIComponent(location)
  } catch {
    return location
  }
}

/** What people wrote about an asset; the rest follows from the bytes. */
function descriptionsOf(known: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(known).filter(([field]) => !field.startsWith('_') && !fieldsOfBytes.has(field)),
  )
}

const fieldsOfBytes = new Set(
  'assetId sha1hash path url extension mimeType size uploadId metadata'.split(' '),
)
