import path from 'node:path'
import {
  ApiError,
  DataFolderInUseError,
  exportArchive,
  ExportError,
  importArchive,
  importDocuments,
  ImportError,
  Store,
  UnreadableDataError,
  type AssetNamespace,
} from 'local-content-lake'
import { environmentOf, localSetup } from './stack/environment.ts'
import { forgetBuild } from './stack/site.ts'

/** Commands for local content. The lake must be stopped: its data folder has one owner. */
const usage = `Usage:
  npm run content:reset                    drops everything that was edited and loads the seed
  npm run content:export [-- file.tar.gz]  writes documents and assets as sanity dataset export does
  npm run content:import -- source         loads a .tar.gz, a .ndjson, a .ndjson.gz or a folder with a
                                           data.ndjson; documents with the same id are replaced`

/** Folder, URL and dataset of the lake that `demo` and `dev` start. */
function lakeSetup() {
  const { env, ports, dataFolder } = localSetup(environmentOf('production').env)
  return {
    dataDir: path.join(dataFolder, 'lake'),
    publicUrl: `http://localhost:${ports.lake}`,
    namespace: { projectId: 'local', dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? 'production' },
  }
}

async function withStore<T>(work: (store: Store, namespace: AssetNamespace) => Promise<T>): Promise<T> {
  const setup = lakeSetup()
  const store = new Store(setup)
  try {
    if (store.isEmpty()) await loadSeed(store, setup.namespace)
    return await work(store, setup.namespace)
  } finally {
    store.close()
  }
}

async function loadSeed(store: Store, namespace: AssetNamespace): Promise<void> {
  const { seedDocuments, seedAssetRoot } = await import('#sanity/seed/index.ts')
  await importDocuments(store, namespace, seedDocuments, seedAssetRoot)
}

function reset(): Promise<string> {
  Store.erase(lakeSetup().dataDir)
  forgetBuild(process.env)
  return withStore(
    async (store) => `The content is the seed again: ${store.index.size} documents and assets.`,
  )
}

async function exportTo(file: string): Promise<string> {
  const { documents, assets } = await withStore((store) => exportArchive(store, file))
  return `Wrote ${documents} documents and ${assets} assets to ${file}.`
}

async function importFrom(file: string): Promise<string> {
  const documents = await withStore((store, namespace) => importArchive(store, namespace, file))
  forgetBuild(process.env)
  return `Loaded ${documents} documents from ${file}.`
}

const [command, file] = process.argv.slice(2)
const today = new Date().toISOString().slice(0, 10)

/** Undefined for an unknown command. */
function work(): (() => Promise<string>) | undefined {
  if (command === 'reset') return reset
  if (command === 'export') return () => exportTo(path.resolve(file ?? `content-${today}.tar.gz`))
  return command === 'import' && file ? () => importFrom(path.resolve(file)) : undefined
}

try {
  const run = work()
  if (run) console.log(await run())
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  const kinds = [DataFolderInUseError, UnreadableDataError, ImportError, ExportError, ApiError, RangeError]
  const expected = kinds.some((kind) => error instanceof kind)
  console.error(expected && error instanceof Error ? error.message : error)
  process.exitCode = 1
}
