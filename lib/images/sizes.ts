/** Image sizes. A leaf: next.config.js imports it. */

/** Pixels. The widths that the optimizer allows. */
export const imageWidths = [384, 640, 828, 1200, 1600, 2400] as const

/** Pixels. The maximum width of stored copies. */
export const maxStoredWidth = 2400

/** Encoder quality, 1 to 100. */
export const imageQuality = 75

/** The URL of the image at `source` in one of `imageWidths`. */
export const sizedUrl = (source: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=${imageQuality}`

export const srcSetOf = (source: string, widths: readonly number[] = imageWidths): string =>
  widths.map((width) => `${sizedUrl(source, width)} ${width}w`).join(', ')

/** Bytes. A larger SVG is not inlined: on a slow line a request costs a third of its wait. */
export const inlineLimit = 5000

/** An SVG as a `data:` URI. Percent-encoded, so that compression sees the text. */
export function svgDataUri(markup: string): string {
  const encoded = markup
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ "%#<>{}^`|\\?[\]&]/g, (character) => encodeURIComponent(character))
  return `data:image/svg+xml,${encoded}`
}
