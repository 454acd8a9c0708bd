import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { grid } from '../../styles/media.ts'
import { CategoryTag, maxLines, PostMeta, ReadMore } from './PostMeta.tsx'
import { PostPicture } from './PostPicture.tsx'

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

type CardProps = Pick<Props, 'priority'> & { post: BlogCard; href: string }

function PostCard({ post, href, priority }: CardProps) {
  const { title, category, description, readTime, image } = post
  return (
    <Card>
      <Picture {...image} sizes="(min-width:64rem) 28vw, (min-width:40rem) 43vw, 89vw" priority={priority} />
      <CategoryTag category={category} />
      <h3>{title}</h3>
      {description && <Description>{description}</Description>}
      <Foot>
        <PostMeta icon="clock">{readTime}</PostMeta>
        <ReadMore href={href} title={title} />
      </Foot>
    </Card>
  )
}

const Grid = styled.div`
  ${grid({ sm: 2, lg: 3 })}
  gap: clamp(1.5rem, 2.4vw, 2.5rem) var(--gap);
`

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;

  h3 {
    ${maxLines(6)}
    max-width: 100%;
    margin-block: 0.8rem 0.4rem;
    font-size: 1.375rem;
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Picture = styled(PostPicture)`
  width: 100%;
  margin-bottom: 1.1rem;
`

const Description = styled.p`
  ${maxLines(6)}
  max-width: 100%;
  color: var(--text-muted);
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  margin-top: auto;
  padding-top: 0.6rem;
`
