import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { up } from '../../styles/media.ts'
import { PostCard } from './PostCard.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** The page of a post. */
  hrefOf: (post: BlogCard) => string
}

/** Posts side by side: one, two or three in a row. */
export function PostGrid({ posts, hrefOf }: Props) {
  return (
    <Grid>
      {posts.map((post) => (
        <PostCard key={post.slug} post={post} href={hrefOf(post)} />
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
