import { rm } from 'node:fs/promises'
import path from 'node:path'
import { exportArchive } from './lake/archive/exportArchive.ts'
import { importArchive } from './lake/archive/importArchive.ts'
import { importDocuments, ImportError } from './lake/archive/importDocuments.ts'
import { ApiError, DataFolderInUseError } from './lake/errors.ts'
import { checkNotInUse } from './lake/store/database.ts'
import { Store } from './lake/store/store.ts'

/**
 * `content reset` puts the seed back, `content export [file]` writes an archive that `sanity dataset import` takes,
 * `content import <file>` takes one. All three need the lake stopped: its data folder has one owner.
 */
const usage = `Usage:
  npm run content:reset                    drops everything that was edited and loads the seed
  npm run content:export [-- file.tar.gz]  writes documents and assets as sanity dataset export does
  npm run content:import -- file.tar.gz    loads such an archive; documents with the same id are replaced`

const dataDir = process.env.LAKE_DATA ?? path.join(import.meta.dirname, '.data', 'lake')
const namespace = {
  projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? 'local',
  dataset: process.env.NEXT_PUBLIC_SANITY_DATASET ?? 'production',
}
const lakePort = Number(process.env.PORT ?? 3000) + 333

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = new Store({ dataDir, publicUrl: `http://localhost:${lakePort}`, keepOutbox: false })
  try {
    // An export or an import on a fresh clone finds what the demo would show.
    if (store.isEmpty()) await loadSeed(store)
    return await work(store)
  } finally {
    store.close()
  }
}

async function loadSeed(store: Store): Promise<void> {
  const { seedDocuments, seedAssetRoot } = await import('../sanity/seed/index.ts')
  await importDocuments(store, namespace, seedDocuments, seedAssetRoot)
}

async function reset(): Promise<string> {
  checkNotInUse(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  return withStore(
    async (store) => `The content is the seed again: ${store.index.size} documents and assets.`,
  )
}

async function exportTo(file: string): Promise<string> {
  const { documents, assets } = await withStore((store) => exportArchive(store, file))
  return `Wrote ${documents} documents and ${assets} assets to ${file}.`
}

async function importFrom(file: string): Promise<string> {
  const documents = await withStore((store) => importArchive(store, namespace, file))
  return `Loaded ${documents} documents from ${file}.`
}

const [command, file] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 10)
const commands: Partial<Record<string, () => Promise<string>>> = {
  reset,
  export: () => exportTo(path.resolve(file ?? `content-${today}.tar.gz`)),
  ...(file ? { import: () => importFrom(path.resolve(file)) } : {}),
}

try {
  const run = commands[command ?? '']
  if (run) console.log(await run())
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  const expected =
    error instanceof DataFolderInUseError || error instanceof ImportError || error instanceof ApiError
  console.error(expected ? error.message : error)
  process.exitCode = 1
}
