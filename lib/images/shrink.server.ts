import sharp, { type Metadata } from 'sharp'
import { processWide } from '../util/process.server.ts'
import { ImageUnavailableError, type CachedFile } from './cache.server.ts'
import { maxStoredWidth } from './sizes.ts'

/** Media types that an `img` shows, by sharp's names. */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

/** Pixels. A phone's photo has 50 million; decoding 65 million takes 260 MB, 4 bytes each. */
const maxPixels = 65_000_000

/** An AVIF takes 20 bytes per pixel. */
const maxPixelsOfAvif = maxPixels / 5

/** Seconds. */
const shrinkTimeout = 10

const quality = 90

const queue = processWide<{ last: Promise<unknown> }>('images to shrink', () => ({
  last: Promise.resolve(),
}))

/** The image at most {@link maxStoredWidth} wide, one at a time. @throws {ImageUnavailableError} */
export function shrinkImage(url: string, bytes: Buffer): Promise<CachedFile | undefined> {
  const shrunk = queue.last.then(() => shrink(url, bytes))
  queue.last = shrunk.catch(() => undefined)
  return shrunk
}

async function shrink(url: string, bytes: Buffer): Promise<CachedFile | undefined> {
  if (bytes.length === 0) return undefined
  const image = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const metadata = await image.metadata().catch(() => undefined)
  const type = metadata && types[metadata.format]
  if (!metadata || !type) return undefined
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return undefined
  if (metadata.format === 'svg') return { type, bytes }
  const pixels = metadata.width * metadata.height
  if (pixels > (metadata.format === 'heif' ? maxPixelsOfAvif : maxPixels))
    throw new ImageUnavailableError(`${url} has ${metadata.width} x ${metadata.height} pixels, too many`)
  if (!isTooWide(metadata)) return { type, bytes }
  const smaller = image
    .autoOrient()
    .resize({ width: maxStoredWidth, withoutEnlargement: true })
    .timeout({ seconds: shrinkTimeout })
  try {
    if (metadata.format === 'jpeg') return { type, bytes: await smaller.jpeg({ quality }).toBuffer() }
    if (metadata.format === 'png') return { type, bytes: await smaller.png().toBuffer() }
    // Also for AVIF: the optimizer decodes WebP in a fifth of the memory.
    return { type: 'image/webp', bytes: await smaller.webp({ quality }).toBuffer() }
  } catch (error) {
    throw new ImageUnavailableError(`${url} could not be resized: ${String(error)}`, { cause: error })
  }
}

const isTooWide = ({ format, pages = 1, autoOrient }: Metadata): boolean =>
  format === 'heif' ||
  (autoOrient.width > maxStoredWidth && pages === 1 && ['jpeg', 'png', 'webp'].includes(format))
