import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AssetNamespace } from '../assets/upload.ts'
import { ImportError } from '../errors.ts'
import { isObject } from '../json.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput } from '../types.ts'
import { readSource } from './contentSource.ts'
import { importDocuments, type AssetMetadataById } from './importDocuments.ts'

/**
 * Takes what `sanity dataset import` takes: an archive, a folder or a file of documents. They
 * replace those with the same id; what else is in the lake stays.
 *
 * @returns how many documents it held
 * @throws ImportError when it is none of these, or is damaged
 */
export async function importArchive(
  store: Store,
  namespace: AssetNamespace,
  archive: string,
): Promise<number> {
  const work = await mkdtemp(path.join(tmpdir(), 'content-import-'))
  try {
    const { lines, name, folder, isWhole, isConfined } = await readSource(archive, work)
    const documents = parseLines(lines, name)
    // Assets that no document uses come along: they may be waiting in the media browser.
    const extras = isWhole
      ? {
          metadata: await readMetadata(folder),
          unreferenced: [...(await assetSources(folder, 'image')), ...(await assetSources(folder, 'file'))],
        }
      : {}
    await importDocuments(store, namespace, documents, folder, { ...extras, isConfined })
    return documents.length
  } finally {
    // Of a damaged archive tar may still write a file.
    await rm(work, { recursive: true, force: true, maxRetries: 5 })
  }
}

function parseLines(text: string, name: string): DocumentInput[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const document = parseJson(line, `${name}, line ${number}`)
      if (!isObject(document)) throw new ImportError(`${name}, line ${number}: not a document`)
      return { _id: randomUUID(), ...document } as DocumentInput
    })
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportError(`${where}: not valid JSON`)
  }
}

async function readMetadata(folder: string): Promise<AssetMetadataById> {
  const text = await readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => '{}')
  const metadata = parseJson(text, 'assets.json')
  if (!isObject(metadata) || !Object.values(metadata).every(isObject))
    throw new ImportError('assets.json: not the list of assets that an export holds')
  return metadata as AssetMetadataById
}

async function assetSources(folder: string, kind: 'image' | 'file'): Promise<string[]> {
  const names = await readdir(path.join(folder, `${kind}s`)).catch(() => [])
  const shown = names.filter((name) => !name.startsWith('.'))
  return shown.map((name) => `${kind}@file://./${kind}s/${name}`)
}
