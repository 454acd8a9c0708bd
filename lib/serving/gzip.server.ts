import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Bytes of compressed content that stay in memory. Pages take 10 to 35 kB each, all scripts of the site 300, the Studio's 2,500. */
const usualLimit = 64_000_000

/** Compresses `body`, or gives what it compressed before. */
export type Gzip = (body: Buffer, options?: { keep?: boolean }) => Buffer

/**
 * Compression that is done once for each content, however often it is sent: 1 ms for a page, once after each publish, 0.1 s for the largest
 * file of the Studio. Content is told apart by a digest of itself, never by address or ETag, so what is sent can only be what the site
 * answered. What was asked for least recently makes way at `mostBytes`. `keep: false` is for what nobody else will be sent.
 */
export function keptGzip(mostBytes = usualLimit): Gzip {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  return (body, { keep = true } = {}) => {
    if (!keep) return gzipSync(body)
    const digest = hash('sha256', body, 'base64')
    const known = kept.get(digest)
    // Taken out and put in again: a Map knows the order in which that was done.
    if (known) kept.delete(digest)
    const compressed = known ?? gzipSync(body)
    kept.set(digest, compressed)
    if (!known) bytes += compressed.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return compressed
  }
}
