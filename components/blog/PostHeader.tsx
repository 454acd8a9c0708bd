import styled from 'styled-components'
import type { BlogPost } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { faceOf } from '#styles/face.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Wrap } from '../ui/Section.tsx'
import { CategoryTag, PostMeta } from './PostMeta.tsx'
import { Heading } from '../ui/Heading.tsx'

/** The blue header of an article; without a post the back link only. */
export function PostHeader({ post }: { post?: BlogPost }) {
  return (
    <Slab className="on-dark" data-hero="blue" data-empty={post ? undefined : true}>
      <Wrap>
        <Button href={routes.home} variant="line" size="sm" jack="none">
          <Icon name="arrow-left" />
          Back to Blog
        </Button>
        {post && <Headline post={post} />}
      </Wrap>
    </Slab>
  )
}

/** Category, title, author, date and read time. */
function Headline({ post: { category, title, author, published, readTime } }: { post: BlogPost }) {
  return (
    <Words>
      <CategoryTag category={category} />
      <Title level="h1" text={title} />
      <Facts>
        <PostMeta icon="person">
          <span data-face={faceOf(author)}>{author}</span>
        </PostMeta>
        <PostMeta icon="calendar">
          {published.iso ? <time dateTime={published.iso}>{published.text}</time> : published.text}
        </PostMeta>
        <PostMeta icon="clock">{readTime}</PostMeta>
      </Facts>
    </Words>
  )
}

const Slab = styled.header`
  padding-block: calc(var(--bar) + 3rem) clamp(7rem, 15vw, 15rem);
  background: var(--blue);

  &[data-empty] {
    padding-bottom: 5rem;
  }
`

const Words = styled.div`
  margin-top: 2rem;
`

const Title = styled(Heading)`
  max-width: 20ch;
  margin-block: 1.25rem;
  font-size: clamp(2.25rem, 1.6rem + 2.9vw, 4.25rem);
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.1rem;
`
