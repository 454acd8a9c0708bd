import sharp from 'sharp'
import { optimizedUrl } from './postImage.ts'
import { shareSize } from './shareImage.ts'
import { imageQuality } from './sizes.ts'

const limits = { bytes: 10_000_000, pixels: 20_000_000, ms: 8_000, atOnce: 20 }

/** Images that were asked for and are not there yet, and the last one that is drawn. */
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * An image of the blog's own host as a JPEG for sharing; undefined for any other URL.
 * @throws where the image cannot be had or read
 */
export async function drawPostShareImage(src: string): Promise<Buffer | undefined> {
  if (!optimizedUrl(src)) return undefined
  if (waiting >= limits.atOnce) throw new Error(`${waiting} others are being drawn.`)
  waiting += 1
  try {
    const response = await fetch(src, { redirect: 'error', signal: AbortSignal.timeout(limits.ms) })
    if (!response.ok || !response.body) throw new Error(`The host responded ${response.status}.`)
    const image = await readImage(response.body)
    // One by one: each takes up to 400 MB, and a thread that pages are read with.
    const drawing = last.then(() => draw(image))
    last = drawing.catch(() => undefined)
    return await drawing
  } finally {
    waiting -= 1
  }
}

async function draw(source: Buffer): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: limits.pixels })
  // It could name files.
  if ((await image.metadata()).format === 'svg') throw new Error('It is an SVG.')
  return image
    .autoOrient()
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: imageQuality })
    .toBuffer()
}

/** @throws beyond the limit */
async function readImage(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limits.bytes) throw new Error(`It has more than ${limits.bytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
