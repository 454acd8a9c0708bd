import type { Media } from '../../lib/images/lakeImage.ts'

type Props = {
  media: Media | null | undefined
  /** For images with a `srcSet`. */
  sizes?: string
  /** For images in view on load; `high` for the first one. */
  priority?: 'high' | 'auto'
}

/** An image with reserved space, lazy without a priority; nothing without media. */
export function Picture({ media, sizes, priority }: Props) {
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
      sizes={media.srcSet ? sizes : undefined}
      srcSet={media.srcSet}
      src={media.src}
      style={media.position ? { objectPosition: media.position } : undefined}
    />
  )
}
