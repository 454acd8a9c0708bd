import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { publicEnv } from '../env.ts'
import { perProcess } from '../perProcess.server.ts'
import { widestKept } from '../sizedPictures.ts'
import { dropOldest, writeWhole } from '../wholeFile.server.ts'
import { downloadFilePattern, imageFilePattern, rectPattern } from './media.ts'

/**
 * Files of the content lake, kept beside the build. A file's name is the hash of its content, so a kept copy is never stale. The page
 * generator asks for every picture of a page before the page is served: from then on the page is whole even if the content
 * host is down. A platform without a writable disk only loses that, and reads from the content host each time.
 */

/** Milliseconds one file may take. */
const timeout = 10_000

const folder = path.join(process.cwd(), '.next', 'cache', 'media')

/** Parts of pictures that no page shows lie apart: a file has one original, but anybody can ask for another part of it. */
const cropFolder = path.join(folder, 'crops')
const mostCrops = 1000

/** The content host did not give a file; `status` is what it answered, if it answered. Pages and API routes share downloads, and so failures. */
export const MediaUnavailableError = perProcess(
  'MediaUnavailableError',
  () =>
    class MediaUnavailableError extends Error {
      override name = 'MediaUnavailableError'
      readonly status: number | undefined

      constructor(file: string, status: number | undefined, cause?: unknown) {
        super(`The file ${file} could not be read from the content host: ${status ?? String(cause)}`, {
          cause,
        })
        this.status = status
      }
    },
)

/**
 * True for a picture that is wanted as it was uploaded: a drawing, and an animation that is neither cut nor too wide. To draw all frames of
 * one anew may take longer than we wait, and of long ones hosts give the first alone.
 */
function isWantedWhole(file: string, rect: string | undefined): boolean {
  if (file.endsWith('.svg')) return true
  const [, width] = /-(\d+)x\d+\.gif$/.exec(file) ?? []
  return width !== undefined && !rect && Number(width) <= widestKept
}

/** Address of a file on the content host, or undefined when the name is not one of its files. */
function upstreamUrl(file: string, kind: 'images' | 'files', rect?: string): string | undefined {
  const known = kind === 'images' ? imageFilePattern.test(file) : downloadFilePattern.test(file)
  if (!known || (rect !== undefined && !rectPattern.test(rect))) return undefined
  const { projectId, dataset, apiHost } = publicEnv.sanity
  const url = new URL(`${apiHost ?? 'https://cdn.sanity.io'}/${kind}/${projectId}/${dataset}/${file}`)
  if (kind === 'images' && !isWantedWhole(file, rect)) {
    url.searchParams.set('w', String(widestKept))
    url.searchParams.set('fit', 'max')
    if (rect) url.searchParams.set('rect', rect)
  }
  return url.href
}

const inFlight = perProcess('files in flight', () => new Map<string, Promise<Buffer>>())

/**
 * Where a copy of what is at an address may lie: for good, or while there is room among what was asked for. The address holds project
 * and dataset: two back ends used in turn never see each other's copies.
 */
function placesOf(url: string): { forGood: string; crop: string } {
  const name = createHash('sha256').update(url).digest('hex')
  return { forGood: path.join(folder, name), crop: path.join(cropFolder, name) }
}

const copyAt = (place: string): Promise<Buffer | undefined> => readFile(place).catch(() => undefined)

/**
 * The bytes of a file of the content lake, from the kept copy or from the content host, if `mayDownload` allows that.
 * @throws {MediaUnavailableError} when there is no copy and the host does not give it, or may not be asked (429).
 */
export async function readMedia(
  file: string,
  kind: 'images' | 'files' = 'images',
  rect?: string,
  mayDownload: () => boolean = () => true,
): Promise<Buffer> {
  const url = upstreamUrl(file, kind, rect)
  if (!url) throw new MediaUnavailableError(file, 404)
  const { forGood, crop } = placesOf(url)
  // In this order a copy that is moved meanwhile is found all the same.
  const copy = (rect && (await copyAt(crop))) || (await copyAt(forGood))
  if (copy) return copy
  const pending = inFlight.get(url)
  if (pending) return pending
  if (!mayDownload()) throw new MediaUnavailableError(file, 429)
  const downloading = download(url, file, rect ? crop : forGood).finally(() => inFlight.delete(url))
  inFlight.set(url, downloading)
  return downloading
}

/**
 * The bytes of a picture, or of the part of it in `rect`, that a page shows: kept for good from then on, whatever else is asked for.
 * @throws {MediaUnavailableError} when there is no copy and the host does not give it
 */
export async function keepPicture(file: string, rect?: string): Promise<Buffer> {
  const bytes = await readMedia(file, 'images', rect)
  const url = rect && upstreamUrl(file, 'images', rect)
  if (url) {
    const { crop, forGood } = placesOf(url)
    // Most have been moved before. Without a writable disk there is nothing to move.
    await rename(crop, forGood).catch(() => undefined)
  }
  return bytes
}

/**
 * False for some proxy's "200, maintenance" in place of a file: a copy is kept for good, by browsers too. What a download is says the
 * host as it likes, but it is a page or data only if its name says so.
 */
function isOfKind({ headers }: Response, file: string): boolean {
  const type = headers.get('content-type') ?? ''
  if (imageFilePattern.test(file)) return type.startsWith('image/')
  return !/^(?:text\/html|application\/json)\b/.test(type) || /\.(?:html?|json)$/.test(file)
}

async function download(url: string, file: string, kept: string): Promise<Buffer> {
  let bytes: Buffer
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' })
    if (!answer.ok) throw new MediaUnavailableError(file, answer.status)
    if (!isOfKind(answer, file)) throw new MediaUnavailableError(file, undefined, 'it is another thing')
    bytes = Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw error instanceof MediaUnavailableError ? error : new MediaUnavailableError(file, undefined, error)
  }
  await keep(bytes, kept)
  return bytes
}

async function keep(bytes: Buffer, kept: string): Promise<void> {
  try {
    await writeWhole(kept, bytes)
    if (path.dirname(kept) === cropFolder) await dropOldest(cropFolder, mostCrops)
  } catch {
    // No writable disk here: the visitor still gets the bytes, only the copy is missing.
  }
}
