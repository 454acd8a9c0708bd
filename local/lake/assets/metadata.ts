import sharp, { type Metadata } from 'sharp'
import { httpError } from '../errors.ts'

/** Metadata of an uploaded image; hosted Sanity adds a palette, which nobody here reads. */
interface ImageMetadata {
  _type: 'sanity.imageMetadata'
  dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number }
  /** A tiny preview as a data URL. */
  lqip: string
  hasAlpha: boolean
  isOpaque: boolean
}

/** What is read from the bytes of an image for its asset document. */
interface ImageInspection {
  /** As used in file names: `jpg`, `png`, `svg` ... */
  extension: string
  metadata: ImageMetadata
}

/**
 * Larger images are refused: 100 megapixels is more than any camera of a marketing department has.
 */
const maxPixels = 100_000_000

const lqipWidth = 20

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
  const picture = sharp(content, { limitInputPixels: maxPixels }).autoOrient()
  const source = await picture.metadata()
  const { width, height } = uprightSize(source)
  const format = formatOf(source)
  const hasAlpha = source.hasAlpha
  const small = picture.clone().resize(lqipWidth)
  const lqip = hasAlpha ? await small.png().toBuffer() : await small.jpeg({ quality: 40 }).toBuffer()
  return {
    extension: format === 'jpeg' ? 'jpg' : format,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      lqip: `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${lqip.toString('base64')}`,
      hasAlpha,
      isOpaque: !hasAlpha || (await sharp(lqip).stats()).isOpaque,
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
