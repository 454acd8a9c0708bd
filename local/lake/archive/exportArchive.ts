import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create } from 'tar'
import { assetFileName } from '../assets/upload.ts'
import { isObject } from '../json.ts'
import type { Store } from '../store/store.ts'
import type { StoredDocument } from '../types.ts'

/** An archive could not be written; one of the same name stays as it was. */
export class ExportError extends Error {
  override name = 'ExportError'
}

/** What an export holds. */
export interface ExportSummary {
  documents: number
  assets: number
}

/** Fields of an asset document that an import works out anew from the bytes. */
const derivedFields = new Set(['_id', '_type', 'assetId', 'extension', 'mimeType', 'path', 'uploadId', 'url'])

/**
 * Writes everything, drafts included, as `sanity dataset export` does: a .tar.gz with
 * `data.ndjson`, `assets.json`, `images/` and `files/`, which `sanity dataset import` takes.
 *
 * @throws ExportError when the file cannot be written, or the file of an asset is missing
 */
export async function exportArchive(store: Store, archive: string): Promise<ExportSummary> {
  const work = await mkdtemp(path.join(tmpdir(), 'content-export-'))
  const name = path.basename(archive).replace(/\.tar\.gz$|\.tgz$/, '')
  const folder = path.join(work, name)
  const unfinished = `${archive}.part`
  try {
    for (const part of ['images', 'files']) await mkdir(path.join(folder, part), { recursive: true })
    const all = [...store.index.all()].sort((a, b) => (a._id < b._id ? -1 : 1))
    const assets = all.filter((document) => assetFileName(document._id) !== undefined)
    const documents = all.filter((document) => assetFileName(document._id) === undefined)
    const exported = new Set(assets.map(({ _id }) => _id))
    const lines = documents.map((document) => `${JSON.stringify(withAssetPaths(document, exported))}\n`)
    await writeFile(path.join(folder, 'data.ndjson'), lines.join(''))
    await writeFile(path.join(folder, 'assets.json'), JSON.stringify(assetMetadata(assets)))
    for (const asset of assets) {
      const fileName = assetFileName(asset._id) ?? ''
      await copyFile(
        path.join(store.files.directory, fileName),
        path.join(folder, assetFolder(asset._id), fileName),
      )
    }
    await create({ gzip: true, file: unfinished, cwd: work, portable: true }, [name])
    await rename(unfinished, archive)
    return { documents: documents.length, assets: assets.length }
  } catch (error) {
    throw new ExportError(
      `Cannot write ${archive}: ${error instanceof Error ? error.message : String(error)}`,
    )
  } finally {
    await rm(work, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}

function assetFolder(assetId: string): string {
  return `${assetId.split('-')[0]}s`
}

function assetMetadata(assets: StoredDocument[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    assets.map((asset) => [
      asset._id.split('-').slice(0, 2).join('-'),
      Object.fromEntries(Object.entries(asset).filter(([field]) => !derivedFields.has(field))),
    ]),
  )
}

/**
 * References to assets that are in the archive become paths inside it; weak ones may point at
 * nothing.
 */
function withAssetPaths(value: unknown, exported: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetPaths(item, exported))
  if (!isObject(value)) return value
  const { asset, ...rest } = value
  const id = isObject(asset) && typeof asset._ref === 'string' ? asset._ref : ''
  const fileName = exported.has(id) ? assetFileName(id) : undefined
  const source = fileName && { _sanityAsset: `${id.split('-')[0]}@file://./${assetFolder(id)}/${fileName}` }
  return Object.fromEntries(
    Object.entries(source ? { ...source, ...rest } : value).map(([key, item]) => [
      key,
      withAssetPaths(item, exported),
    ]),
  )
}
