import type { Metadata } from 'sharp'
import { perProcess } from '../../perProcess.server.ts'
import { widestKept } from '../../sizedPictures.ts'
import { PictureUnavailableError, type Picture } from './download.server.ts'

/**
 * Makes pictures of the blog as small as they are shown, before they are kept. Next's optimizer unpacks a picture anew for each size, and
 * several at once: for one photograph of 50 million pixels that took a gigabyte, for an AVIF of as many, which can be one kilobyte of
 * file, three. What it gets from here is a few million pixels, and each large picture is unpacked once, after the one before.
 */

/** A telephone's photograph has 50 million. Unpacking so many takes 260 MB at most, 4 bytes each. */
const mostPixels = 65_000_000

/** An AVIF takes 20 bytes for each. */
const mostPixelsOfAvif = mostPixels / 5

/** Seconds that it may take. */
const timeout = 10

const quality = 90

/** As drawings and maintenance pages begin; nothing that is made of pixels does. */
const isMarkup = ({ bytes }: Picture): boolean => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 200))

const queue = perProcess<{ last: Promise<unknown> }>('blog pictures to shrink', () => ({
  last: Promise.resolve(),
}))

/**
 * The picture from an address, at most as wide as it is shown. An AVIF becomes WebP, which takes the optimizer little memory. Drawings,
 * animations and what cannot be read stay as they are: the optimizer leaves them alone.
 * @throws {PictureUnavailableError} when it has too many pixels, or takes too long
 */
export function shrinkPicture(url: string, picture: Picture): Promise<Picture> {
  if (isMarkup(picture)) return Promise.resolve(picture)
  const shrunk = queue.last.then(() => shrink(url, picture))
  queue.last = shrunk.catch(() => undefined)
  return shrunk
}

async function shrink(url: string, picture: Picture): Promise<Picture> {
  // Imported only here: whoever has all pictures does without.
  const { default: sharp } = await import('sharp')
  const open = sharp(picture.bytes, { limitInputPixels: false, failOn: 'error' })
  // What the host says of a picture is not asked: the optimizer does not either.
  const seen = await open.metadata().catch(() => undefined)
  if (!seen) return picture
  const pixels = seen.width * seen.height
  if (pixels > (seen.format === 'heif' ? mostPixelsOfAvif : mostPixels))
    throw new PictureUnavailableError(`${url} has ${seen.width} x ${seen.height} pixels, which is too many`)
  if (!isToShrink(seen) || (seen.format === 'png' && isAnimatedPng(picture.bytes))) return picture
  const smaller = open
    .autoOrient()
    .resize({ width: widestKept, withoutEnlargement: true })
    .timeout({ seconds: timeout })
  try {
    if (seen.format === 'jpeg')
      return { type: 'image/jpeg', bytes: await smaller.jpeg({ quality }).toBuffer() }
    if (seen.format === 'png') return { type: 'image/png', bytes: await smaller.png().toBuffer() }
    return { type: 'image/webp', bytes: await smaller.webp({ quality }).toBuffer() }
  } catch (error) {
    throw new PictureUnavailableError(`${url} could not be made smaller: ${String(error)}`, { cause: error })
  }
}

const isToShrink = ({ format, pages = 1, autoOrient }: Metadata): boolean =>
  format === 'heif' ||
  (autoOrient.width > widestKept &&
    pages === 1 &&
    (format === 'jpeg' || format === 'png' || format === 'webp'))

/** True if a PNG counts several frames before its first. libvips reads only that one and says nothing of the others. */
function isAnimatedPng(png: Buffer): boolean {
  // After its signature a PNG is chunks: the length of the data, a name of four letters, the data, a checksum.
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return png.readUInt32BE(at + 8) > 1
    if (name === 'IDAT') return false
  }
  return false
}
