import { createHash } from 'node:crypto'
import { open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { cacheFolder, processWide } from '../util/process.server.ts'
import { withTimeout } from '../util/withTimeout.ts'
import { writeFileAtomic } from '../util/writeFileAtomic.server.ts'

/** Disk cache for images and files of both hosts, by URL. */

/** `type` is a media type, found in the bytes. */
export type CachedFile = { type: string; bytes: Buffer }

/** A cached file without its bytes. `version` changes with them, `size` counts them. */
export type FileInfo = { type: string; version: string; size: number }

const folder = path.join(/* turbopackIgnore: true */ cacheFolder, 'media')

/** Files on disk. The least recently used are evicted. */
const maxFiles = 5_000

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

const fileOf = (url: string) =>
  path.join(/* turbopackIgnore: true */ folder, createHash('sha256').update(url).digest('hex'))

type ReadOptions = {
  /** Seconds until a copy is stale; never for a content-addressed file. */
  maxAge?: number
  /** False forbids a download, as a rate limit. */
  mayDownload?: () => boolean
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
export async function markUsed(url: string): Promise<void> {
  const file = fileOf(url)
  await stat(file)
    .then(({ mtime }) => utimes(file, new Date(Date.now() + pageBonus), mtime))
    .catch(() => undefined)
}

/** What is cached of a URL; undefined without a copy. */
export async function cachedInfo(url: string): Promise<FileInfo | undefined> {
  try {
    const file = await open(fileOf(url))
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
  try {
    const [content, { mtimeMs }] = await Promise.all([readFile(fileOf(url)), stat(fileOf(url))])
    const end = content.indexOf('\n')
    const [type = ''] = content.toString('latin1', 0, end).split(' ')
    return { type, bytes: content.subarray(end + 1), age: (Date.now() - mtimeMs) / 1000 }
  } catch {
    return undefined
  }
}

/** Without a writable disk the visitor still gets the bytes. */
async function writeCopy(url: string, { type, bytes }: CachedFile): Promise<void> {
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  try {
    await writeFileAtomic(fileOf(url), Buffer.concat([Buffer.from(`${type} ${version}\n`), bytes]))
    await evict()
  } catch {
    // As above.
  }
}

/** Evicts a tenth more than it must, so that not every new file evicts one. */
async function evict(): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= maxFiles) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name)
      const { atimeMs } = await stat(file).catch(() => ({ atimeMs: 0 }))
      return { file, usedAt: atimeMs }
    }),
  )
  const oldest = files.sort((a, b) => a.usedAt - b.usedAt).slice(0, names.length - maxFiles * 0.9)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}
