import type { Media } from '../../lib/images/lakeImage.ts'

type Props = {
  media: Media | null | undefined
  /** For images with a `srcSet`: the frame's widths. */
  sizes?: string
  /** Width by height of the frame that the image fills, cut off where it is wider. */
  frame?: number
  /** For images in view on load; `high` for the first one. */
  priority?: 'high' | 'auto'
}

/** An image with reserved space, lazy without a priority; nothing without media. */
export function Picture({ media, sizes, frame, priority }: Props) {
  if (!media) return null
  return (
    <img
      // Before `src`, which starts the fetch.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority}
      decoding="async"
      width={media.width}
      height={media.height}
      alt={media.alt}
      sizes={media.srcSet && sizes && drawnSizes(sizes, media, frame)}
      srcSet={media.srcSet}
      src={media.src}
      style={media.position ? { objectPosition: media.position } : undefined}
    />
  )
}

/** `sizes` as wide as the image is drawn: one that is wider than its frame reaches beyond it. */
function drawnSizes(sizes: string, { width, height }: Media, frame = Infinity): string {
  const stretch = Math.max(1, width / height / frame)
  return sizes.replace(/[\d.]+(?=(?:vw|rem)(?:,|$))/g, (length) => String(Math.round(+length * stretch)))
}
