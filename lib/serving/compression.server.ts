import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** Compression of what the site sends: once for each content, however often it is sent. */

/** Content-Encodings, as browsers name them. Brotli leaves a seventh to a third less of a page than gzip. */
export type Encoding = 'br' | 'gzip'

/**
 * How long content is good: `once`, for one visitor alone; `untilChanged`, for everybody while the page stays as it is; `forever`, a file
 * whose address changes with its content.
 */
export type Lifetime = 'once' | 'untilChanged' | 'forever'

/** Compresses `body`, or gives what it compressed before: a promise where that takes long, which is rejected when memory is short. */
export type Compress = (body: Buffer, encoding: Encoding, lifetime: Lifetime) => Buffer | Promise<Buffer>

/** Bytes of compressed content that stay in memory. Pages take 10 to 25 kB each, all scripts of the site 500, the Studio's 2,500. */
const usualLimit = 64_000_000

/** Brotli's best takes 0.3 s for 200 kB: from this many bytes on, files are compressed as pages are. */
const tooLargeForTheBest = 500_000

/** A page in 3 ms, and 2 to 3 % larger than with ten times the time. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const quickly = {
  br: (body: Buffer): Buffer => brotliCompressSync(body, quickBrotli),
  gzip: (body: Buffer): Buffer => gzipSync(body),
}

const asideBrotli = promisify(brotliCompress)
const asideGzip = promisify(gzip)

/** On another thread than the one that answers visitors. */
const aside = {
  br: (body: Buffer): Promise<Buffer> =>
    asideBrotli(body, body.length < tooLargeForTheBest ? {} : quickBrotli),
  gzip: (body: Buffer): Promise<Buffer> => asideGzip(body, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compression that remembers: quick and at once for pages, a few milliseconds after each publish; as small as it gets for files, once in the
 * life of the server. Content is told apart by a digest of itself, never by address or ETag, so what is sent can only be what the site
 * answered. What was asked for least recently makes way at `mostBytes`.
 */
export function keptCompression(mostBytes = usualLimit): Compress {
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(name: string, compressed: Buffer): Buffer {
    kept.set(name, compressed)
    bytes += compressed.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return compressed
  }

  /** Whoever asks for the same in the meantime waits for the same. */
  function keepLater(name: string, compressing: () => Promise<Buffer>): Promise<Buffer> {
    const later =
      underWay.get(name) ??
      compressing()
        .then((compressed) => keep(name, compressed))
        .finally(() => underWay.delete(name))
    underWay.set(name, later)
    return later
  }

  return (body, encoding, lifetime) => {
    if (lifetime === 'once') return quickly[encoding](body)
    const name = `${encoding} ${hash('sha256', body, 'base64')}`
    const known = kept.get(name)
    if (known) {
      // Taken out and put in again: a Map knows the order in which that was done.
      kept.delete(name)
      kept.set(name, known)
      return known
    }
    if (lifetime === 'untilChanged') return keep(name, quickly[encoding](body))
    return keepLater(name, () => aside[encoding](body))
  }
}
