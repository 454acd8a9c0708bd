import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { PostImage } from '../../lib/blog/post.ts'
import { srcSetOf } from '../../lib/sizedPictures.ts'

type Props = PostImage & {
  /** How wide the picture is drawn, for the choice among the sizes of a photograph. */
  sizes: string
  /** For pictures in view when the page opens: fetched at once, the page's first before all others (`high`). */
  priority?: 'high' | 'auto'
  className?: string
}

/** Shown when a post has no picture or its picture does not load. Spec section 3. */
const stockPicture = '/art/blog-fallback.svg'

/** A post's picture in a place of 16:9 that is kept, and seen, from the start. */
export function PostPicture({ src, alt, sized, drawing, sizes, priority, className }: Props) {
  const image = useRef<HTMLImageElement>(null)
  // The address that failed, not a flag: another post's picture gets its own chance.
  const [broken, setBroken] = useState<string | null>(null)
  const stock = src === null || src === broken

  // A picture may have failed before React was there to hear of it; only then a finished one refuses to decode.
  useEffect(() => {
    if (image.current?.complete) image.current.decode().catch(() => setBroken(src))
  }, [src])

  return (
    <Place className={className}>
      <img
        ref={image}
        // Before `src`: browsers start to fetch on that attribute.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        width={1200}
        height={675}
        alt={alt}
        sizes={sized && sizes}
        srcSet={sized && !stock ? srcSetOf(src) : undefined}
        src={stock ? stockPicture : (drawing ?? src)}
        onError={() => setBroken(src)}
      />
    </Place>
  )
}

const Place = styled.div`
  overflow: hidden;
  border-radius: var(--r-speech);

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background-color: var(--blush-soft);
  }
`
