import { inlineLimit, svgDataUri, imageWidths, sizedUrl, srcSetOf } from './sizes.ts'
import { parseUrl } from '../util/parseUrl.ts'

/** Images of the content lake as paths on this site, resized by Next's optimizer. */

const maxWidth = Math.max(...imageWidths)

/** An image ready for an `img` element. */
export type Media = {
  /** Path on this site, or a `data:` URI of a small SVG. */
  src: string
  /** Absent for SVGs. */
  srcSet?: string
  /** CSS pixels of the visible part: the browser reserves its space. */
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  /** CSS `object-position` of the hotspot. Absent for the middle. */
  position?: string
  /** Only in the preview: the value of `data-sanity`. */
  edit?: () => string | undefined
}

export type LakeImage = {
  alt?: string | null
  decorative?: boolean | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  /** The ellipse to keep in view: centre and size, as fractions of the image. */
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  asset: {
    url?: string | null
    mimeType?: string | null
    size?: number | null
    width?: number | null
    height?: number | null
  } | null
  edit?: Media['edit']
}

/** File names of the content lake: 40 hex digits, an image's size, the extension. */
export const imageFilePattern = /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:svg|png|jpg|jpeg|webp|avif|gif)$/
export const downloadFilePattern = /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/
/** `rect` of the image API: left, top, width and height in pixels of the original. */
export const rectPattern = /^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/

const lastSegment = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

/** File name of the image behind an asset URL. */
export function imageFileOf(url: string | null | undefined): string | undefined {
  if (!url || !parseUrl(url)) return undefined
  const file = lastSegment(url)
  return imageFilePattern.test(file) ? file : undefined
}

/** The signature of a crop, without which the site does not fetch it. */
export type SignCrop = (file: string, rect: string) => string

/** Path on this site of an image or its crop. No query: `images.localPatterns` allows none. */
const imagePath = (file: string, rect: string | undefined, signCrop: SignCrop): string =>
  `/api/media/${rect ? `${signCrop(file, rect)}/${rect}/` : ''}${file}`

/** Path on this site of the download behind an asset URL. */
export function downloadHref(url: string | null | undefined): string | undefined {
  if (!url || !parseUrl(url)) return undefined
  const file = lastSegment(url)
  return downloadFilePattern.test(file) ? `/api/media/files/${file}` : undefined
}

export function isInlinable(image: LakeImage): boolean {
  const { mimeType, size } = image.asset ?? {}
  return mimeType === 'image/svg+xml' && typeof size === 'number' && size <= inlineLimit
}

/** What a crop leaves of a side, in pixels. Rounded as in `@sanity/image-url`. */
function span(side: number, before: number, after: number): readonly [from: number, length: number] {
  const from = Math.min(Math.round(fraction(before) * side), side - 1)
  return [from, Math.max(1, Math.round(side - fraction(after) * side - from))]
}

type Rect = { left: number; top: number; width: number; height: number }

function cropRect(image: LakeImage, width: number, height: number): Rect | undefined {
  const { top = 0, bottom = 0, left = 0, right = 0 } = image.crop ?? {}
  if (top + bottom + left + right <= 0 || top + bottom >= 1 || left + right >= 1) return undefined
  const [fromLeft, across] = span(width, left, right)
  const [fromTop, down] = span(height, top, bottom)
  return { left: fromLeft, top: fromTop, width: across, height: down }
}

/** The visible part of an image: file, crop as `rect` of the image API, size in pixels. */
type ShownPart = { file: string; rect?: string; width: number; height: number }

/** The part of an image that a page shows; undefined without a file. */
export function shownPart(image: LakeImage | null): ShownPart | undefined {
  const file = imageFileOf(image?.asset?.url)
  const { width, height } = image?.asset ?? {}
  if (!image || !file || !width || !height) return undefined
  const crop = file.endsWith('.svg') ? undefined : cropRect(image, width, height)
  if (!crop) return { file, width, height }
  const rect = [crop.left, crop.top, crop.width, crop.height].join(',')
  return { file, rect, width: crop.width, height: crop.height }
}

const fraction = (value: number): number => Math.min(1, Math.max(0, value))

/** `object-position` along one side, in percent. A part counts as at most half the image. */
function positionAlong(middle: number, size = 0, before = 0, after = 0): number {
  const left = Math.max(1 - before - after, 0.01)
  const radius = Math.min(size / left, 0.5) / 2
  return Math.round(fraction((fraction((middle - before) / left) - radius) / (1 - 2 * radius)) * 100)
}

/** The hotspot as `object-position` within the crop; undefined for the middle. */
function positionOf({ hotspot, crop }: LakeImage): string | undefined {
  if (!hotspot) return undefined
  const { x = 0.5, y = 0.5, width, height } = hotspot
  const across = positionAlong(x, width, crop?.left, crop?.right)
  const down = positionAlong(y, height, crop?.top, crop?.bottom)
  return across === 50 && down === 50 ? undefined : `${across}% ${down}%`
}

/** The image for views; null without a file. `inline` holds SVG markup by file name. */
export function toMedia(
  image: LakeImage | null,
  signCrop: SignCrop,
  inline: ReadonlyMap<string, string> = new Map(),
): Media | null {
  const part = shownPart(image)
  if (!image || !part) return null
  const { file, rect, width, height } = part
  const isSvg = file.endsWith('.svg')
  const alt = image.decorative ? '' : (image.alt ?? '').trim()
  // An SVG is never cropped.
  const position = positionOf(isSvg ? { ...image, crop: null } : image)
  const shown = { width, height, alt, ...(position && { position }), ...(image.edit && { edit: image.edit }) }
  const source = imagePath(file, rect, signCrop)
  const markup = inline.get(file)
  if (isSvg) return { src: markup === undefined ? source : svgDataUri(markup), ...shown }
  // The optimizer would drop all frames but the first.
  if (file.endsWith('.gif')) return { src: source, ...shown }
  const smaller = imageWidths.filter((candidate) => candidate < width)
  const largest = imageWidths.find((candidate) => candidate >= width) ?? maxWidth
  const srcSet = srcSetOf(source, [...new Set([...smaller, largest])])
  return { src: sizedUrl(source, largest), srcSet, ...shown }
}
