import { pictureWidths, sizedAddress, srcSetOf } from '../sizedPictures.ts'
import { inlineLimit, svgDataUri } from '../svg.ts'
import type { Media } from './content.ts'

/**
 * Pictures of the content lake as addresses on this site. Visitors never talk to the content host: `/api/media` serves its files,
 * and Next's optimizer sizes them from there.
 */

const widest = Math.max(...pictureWidths)

/** A picture as the queries of `queries.ts` project it. */
export type PictureAnswer = {
  alt?: string | null
  decorative?: boolean | null
  crop?: { top?: number; bottom?: number; left?: number; right?: number } | null
  /** The ellipse that must stay in view where the picture is cut: its middle and its size, in fractions of the picture's width and height. */
  hotspot?: { x?: number; y?: number; width?: number; height?: number } | null
  asset: {
    url?: string | null
    mimeType?: string | null
    size?: number | null
    width?: number | null
    height?: number | null
  } | null
}

/** Name of a file in the content lake: 40 hex digits of its content, its size if it is a picture, and its ending. */
export const imageFilePattern = /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:svg|png|jpg|jpeg|webp|avif|gif)$/
export const downloadFilePattern = /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/
/** `rect` of the image API: left, top, width and height in pixels of the original. */
export const rectPattern = /^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/

const lastSegment = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

/** Name of the picture file behind an asset address, or undefined if it is not one. */
export function imageFileOf(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const file = lastSegment(url)
  return imageFilePattern.test(file) ? file : undefined
}

/** Address on this site of a picture, or of the part of it in `rect`. */
const pictureAddress = (file: string, rect?: string): string =>
  `/api/media/${file}${rect ? `?rect=${rect}` : ''}`

/** True for an address as the pages have it, and for no other spelling of one. */
export function isPictureAddress(address: string): boolean {
  const [, file = '', rect] = /^\/api\/media\/([^/?]+)(?:\?rect=(.+))?$/.exec(address) ?? []
  return imageFilePattern.test(file) && (rect === undefined || rectPattern.test(rect))
}

/** Address on this site of a downloadable file, or undefined if the asset address is not one. */
export function downloadHref(url: string | null | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const file = lastSegment(url)
  return downloadFilePattern.test(file) ? `/api/media/files/${file}` : undefined
}

/** True for a picture that is small and vector, so that the page carries it inside. */
export function isInlinable(picture: PictureAnswer): boolean {
  const { mimeType, size } = picture.asset ?? {}
  return mimeType === 'image/svg+xml' && typeof size === 'number' && size <= inlineLimit
}

/** What a crop leaves of a side, in pixels: where it begins, and its length. Rounded as by `@sanity/image-url`: it never ends beyond the side. */
function span(side: number, before: number, after: number): readonly [from: number, length: number] {
  const from = Math.min(Math.round(fraction(before) * side), side - 1)
  return [from, Math.max(1, Math.round(side - fraction(after) * side - from))]
}

type Rect = { left: number; top: number; width: number; height: number }

function cropRect(picture: PictureAnswer, width: number, height: number): Rect | undefined {
  const { top = 0, bottom = 0, left = 0, right = 0 } = picture.crop ?? {}
  if (top + bottom + left + right <= 0 || top + bottom >= 1 || left + right >= 1) return undefined
  const [fromLeft, across] = span(width, left, right)
  const [fromTop, down] = span(height, top, bottom)
  return { left: fromLeft, top: fromTop, width: across, height: down }
}

/** What is shown of a picture: its file in the content lake, the part that an editor has left of it, as `rect` of the image API, and how large that is. */
type ShownPart = { file: string; rect?: string; width: number; height: number }

/** Which part of which file a page shows of a picture; undefined when an editor has left it without a file. Address and kept copy both go by this. */
export function shownPart(picture: PictureAnswer | null): ShownPart | undefined {
  const file = imageFileOf(picture?.asset?.url)
  const { width, height } = picture?.asset ?? {}
  if (!picture || !file || !width || !height) return undefined
  // Drawings are served whole.
  const crop = file.endsWith('.svg') ? undefined : cropRect(picture, width, height)
  if (!crop) return { file, width, height }
  const rect = [crop.left, crop.top, crop.width, crop.height].join(',')
  return { file, rect, width: crop.width, height: crop.height }
}

const fraction = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Where to hold a picture, in percent of what the crop leaves of one side, so that a part of it stays in view. Nothing is known of the frame.
 * A part that ends half way to the edge, held at its middle, would be cut off there; held like this it is whole in every frame that is large
 * enough for it, and for that a part counts as half the picture at most: a larger one would be pushed to the edge.
 */
function held(middle: number, size = 0, before = 0, after = 0): number {
  const left = Math.max(1 - before - after, 0.01)
  const radius = Math.min(size / left, 0.5) / 2
  return Math.round(fraction((fraction((middle - before) / left) - radius) / (1 - 2 * radius)) * 100)
}

/** The editor's hotspot as a CSS position within what the crop leaves; undefined without one and for the middle, as browsers have it anyway. */
function positionOf({ hotspot, crop }: PictureAnswer): string | undefined {
  if (!hotspot) return undefined
  const { x = 0.5, y = 0.5, width, height } = hotspot
  const across = held(x, width, crop?.left, crop?.right)
  const down = held(y, height, crop?.top, crop?.bottom)
  return across === 50 && down === 50 ? undefined : `${across}% ${down}%`
}

/**
 * The picture as a view shows it, or null when an editor has left it without a file.
 * `inline` gives the markup of small vector pictures by file name.
 */
export function toMedia(
  picture: PictureAnswer | null,
  inline: ReadonlyMap<string, string> = new Map(),
): Media | null {
  const part = shownPart(picture)
  if (!picture || !part) return null
  const { file, rect, width, height } = part
  const alt = picture.decorative ? '' : (picture.alt ?? '').trim()

  if (file.endsWith('.svg')) {
    const markup = inline.get(file)
    const src = markup === undefined ? pictureAddress(file) : svgDataUri(markup)
    // Nothing of a drawing is cropped.
    const position = positionOf({ ...picture, crop: null })
    return { src, width, height, alt, ...(position && { position }) }
  }

  const source = pictureAddress(file, rect)
  const position = positionOf(picture)
  const shown = { width, height, alt, ...(position && { position }) }
  // Animations would lose all frames but the first.
  if (file.endsWith('.gif')) return { src: source, ...shown }

  const smaller = pictureWidths.filter((candidate) => candidate < width)
  const largest = pictureWidths.find((candidate) => candidate >= width) ?? widest
  const widths = [...smaller, largest].filter((value, index, all) => all.indexOf(value) === index)
  return {
    src: sizedAddress(source, largest),
    srcSet: srcSetOf(source, widths),
    ...shown,
  }
}
