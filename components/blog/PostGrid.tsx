import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { up } from '../../styles/media.ts'
import { PostCard } from './PostCard.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** The page of a post. */
  hrefOf: (post: BlogCard) => string
  /** For the first row's pictures where they are in view when the page opens. */
  priority?: 'auto' | undefined
}

/** Posts in a row of the widest windows. */
const firstRow = 3

/** Posts side by side: one, two or three in a row. */
export function PostGrid({ posts, hrefOf, priority }: Props) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <PostCard
          key={post.slug}
          post={post}
          href={hrefOf(post)}
          priority={index < firstRow ? priority : undefined}
        />
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 2.4vw, 2.5rem) var(--gap);

  ${up.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
