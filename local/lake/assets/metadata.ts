import type { Metadata } from 'sharp'
import { httpError } from '../errors.ts'
import { inspectHeader, type ImageInspection } from './imageHeader.ts'
import { sharp } from './sharp.ts'
import { paletteOf } from './palette.ts'

/**
 * Larger images are refused: 100 megapixels is more than any camera of a marketing department has.
 */
const maxPixels = 100_000_000

const lqipWidth = 20
const paletteSize = 64

/** @throws ApiError 400 when the bytes are not a readable image */
export async function inspectImage(content: Buffer): Promise<ImageInspection> {
  try {
    return await inspect(content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw httpError(400, `Invalid image, could not process it: ${reason}`)
  }
}

async function inspect(content: Buffer): Promise<ImageInspection> {
  if (!sharp) return inspectHeader(content)
  // One decoded image serves all three readings; a vector is drawn once.
  const picture = sharp(content, { limitInputPixels: maxPixels }).autoOrient()
  const source = await picture.metadata()
  const { width, height } = uprightSize(source)
  const format = formatOf(source)
  const hasAlpha = source.hasAlpha
  const small = picture.clone().resize(lqipWidth)
  const lqip = hasAlpha ? await small.png().toBuffer() : await small.jpeg({ quality: 40 }).toBuffer()
  const pixels = await picture
    .clone()
    .resize(paletteSize, paletteSize, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return {
    extension: format === 'jpeg' ? 'jpg' : format,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${lqip.toString('base64')}`,
      palette: paletteOf(pixels),
      hasAlpha,
      isOpaque: !hasAlpha || isOpaque(pixels),
    },
  }
}

/** The format of an image. libvips names an AVIF by its container, which may hold other formats. */
export function formatOf({ format, compression }: Metadata): Metadata['format'] | 'avif' {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

/** A photograph taken sideways counts as it is shown, not as it is stored. */
function uprightSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false
  return true
}
