import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compression of what the site sends: once for each content, however often it is sent. */

/** Content-Encodings, as browsers name them. Brotli leaves a tenth to a third less of a page than gzip. */
export type Encoding = 'br' | 'gzip'

/** Compresses `body`, or gives what it compressed before. */
export type Compress = (body: Buffer, encoding: Encoding, options?: { keep?: boolean }) => Buffer

/** Makes Brotli's best of `body` on another thread, for all who ask for it from then on. */
export type Prepare = (body: Buffer) => Promise<void>

/** Bytes of compressed content that stay in memory. Pages take 10 to 25 kB each, all scripts of the site 500, the Studio's 2,500. */
const usualLimit = 64_000_000

/** A page in 3 ms, and 2 to 3 % larger than with ten times the time; the largest file of the Studio in 60. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const quickly = {
  br: (body: Buffer): Buffer => brotliCompressSync(body, quickBrotli),
  gzip: (body: Buffer): Buffer => gzipSync(body),
}

const bestBrotli = promisify<Buffer, Buffer>(brotliCompress)

/**
 * Compression that remembers. Content is told apart by a digest of itself, never by address or ETag, so what is sent can only be what the
 * site answered. What was asked for least recently makes way at `mostBytes`. `keep: false` is for what nobody else will be sent.
 */
export function keptCompression(mostBytes = usualLimit): { compress: Compress; prepare: Prepare } {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  const nameOf = (body: Buffer, encoding: Encoding): string => `${encoding} ${hash('sha256', body, 'base64')}`

  /** The newest stands last: a Map knows the order in which it was filled. */
  function keep(name: string, compressed: Buffer): void {
    bytes += compressed.length - (kept.get(name)?.length ?? 0)
    kept.delete(name)
    kept.set(name, compressed)
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    compress(body, encoding, options) {
      if (options?.keep === false) return quickly[encoding](body)
      const name = nameOf(body, encoding)
      const compressed = kept.get(name) ?? quickly[encoding](body)
      keep(name, compressed)
      return compressed
    },
    async prepare(body) {
      keep(nameOf(body, 'br'), await bestBrotli(body))
    },
  }
}

/**
 * Prepares every script and style sheet in `folder`, one after the other: 3 s of a processor for all of the site. They never change under
 * their name, so the time is well spent; who asks before it is their turn gets what is quicker to make.
 */
export async function prepareFiles(folder: string, prepare: Prepare): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\.(?:css|js)$/.test(name)) await prepare(await readFile(path.join(folder, name)))
  }
}
