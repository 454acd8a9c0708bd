import { publicEnv } from '../site/env.ts'
import { parseUrl } from '../util/parseUrl.ts'
import { wellFormed } from '../util/wellFormed.ts'
import { imageQuality, imageWidths, srcSetOf } from './sizes.ts'

/** Images and files of the content lake, from Sanity's image CDN or the local lake. */

/** Where browsers load them from. */
export const assetHost = publicEnv.sanity.apiHost ?? 'https://cdn.sanity.io'

/** An image ready for an `img` element. */
export type Media = {
  /** At the image host, or a `data:` URI of a small SVG. */
  src: string
  /** Absent for SVGs and animations. */
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
const fileNames = {
  images: /^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(?:svg|png|jpg|jpeg|webp|avif|gif)$/,
  files: /^[0-9a-f]{40}\.[a-z0-9]{1,16}$/,
}

/** URL at the image host of an image or a file with this URL; undefined for any other URL. */
export function assetUrl(kind: keyof typeof fileNames, url: string | null | undefined): string | undefined {
  const { projectId, dataset } = publicEnv.sanity
  const file =
    parseUrl(url ?? '')
      ?.pathname.split('/')
      .at(-1) ?? ''
  return fileNames[kind].test(file) ? `${assetHost}/${kind}/${projectId}/${dataset}/${file}` : undefined
}

/** URL of the download behind an asset URL, which the browser saves as `name`. */
export function downloadHref(url: string | null | undefined, name: string): string | undefined {
  const file = assetUrl('files', url)
  return file && `${file}?dl=${encodeURIComponent(wellFormed(name))}`
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

/** An SVG as a `data:` URI. Percent-encoded, so that compression sees the text. */
export function svgDataUri(markup: string): string {
  const encoded = markup
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ "%#<>{}^`|\\?[\]&]/g, (character) => encodeURIComponent(character))
  return `data:image/svg+xml,${encoded}`
}

/** The image for views; null without a file. `inline` holds markup of SVGs by URL. */
export function toMedia(image: LakeImage, inline?: ReadonlyMap<string, string>): Media | null {
  const { width, height } = image.asset ?? {}
  const url = assetUrl('images', image.asset?.url)
  if (!url || !width || !height) return null
  const isSvg = url.endsWith('.svg')
  // An SVG is never cropped.
  const crop = isSvg ? undefined : cropRect(image, width, height)
  const position = positionOf(isSvg ? { ...image, crop: null } : image)
  const shown = {
    width: crop?.width ?? width,
    height: crop?.height ?? height,
    alt: image.decorative ? '' : (image.alt ?? '').trim(),
    ...(position && { position }),
    ...(image.edit && { edit: image.edit }),
  }
  const markup = inline?.get(url)
  if (isSvg) return { src: markup === undefined ? url : svgDataUri(markup), ...shown }
  const rect = crop && `rect=${crop.left},${crop.top},${crop.width},${crop.height}`
  // Another format has its first frame only.
  if (url.endsWith('.gif')) return { src: rect ? `${url}?${rect}` : url, ...shown }
  const urlAt = (side: number) =>
    `${url}?${rect ? `${rect}&` : ''}w=${side}&fit=max&q=${imageQuality}&auto=format`
  // Those below its own width, and the next.
  const widths = imageWidths.filter((_, index) => (imageWidths[index - 1] ?? 0) < shown.width)
  return { src: urlAt(widths.at(-1) ?? imageWidths[0]), srcSet: srcSetOf(urlAt, widths), ...shown }
}
