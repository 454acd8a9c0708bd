import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { PostImage } from '../../lib/blog/post.ts'
import { srcSetOf } from '../../lib/images/sizes.ts'

type Props = PostImage & {
  sizes: string
  /** For images in view on load; `high` for the first one. */
  priority?: 'high' | 'auto'
  className?: string
}

/**
 * Fallback for a post without an image, and for one that fails to load.
 * docs/specification.md#blog-data.
 */
const fallback = '/art/blog-fallback.svg'

/** A post's image in a reserved box of 16:9. */
export function PostPicture({ src, alt, sized, inline, sizes, priority, className }: Props) {
  const image = useRef<HTMLImageElement>(null)
  // Not a flag: the next post's image may load.
  const [broken, setBroken] = useState<string | null>(null)
  const isFallback = src === null || src === broken

  // It may fail before hydration; then `complete` is true and `decode` rejects.
  useEffect(() => {
    if (image.current?.complete) image.current.decode().catch(() => setBroken(src))
  }, [src])

  return (
    <Box className={className}>
      <img
        ref={image}
        // Before `src`, which starts the fetch.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        width={1200}
        height={675}
        alt={alt}
        sizes={sized && sizes}
        srcSet={sized && !isFallback ? srcSetOf(src) : undefined}
        src={isFallback ? fallback : (inline ?? src)}
        onError={() => setBroken(src)}
      />
    </Box>
  )
}

const Box = styled.div`
  overflow: hidden;
  border-radius: var(--r-speech);

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    background-color: var(--blush-soft);
  }
`
