import type { Media } from '#lib/images/lakeImage.ts'

type Props = {
  media: Media | null | undefined
  /** For images with a `srcSet`: the widths of its box. */
  sizes?: string
  /** Of the box that the image fills, width by height; a wider image is cropped. */
  aspectRatio?: number
  /** For images in view on load; `high` for the first one. */
  priority?: 'high' | 'auto'
  className?: string
}

/** An image with reserved space, lazy without a priority; nothing without media. */
export function Picture({ media, sizes, aspectRatio, priority, className }: Props) {
  if (!media) return null
  return (
    <img
      className={className}
      // Before `src`, which starts the fetch.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority}
      decoding="async"
      width={media.width}
      height={media.height}
      alt={media.alt}
      sizes={media.srcSet && sizes && drawnSizes(sizes, media, aspectRatio)}
      srcSet={media.srcSet}
      src={media.src}
      data-sanity={media.edit?.()}
      style={media.position ? { objectPosition: media.position } : undefined}
    />
  )
}

/** `sizes` as wide as the image is drawn: one that is wider than its box reaches beyond it. */
function drawnSizes(sizes: string, { width, height }: Media, aspectRatio = Infinity): string {
  const stretch = Math.max(1, width / height / aspectRatio)
  return sizes.replace(/[\d.]+(?=(?:vw|rem)(?:,|$))/g, (length) => String(Math.round(+length * stretch)))
}
