import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../wholeFile.server.ts'
import { downloadPicture, type Picture } from './download.server.ts'

/**
 * Pictures of the blog, kept beside the build, so that a page keeps its pictures while the host is down. Unlike a file of the content
 * lake, a picture may change under its address: a copy is good for an hour, and after that for as long as the host has
 * nothing newer.
 */

/** Seconds for which nobody asks again, this server and browsers alike. */
export const goodFor = 3_600

const folder = path.join(process.cwd(), '.next', 'cache', 'blog-pictures')

const fileOf = (url: string) => path.join(folder, createHash('sha256').update(url).digest('hex'))

const inFlight = new Map<string, Promise<Picture>>()

/**
 * The picture at an address, from a copy or from where it is.
 * @throws {PictureUnavailableError} when there is no copy and it cannot be had
 */
export async function readPicture(url: string): Promise<Picture> {
  const file = fileOf(url)
  if (await isFresh(file)) {
    const copy = await readCopy(file)
    if (copy) return copy
  }
  try {
    const pending = inFlight.get(url) ?? fetchCopy(url, file).finally(() => inFlight.delete(url))
    inFlight.set(url, pending)
    return await pending
  } catch (error) {
    const copy = await readCopy(file)
    if (copy) return copy
    throw error
  }
}

async function isFresh(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs < goodFor * 1_000
  } catch {
    return false
  }
}

/** A copy is its type, a line end, and its bytes. */
async function readCopy(file: string): Promise<Picture | undefined> {
  try {
    const copy = await readFile(file)
    const end = copy.indexOf('\n')
    return { type: copy.toString('latin1', 0, end) as Picture['type'], bytes: copy.subarray(end + 1) }
  } catch {
    return undefined
  }
}

async function fetchCopy(url: string, file: string): Promise<Picture> {
  const picture = await downloadPicture(url)
  // Without a writable disk the visitor still gets the bytes, only the copy is missing.
  await writeWhole(file, [`${picture.type}\n`, picture.bytes]).catch(() => undefined)
  return picture
}
