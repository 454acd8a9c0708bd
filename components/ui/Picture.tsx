import type { Media } from '../../lib/sanity/content.ts'

type Props = {
  media: Media | null | undefined
  /** How wide the picture is drawn, for the choice among its sizes; only pictures with a `srcSet` need it. */
  sizes?: string
  /** For pictures in view when the page opens: fetched at once, the page's first before all others (`high`). */
  priority?: 'high' | 'auto'
}

/** A picture with its place reserved. Waits until it comes near unless it has a priority; renders nothing without one. */
export function Picture({ media, sizes, priority }: Props) {
  if (!media) return null
  return (
    <img
      // Before `src`: browsers start to fetch on that attribute.
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
