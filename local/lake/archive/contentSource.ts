import { open, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar'
import { ImportError } from '../errors.ts'

/** What `content:import` takes, as `sanity dataset import` does. */
const taken = 'content:import takes a .tar.gz, a .ndjson, a .ndjson.gz or a folder with a data.ndjson'

/** The documents of an import, and where their assets lie. */
export type ContentSource = {
  /** The documents, one a line. */
  lines: string
  /** For messages. */
  name: string
  /** `file://./` is relative to it. */
  folder: string
  /** True if the whole folder belongs to the import. */
  isWhole: boolean
  /** True if assets must lie in the folder: somebody else may have made an archive. */
  isConfined: boolean
}

/** Reads an archive, a folder or a file. `work` is an empty folder. @throws {ImportError} */
export async function readSource(source: string, work: string): Promise<ContentSource> {
  const isFolder = await stat(source).then(
    (stats) => stats.isDirectory(),
    (error: Error) => {
      throw new ImportError(`Cannot read ${source}: ${error.message}`)
    },
  )
  if (isFolder) return { ...(await dataOf(source, source)), isWhole: true, isConfined: false }
  const lone = {
    name: path.basename(source),
    folder: path.dirname(source),
    isWhole: false,
    isConfined: false,
  }
  if (/\.ndjson$/i.test(source)) return { ...lone, lines: await readFile(source, 'utf8') }
  if (!(await isGzip(source))) throw new ImportError(`Cannot read ${source}: ${taken}`)
  if (/\.ndjson\.gz$/i.test(source)) return { ...lone, lines: await unzip(source) }
  await unpack(source, work)
  return { ...(await dataOf(work, source)), isWhole: true, isConfined: true }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.equals(Buffer.from([0x1f, 0x8b]))
  } finally {
    await handle.close()
  }
}

async function unzip(file: string): Promise<string> {
  try {
    return (await promisify(gunzip)(await readFile(file))).toString('utf8')
  } catch (error) {
    throw new ImportError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function unpack(archive: string, work: string): Promise<void> {
  try {
    // Links could lead out of the folder. Hidden files are added by macOS.
    await extract({
      file: archive,
      cwd: work,
      strict: true,
      filter: (name, entry) =>
        !isHidden(name) && (!('type' in entry) || entry.type === 'File' || entry.type === 'Directory'),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(`Cannot read ${archive}: ${reason}. ${taken}`)
  }
}

/** True for `.DS_Store` and for what is below a folder of such a name; `./` alone hides nothing. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.')
}

/** Exports wrap everything in a folder of any name; what is packed by hand may not. */
async function dataOf(
  folder: string,
  source: string,
): Promise<Pick<ContentSource, 'lines' | 'name' | 'folder'>> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isHidden(name))
  const files = entries.map(({ name }) => name).filter((name) => name.endsWith('.ndjson'))
  const name = files.includes('data.ndjson') || files.length !== 1 ? 'data.ndjson' : files[0]
  if (name && files.includes(name))
    return { lines: await readFile(path.join(folder, name), 'utf8'), name, folder }
  const [only] = entries
  if (only && entries.length === 1 && only.isDirectory() && files.length === 0)
    return dataOf(path.join(folder, only.name), source)
  throw new ImportError(`${source} holds no data.ndjson: it is not an export of a dataset. ${taken}`)
}
