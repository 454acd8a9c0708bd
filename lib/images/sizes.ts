/** Sizes of images. */

/** Pixels. The widths in which images are offered. */
export const imageWidths = [384, 640, 828, 1200, 1600, 2400] as const

/** Encoder quality, 1 to 100. */
export const imageQuality = 75

/** The `srcset` of an image whose URL depends on its width. */
export const srcSetOf = (urlAt: (width: number) => string, widths: readonly number[] = imageWidths): string =>
  widths.map((width) => `${urlAt(width)} ${width}w`).join(', ')
