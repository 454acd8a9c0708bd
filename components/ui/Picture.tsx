import type { Media } from '../../lib/sanity/content.ts'

type Props = {
  media: Media | null | undefined
  /** How wide the picture is drawn, for the choice among its sizes; only pictures with a `srcSet` need it. */
  sizes?: string
  /** For the first picture of a page: fetched at once and before others. */
  priority?: boolean
}

/** A picture with its place reserved. Waits until it comes near unless it has priority; renders nothing without one. */
export function Picture({ media, sizes, priority = false }: Props) {
  if (!media) return null
  return (
    <img
      // Before `src`: browsers start to fetch on that attribute.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
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
