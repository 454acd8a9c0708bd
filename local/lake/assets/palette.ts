/** A colour of an image's palette, as the Content Lake describes it. */
interface PaletteSwatch {
  _type: 'sanity.imagePaletteSwatch'
  /** `#rrggbb` */
  background: string
  /** Black or white, whichever reads better on the background. */
  foreground: string
  title: string
  /** Share of the image's pixels, in percent. */
  population: number
}

type SwatchName = 'darkMuted' | 'darkVibrant' | 'lightMuted' | 'lightVibrant' | 'muted' | 'vibrant'

/**
 * `metadata.palette` of an image asset: seven swatches, none for a fully transparent image. A kind
 * of colour that the image lacks has population 0 and is made from the dominant one.
 */
export type Palette = { _type: 'sanity.imagePalette'; dominant?: PaletteSwatch } & Partial<
  Record<SwatchName, PaletteSwatch>
>

interface Bucket {
  red: number
  green: number
  blue: number
  count: number
}

/** Colours are counted in cubes of this side, so that near shades add up. */
const cubeSide = 32

/**
 * The palette of a small image: the commonest colour, and the commonest of each kind.
 *
 * @param pixels raw RGBA bytes
 */
export function paletteOf(pixels: Uint8Array): Palette {
  const buckets = countColours(pixels)
  const total = buckets.reduce((sum, bucket) => sum + bucket.count, 0)
  const palette: Palette = { _type: 'sanity.imagePalette' }
  for (const bucket of buckets) {
    const swatch = swatchOf(bucket, total)
    palette.dominant ??= swatch
    palette[characterOf(bucket)] ??= swatch
  }
  const [dominant] = buckets
  if (!dominant) return palette
  const hue = hueOf(dominant)
  for (const [name, look] of Object.entries(looks) as [SwatchName, Look][])
    palette[name] ??= swatchOf({ ...colourOf(hue, look), count: 0 }, total)
  return palette
}

type Look = { saturation: number; lightness: number }

/** The middle of each kind of colour. */
const looks: Record<SwatchName, Look> = {
  darkMuted: { saturation: 0.3, lightness: 0.26 },
  darkVibrant: { saturation: 0.8, lightness: 0.26 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  lightVibrant: { saturation: 0.8, lightness: 0.74 },
  muted: { saturation: 0.3, lightness: 0.5 },
  vibrant: { saturation: 0.8, lightness: 0.5 },
}

/** 0 to 12, as on a clock; 0 for grey. */
function hueOf({ red, green, blue }: Bucket): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (most === red) return (2 * (green - blue)) / spread + (green < blue ? 12 : 0)
  return most === green ? (2 * (blue - red)) / spread + 4 : (2 * (red - green)) / spread + 8
}

/** https://www.w3.org/TR/css-color-3/#hsl-color */
function colourOf(hue: number, { saturation, lightness }: Look): Omit<Bucket, 'count'> {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return { red: channel(0), green: channel(8), blue: channel(4) }
}

/** Average colour and size of each cube, commonest first; transparent pixels do not count. */
function countColours(pixels: Uint8Array): Bucket[] {
  const buckets = new Map<number, Bucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const cube = [red, green, blue].reduce(
      (number, channel) => number * 8 + Math.floor(channel / cubeSide),
      0,
    )
    const bucket = buckets.get(cube) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count++
    buckets.set(cube, bucket)
  }
  return [...buckets.values()]
    .map(({ red, green, blue, count }) => ({
      red: Math.round(red / count),
      green: Math.round(green / count),
      blue: Math.round(blue / count),
      count,
    }))
    .sort((a, b) => b.count - a.count)
}

function characterOf({ red, green, blue }: Bucket): SwatchName {
  const most = Math.max(red, green, blue) / 255
  const least = Math.min(red, green, blue) / 255
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
  const vivid = saturation > 0.4
  if (lightness < 0.35) return vivid ? 'darkVibrant' : 'darkMuted'
  if (lightness > 0.65) return vivid ? 'lightVibrant' : 'lightMuted'
  return vivid ? 'vibrant' : 'muted'
}

function swatchOf({ red, green, blue, count }: Bucket, total: number): PaletteSwatch {
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  const foreground = red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground,
    title: foreground,
    population: Math.round((count / total) * 10_000) / 100,
  }
}
