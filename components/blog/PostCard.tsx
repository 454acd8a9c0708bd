import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { CategoryTag } from './CategoryTag.tsx'
import { mostLines } from './longText.ts'
import { PostMeta } from './PostMeta.tsx'
import { PostPicture } from './PostPicture.tsx'

type Props = {
  post: BlogCard
  /** The post's page. Lists lead to its slug, related articles to its id; both are its addresses. */
  href: string
  /** For a picture in view when the page opens. */
  priority?: 'auto' | undefined
}

/** A post in a grid: picture, category, title, description, and its one link, which the whole card follows. */
export function PostCard({ post, href, priority }: Props) {
  const { title, category, description, readTime, image } = post
  return (
    <Card>
      <Picture {...image} sizes="(min-width:64rem) 28vw, (min-width:40rem) 43vw, 89vw" priority={priority} />
      <CategoryTag category={category} />
      <h3>{title}</h3>
      {description && <Description>{description}</Description>}
      <Foot>
        <PostMeta icon="clock">{readTime}</PostMeta>
        <TextLink href={href}>
          {/* Text, not a label: search engines read what a link says. */}
          Read more<span className="visually-hidden">{` about ${title}`}</span>
        </TextLink>
      </Foot>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;

  h3 {
    ${mostLines(6)}
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
  ${mostLines(6)}
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
