import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extract } from 'tar'
import type { AssetNamespace } from '../assets/upload.ts'
import { isObject } from '../json.ts'
import type { Store } from '../store/store.ts'
import type { DocumentInput } from '../types.ts'
import { importDocuments, ImportError, type AssetMetadataById } from './importDocuments.ts'

/**
 * Takes an archive of `exportArchive` or `sanity dataset export`. Its documents replace those with
 * the same id; what else is in the lake stays.
 *
 * @returns how many documents it held
 * @throws ImportError when the archive is not one, or is damaged
 */
export async function importArchive(
  store: Store,
  namespace: AssetNamespace,
  archive: string,
): Promise<number> {
  const work = await mkdtemp(path.join(tmpdir(), 'content-import-'))
  try {
    await unpack(archive, work)
    const folder = await contentFolder(work, archive)
    const documents = parseLines(await readFile(path.join(folder, 'data.ndjson'), 'utf8'))
    const metadata = await readMetadata(folder)
    // The bytes of assets that no document uses come along too: they may be waiting in the media
    // browser.
    const files = await Promise.all([assetSources(folder, 'image'), assetSources(folder, 'file')])
    await importDocuments(store, namespace, documents, folder, {
      metadata,
      unreferenced: files.flat(),
    })
    return documents.length
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function unpack(archive: string, work: string): Promise<void> {
  try {
    // Links could point out of the folder; an export never holds one. Neither does it hold hidden
    // files, which macOS adds to what is packed by hand.
    await extract({
      file: archive,
      cwd: work,
      strict: true,
      filter: (name, entry) =>
        !isHidden(name) && (!('type' in entry) || entry.type === 'File' || entry.type === 'Directory'),
    })
  } catch (error) {
    throw new ImportError(`Cannot read ${archive}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** True for `.DS_Store` and for what is below a folder of such a name; `./` alone hides nothing. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.')
}

/** Exports wrap everything in a folder of any name; archives packed by hand may not. */
async function contentFolder(work: string, archive: string): Promise<string> {
  const entries = await readdir(work)
  const [only] = entries
  const candidates = only !== undefined && entries.length === 1 ? [work, path.join(work, only)] : [work]
  for (const candidate of candidates) {
    if ((await readdir(candidate)).includes('data.ndjson')) return candidate
  }
  throw new ImportError(`${archive} holds no data.ndjson: it is not an export of a dataset`)
}

function parseLines(text: string): DocumentInput[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const document = parseJson(line, `data.ndjson, line ${number}`)
      if (!isObject(document)) throw new ImportError(`data.ndjson, line ${number}: not a document`)
      return document as DocumentInput
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
  return names.map((name) => `${kind}@file://./${kind}s/${name}`)
}
