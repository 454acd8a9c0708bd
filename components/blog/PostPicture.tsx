import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { PostImage } from '#lib/blog/post.ts'
import { optimizedUrl } from '#lib/images/postImage.ts'
import { imageWidths, srcSetOf } from '#lib/images/sizes.ts'

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

/**
 * A post's image in a reserved box of 16:9: resized where it is the blog host's own, else as it is,
 * else the stock image.
 */
export function PostPicture({ src, alt, inline, sizes, priority, className }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<readonly string[]>([])
  const urlAt = src === null ? undefined : optimizedUrl(src)
  const sized = urlAt?.(imageWidths[3])
  const shown = [inline, sized, src].find((each) => each && !failed.includes(each)) ?? fallback
  const isSized = shown === sized
  const fail = (url: string) => setFailed((others) => [...others, url])

  // It may fail before hydration; then `complete` is true and `decode` rejects.
  useEffect(() => {
    if (image.current?.complete) image.current.decode().catch(() => fail(shown))
  }, [shown])

  return (
    <Box className={className}>
      <img
        ref={image}
        // Before `src`, which starts the fetch.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        referrerPolicy="no-referrer"
        width={1200}
        height={675}
        alt={alt}
        sizes={isSized ? sizes : undefined}
        srcSet={isSized && urlAt ? srcSetOf(urlAt) : undefined}
        src={shown}
        onError={() => fail(shown)}
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
