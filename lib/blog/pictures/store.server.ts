import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { perProcess } from '../../perProcess.server.ts'
import { dropOldest, writeWhole } from '../../wholeFile.server.ts'
import { keptPosts } from '../host.server.ts'
import { ifInTime } from '../patience.server.ts'
import { downloadPicture, type Picture } from './download.server.ts'
import { shrinkPicture } from './shrink.server.ts'

/**
 * Pictures of the blog, kept beside the build, so that a page keeps its pictures while the host is down. Unlike a file of the content
 * lake, a picture may change under its address: a copy is good for an hour, and after that for as long as the host has
 * nothing newer. Where there is a copy, nobody waits long for a host that is slow or down.
 */

/** Seconds for which nobody asks again, this server and browsers alike. */
export const goodFor = 3_600

const folder = path.join(process.cwd(), '.next', 'cache', 'blog-pictures')

/** Pictures of no listed post that may lie there. Some hosts name a picture anew with each answer, and nobody asks for the last name again. */
const mostUnlisted = 1_000

const nameOf = (url: string) => createHash('sha256').update(url).digest('hex')

const fileOf = (url: string) => path.join(folder, nameOf(url))

/** Milliseconds after which a picture that could not be had is tried again. */
const failureHolds = 30_000

const inFlight = perProcess('blog pictures in flight', () => new Map<string, Promise<Picture>>())

/** Fetches that failed a short while ago. */
const failures = perProcess('blog pictures that failed', () => new Map<string, Promise<Picture>>())

/**
 * The picture at an address, from a copy or from where it is. If the copy may be old, who has the picture is asked again, but waited for
 * only briefly.
 * @throws {PictureUnavailableError} when there is no copy and it cannot be had
 */
export async function readPicture(url: string): Promise<Picture> {
  const isGood = await isFresh(fileOf(url))
  const copy = await readCopy(fileOf(url))
  if (copy && isGood) return copy
  const fetching = fetchOnce(url)
  return copy ? ((await ifInTime(fetching).catch(() => undefined)) ?? copy) : fetching
}

/** Whoever asks for a picture while it is being fetched shares that, and for a while its failure. @throws {PictureUnavailableError} */
function fetchOnce(url: string): Promise<Picture> {
  const known = inFlight.get(url) ?? failures.get(url)
  if (known) return known
  const fetching = fetchCopy(url)
  inFlight.set(url, fetching)
  void fetching
    .catch(() => {
      failures.set(url, fetching)
      setTimeout(() => failures.delete(url), failureHolds).unref()
    })
    .finally(() => inFlight.delete(url))
  return fetching
}

async function isFresh(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs < goodFor * 1_000
  } catch {
    return false
  }
}

/** Fetches the picture at an address if there is no copy that is still good. @throws {PictureUnavailableError} when there is none then either */
export async function freshenPicture(url: string): Promise<void> {
  if (await isFresh(fileOf(url))) return
  try {
    await fetchOnce(url)
  } catch (error) {
    if (!(await keptKind(url))) throw error
  }
}

/** What a copy says of itself: `version` changes with its bytes, `size` counts them. */
type Kind = { type: string; version: string; size: number }

/** What is known of the picture at an address without asking anybody; undefined without a copy. */
export async function keptKind(url: string): Promise<Kind | undefined> {
  try {
    const copy = await open(fileOf(url))
    try {
      const { buffer, bytesRead } = await copy.read(Buffer.alloc(64), 0, 64, 0)
      const head = buffer.toString('latin1', 0, bytesRead).split('\n')[0] ?? ''
      const [type = '', version = ''] = head.split(' ')
      return { type, version, size: (await copy.stat()).size - head.length - 1 }
    } finally {
      await copy.close()
    }
  } catch {
    return undefined
  }
}

/** The picture at an address, however old the copy, without asking anybody; undefined without one. */
export const keptPicture = (url: string): Promise<Picture | undefined> => readCopy(fileOf(url))

/** A copy is its type, a sign of its bytes, a line end, and the bytes. */
async function readCopy(file: string): Promise<Picture | undefined> {
  try {
    const copy = await readFile(file)
    const end = copy.indexOf('\n')
    const [type] = copy.toString('latin1', 0, end).split(' ')
    return { type: type as Picture['type'], bytes: copy.subarray(end + 1) }
  } catch {
    return undefined
  }
}

async function fetchCopy(url: string): Promise<Picture> {
  const picture = await shrinkPicture(url, await downloadPicture(url))
  const version = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 8)
  try {
    await writeWhole(fileOf(url), [`${picture.type} ${version}\n`, picture.bytes])
    // A copy that is shown is fetched again every hour: the oldest has not been for longest.
    await dropOldest(folder, mostUnlisted, namesOfListed)
  } catch {
    // Without a writable disk the visitor still gets the bytes, only the copy is missing.
  }
  return picture
}

/** The copies of what the host's last list shows. */
async function namesOfListed(): Promise<ReadonlySet<string>> {
  const posts = (await keptPosts())?.answer ?? []
  return new Set(posts.flatMap(({ image: { src } }) => (src === null ? [] : [nameOf(src)])))
}
