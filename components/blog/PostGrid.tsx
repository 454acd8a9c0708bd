import styled from 'styled-components'
import type { BlogCard } from '#lib/blog/post.ts'
import { grid } from '#styles/media.ts'
import { PostPicture } from './PostPicture.tsx'
import { PostCard, PostWords } from './PostWords.tsx'

type Props = {
  posts: readonly BlogCard[]
  hrefOf: (post: BlogCard) => string
  /** For the first row, where it is in view on load. */
  priority?: 'auto' | undefined
}

const firstRow = 3

/** Posts side by side: one, two or three in a row. */
export function PostGrid({ posts, hrefOf, priority }: Props) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <Card key={post.slug}>
          <Picture
            {...post.image}
            sizes="(min-width:64rem) 28vw, (min-width:40rem) 43vw, 89vw"
            priority={index < firstRow ? priority : undefined}
          />
          <PostWords post={post} href={hrefOf(post)} />
        </Card>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  ${grid({ sm: 2, lg: 3 })}
  gap: clamp(1.5rem, 2.4vw, 2.5rem) var(--gap);
`

const Card = styled(PostCard)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
`

const Picture = styled(PostPicture)`
  width: 100%;
  margin-bottom: 1.1rem;
`
