import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { httpError } from '../errors.ts'
import { maxSide, type Fit, type ImageTransform } from './imageParams.ts'
import { formatOf } from './metadata.ts'

/** An encoded version of an image, with its media type. */
export interface TransformedImage {
  content: Buffer
  mediaType: string
}

/** sharp's counterpart of each fit that changes both sides at once. */
const sharpFits: Record<Exclude<Fit, 'min'>, ResizeOptions> = {
  clip: { fit: 'inside' },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover' },
  scale: { fit: 'fill' },
  fill: { fit: 'contain', background: '#ffffff' },
  fillmax: { fit: 'contain', background: '#ffffff' },
}

/** Formats that hold more than one frame, read and written. */
const animatable: readonly string[] = ['gif', 'webp']

/**
 * Pixels of all frames together. Of an animation with more, hosted Sanity gives the first frame
 * (its changelog, August 8, 2024).
 */
const mostAnimatedPixels = 256_000_000

/** True for an image whose frames are all to be drawn. */
const isAnimation = ({ format, width, height, pages = 1 }: Metadata, wanted: string): boolean =>
  pages > 1 &&
  animatable.includes(format) &&
  animatable.includes(wanted) &&
  width * height * pages <= mostAnimatedPixels

/**
 * Draws the requested version of an image (https://www.sanity.io/docs/image-urls).
 *
 * @throws ApiError 400 when `rect` reaches outside the image
 */
export async function transformImage(content: Buffer, transform: ImageTransform): Promise<TransformedImage> {
  const source = await sharp(content).metadata()
  const format = transform.format ?? formatOf(source)
  let size = source.autoOrient ?? { width: source.width, height: source.height }
  let picture = sharp(content, { animated: isAnimation(source, format) }).autoOrient()
  const { rect } = transform
  if (rect) {
    if (rect.left + rect.width > size.width || rect.top + rect.height > size.height) {
      throw httpError(
        400,
        'Bad Request',
        `Image parameter "rect" reaches outside of ${size.width}x${size.height}`,
      )
    }
    picture = picture.extract(rect)
    size = { width: rect.width, height: rect.height }
  }
  picture = resize(picture, size, transform)
  if (format === 'jpeg') picture = picture.jpeg({ quality: transform.quality })
  else if (format === 'png') picture = picture.png()
  else if (format === 'webp') picture = picture.webp({ quality: transform.quality })
  else if (format === 'avif') picture = picture.avif({ quality: transform.quality, effort: 2 })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  // libvips calls AVIF by its container.
  return { content: data, mediaType: info.format === 'heif' ? 'image/avif' : `image/${info.format}` }
}

function resize(picture: Sharp, size: { width: number; height: number }, transform: ImageTransform): Sharp {
  const { width, height, fit } = transform
  if (!width && !height) return picture
  if (fit === 'min') return resizeMin(picture, size, { width, height })
  if (fit === 'fillmax' && width && height && size.width < width && size.height < height) {
    const left = Math.floor((width - size.width) / 2)
    const top = Math.floor((height - size.height) / 2)
    return picture.extend({
      left,
      top,
      right: width - size.width - left,
      bottom: height - size.height - top,
      background: '#ffffff',
    })
  }
  return picture.resize({ ...(width ? { width } : {}), ...(height ? { height } : {}), ...sharpFits[fit] })
}

/** The wanted shape, cut from the middle, but never larger than the original allows. */
function resizeMin(
  picture: Sharp,
  size: { width: number; height: number },
  { width = size.width, height = size.height }: { width: number | undefined; height: number | undefined },
): Sharp {
  const scale = Math.min(1, size.width / width, size.height / height)
  return picture.resize({
    width: Math.min(maxSide, Math.max(1, Math.round(width * scale))),
    height: Math.min(maxSide, Math.max(1, Math.round(height * scale))),
    fit: 'cover',
  })
}
