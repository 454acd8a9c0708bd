/** Pictures in the sizes that Next's optimizer makes of them. A leaf: views, both gateways and next.config.js use it. */

/** Widths, in pixels, that the optimizer may be asked for; `next.config.js` allows exactly these. */
export const pictureWidths = [384, 640, 828, 1200, 1600, 2000] as const

/**
 * Pixels. Kept copies of pictures are made no wider, at either content host: somewhat more than the widest that is shown, since a picture is
 * sharper when it is made smaller than when it is only encoded again.
 */
export const widestKept = 2400

/** Encoder quality, 1 to 100, of sized pictures. */
export const pictureQuality = 75

/** The address of the picture at `source`, a path of this site, in a width of `pictureWidths`. */
export const sizedAddress = (source: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${pictureQuality}`

/** The `srcset` of the picture at `source` in these widths. */
export const srcSetOf = (source: string, widths: readonly number[] = pictureWidths): string =>
  widths.map((width) => `${sizedAddress(source, width)} ${width}w`).join(', ')
