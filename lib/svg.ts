/**
 * A vector picture of at most this many bytes travels inside the page instead of costing a request: on a slow line that is a sixth of a
 * second, which for a page's first picture is a third of the wait. Drawings compress to less than half.
 */
export const inlineLimit = 5000

/** An SVG document as a `data:` image. Percent-encoded, not base64: compression then sees the text. */
export function svgDataUri(markup: string): string {
  const encoded = markup
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ "%#<>{}^`|\\?[\]&]/g, (character) => encodeURIComponent(character))
  return `data:image/svg+xml,${encoded}`
}
