import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { httpError } from '../errors.ts'
import { maxSide, type Colour, type Fit, type ImageTransform } from './imageParams.ts'
import { formatOf } from './metadata.ts'

/** An encoded version of an image, with its media type. */
export interface TransformedImage {
  content: Buffer
  mediaType: string
}

/** sharp's counterpart of each fit that changes both sides at once. */
const sharpFits: Record<Exclude<Fit, 'min' | 'fillmax'>, ResizeOptions> = {
  clip: { fit: 'inside' },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover' },
  scale: { fit: 'fill' },
  fill: { fit: 'contain' },
}

const white: Colour = { r: 255, g: 255, b: 255, alpha: 1 }

type Size = { width: number; height: number }

/** Formats that hold more than one frame, read and written. */
const animatable: readonly string[] = ['gif', 'webp']

/**
 * Pixels of all frames together. Of an animation with more, hosted Sanity gives the first frame
 * (its changelog, August 8, 2024).
 */
const mostAnimatedPixels = 256_000_000

/** True for an image whose frames are all to be drawn. */
const isAnimation = (
  { format, width, height, pages = 1 }: Metadata,
  wanted: string,
  { turn, flip, crop }: ImageTransform,
): boolean =>
  pages > 1 &&
  // libvips would turn all frames as one tall image.
  !turn &&
  !flip &&
  crop !== 'entropy' &&
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
  let whole: Size = source.autoOrient ?? { width: source.width, height: source.height }
  let picture = sharp(content, { animated: isAnimation(source, format, transform) }).autoOrient()
  let area = cutOut(whole, transform.rect)
  if (transform.turn || transform.flip) {
    picture = await turned(picture.extract(area), transform)
    const isSideways = transform.turn === 90 || transform.turn === 270
    whole = isSideways ? { width: area.height, height: area.width } : area
    area = cutOut(whole)
  }
  area = focalArea(area, transform)
  const { background } = transform
  if (background?.alpha === 1) picture = picture.flatten({ background })
  // Without a cut sharp reads a large JPEG at a smaller size, which is faster.
  if (area.width < whole.width || area.height < whole.height) picture = picture.extract(area)
  picture = resize(picture, area, transform)
  if (transform.blur) picture = picture.blur(Math.max(0.3, transform.blur / 2))
  if (format === 'jpeg') picture = picture.jpeg({ quality: transform.quality })
  else if (format === 'png') picture = picture.png()
  else if (format === 'webp') picture = picture.webp({ quality: transform.quality })
  // As Next's optimizer encodes it: 55 looks in AVIF as 75 does in the others.
  else if (format === 'avif')
    picture = picture.avif({
      quality: Math.max(transform.quality - 20, 1),
      chromaSubsampling: '4:2:0',
      effort: 2,
    })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  // libvips calls AVIF by its container.
  return { content: data, mediaType: info.format === 'heif' ? 'image/avif' : `image/${info.format}` }
}

/** A part of an image, in pixels. */
type Area = Size & { left: number; top: number }

function cutOut(
  whole: Size,
  rect: Area = { left: 0, top: 0, width: whole.width, height: whole.height },
): Area {
  if (rect.left + rect.width <= whole.width && rect.top + rect.height <= whole.height) return rect
  const size = `${whole.width}x${whole.height}`
  throw httpError(400, `Image parameter "rect" reaches outside of ${size}`)
}

/** Step by step, because sharp turns before it cuts, whatever the order of the calls. */
async function turned(picture: Sharp, transform: ImageTransform): Promise<Sharp> {
  const { turn = 0, flip = 'none' } = transform
  const drawn = async (step: Sharp) => sharp(await step.png({ compressionLevel: 1 }).toBuffer())
  const upright = (await drawn(picture)).rotate(turn)
  return drawn((await drawn(upright)).flip(flip.includes('v')).flop(flip.includes('h')))
}

function resize(picture: Sharp, size: Size, transform: ImageTransform): Sharp {
  const { width, height, fit, crop, background = white } = transform
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
      background,
    })
  }
  return picture.resize({
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...sharpFits[fit === 'fillmax' ? 'fill' : fit],
    background,
    ...(fit === 'crop' && crop && crop !== 'focalpoint' ? { position: crop } : {}),
  })
}

/** The largest part of the wanted shape around the focal point, for `crop=focalpoint`. */
function focalArea(area: Area, transform: ImageTransform): Area {
  const { fit, crop, width: across, height: down, focalPoint = { x: 0.5, y: 0.5 } } = transform
  if (fit !== 'crop' || crop !== 'focalpoint' || !across || !down) return area
  const scale = Math.min(area.width / across, area.height / down)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const from = (middle: number, side: number, part: number) =>
    Math.round(Math.min(Math.max(middle * side - part / 2, 0), side - part))
  return {
    left: area.left + from(focalPoint.x, area.width, width),
    top: area.top + from(focalPoint.y, area.height, height),
    width,
    height,
  }
}

/** The wanted shape, cut from the middle, but never larger than the original allows. */
function resizeMin(
  picture: Sharp,
  size: Size,
  { width = size.width, height = size.height }: { width: number | undefined; height: number | undefined },
): Sharp {
  const scale = Math.min(1, size.width / width, size.height / height)
  return picture.resize({
    width: Math.min(maxSide, Math.max(1, Math.round(width * scale))),
    height: Math.min(maxSide, Math.max(1, Math.round(height * scale))),
    fit: 'cover',
  })
}
