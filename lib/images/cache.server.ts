import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { BoundedFolder } from '../util/boundedFolder.server.ts'
import { cacheFolder, processWide } from '../util/process.server.ts'
import { withTimeout } from '../util/withTimeout.ts'

/** Disk cache for images and files of both hosts, by URL. */

/** `type` is a media type, found in the bytes. */
export type CachedFile = { type: string; bytes: Buffer }

/** A cached file without its bytes. `version` changes with them, `size` counts them. */
export type FileInfo = { type: string; version: string; size: number }

/** Bytes of files on disk. */
const maxDisk = 1_000_000_000

const files = processWide(
  'image files',
  () => new BoundedFolder(path.join(/* turbopackIgnore: true */ cacheFolder, 'media'), maxDisk),
)

/** Milliseconds to wait for a host while there is a stale copy. */
const waitFor = 1_000

/** Milliseconds after a failed download without a retry. */
const failureHolds = 30_000

/** `status` is the host's, or 429 when no download was allowed. */
export class ImageUnavailableError extends Error {
  override name = 'ImageUnavailableError'
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }

  /** By name: pages and API routes are bundled apart. */
  static is(error: unknown): error is ImageUnavailableError {
    return error instanceof Error && error.name === 'ImageUnavailableError'
  }
}

type State = { loading: Map<string, Promise<CachedFile>>; failures: LRUCache<string, Error> }

const state = processWide<State>('image downloads', () => ({
  loading: new Map(),
  failures: new LRUCache({ max: 1000, ttl: failureHolds }),
}))

const fileOf = (url: string) => createHash('sha256').update(url).digest('hex')

type ReadOptions = {
  /** Seconds until a copy is stale; never for a content-addressed file. */
  maxAge?: number
  /** False forbids a download, as a rate limit. */
  mayDownload?: () => boolean
}

const secondsSince = (time: number) => (Date.now() - time) / 1000

/** Caches a file as {@link readFileOf} does, without reading it. @throws as it does */
export async function cacheFileOf(
  url: string,
  download: () => Promise<CachedFile>,
  options: ReadOptions = {},
): Promise<void> {
  const copy = await stat(files.pathOf(fileOf(url))).catch(() => undefined)
  if (copy && secondsSince(copy.mtimeMs) < (options.maxAge ?? Infinity)) return
  await readFileOf(url, download, options)
}

/** The cached file, or `download`'s. @throws {ImageUnavailableError} without both */
export async function readFileOf(
  url: string,
  download: () => Promise<CachedFile>,
  { maxAge = Infinity, mayDownload = () => true }: ReadOptions = {},
): Promise<CachedFile> {
  const copy = await readCopy(url)
  if (copy && copy.age < maxAge) return copy
  if (!copy && !state.loading.has(url) && !mayDownload())
    throw new ImageUnavailableError(`Too many downloads: ${url}`, { status: 429 })
  const downloading = shareDownload(url, download)
  return copy ? withTimeout(downloading, waitFor).catch(() => copy) : downloading
}

function shareDownload(url: string, download: () => Promise<CachedFile>): Promise<CachedFile> {
  const failure = state.failures.get(url)
  if (failure) return Promise.reject(failure)
  const known = state.loading.get(url)
  if (known) return known
  const loading = download().then(async (file) => {
    await writeCopy(url, file)
    return file
  })
  state.loading.set(url, loading)
  void loading
    .catch((error: Error) => state.failures.set(url, error))
    .finally(() => state.loading.delete(url))
  return loading
}

/** Milliseconds by which a page's file seems newer than others. */
const pageBonus = 365 * 24 * 3_600_000

/** Marks a file as used by a page, so that others are evicted first. */
export const markUsed = (url: string): Promise<void> => files.touch(fileOf(url), Date.now() + pageBonus)

/** What is cached of a URL; undefined without a copy. */
export async function cachedInfo(url: string): Promise<FileInfo | undefined> {
  try {
    const file = await open(files.pathOf(fileOf(url)))
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
      const [header = ''] = buffer.toString('latin1', 0, bytesRead).split('\n')
      const [type = '', version = ''] = header.split(' ')
      return { type, version, size: (await file.stat()).size - header.length - 1 }
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

/** A copy is type, version, line feed, bytes. Its modification time is the download's. */
async function readCopy(url: string): Promise<(CachedFile & { age: number }) | undefined> {
  const copy = await files.read(fileOf(url))
  if (!copy) return undefined
  const end = copy.bytes.indexOf('\n')
  const [type = ''] = copy.bytes.toString('latin1', 0, end).split(' ')
  return { type, bytes: copy.bytes.subarray(end + 1), age: secondsSince(copy.writtenAt) }
}

/** Without a writable disk the visitor still gets the bytes. */
async function writeCopy(url: string, { type, bytes }: CachedFile): Promise<void> {
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  try {
    await files.write(fileOf(url), Buffer.concat([Buffer.from(`${type} ${version}\n`), bytes]))
  } catch {
    // As above.
  }
}
