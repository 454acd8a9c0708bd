import styled from 'styled-components'
import type { BlogCard } from '#lib/blog/post.ts'
import { Heading } from '../ui/Heading.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { CategoryTag, maxLines, PostMeta } from './PostMeta.tsx'

/** Category, title, description, read time and link of a post. */
export function PostWords({ post, href }: { post: BlogCard; href: string }) {
  const { title, category, description, readTime } = post
  return (
    <>
      <CategoryTag category={category} />
      <PostTitle level="h3" text={title} />
      {description && <Description>{description}</Description>}
      <PostFoot>
        <PostMeta icon="clock">{readTime}</PostMeta>
        {/* Text, not `aria-label`: search engines read link text. */}
        <TextLink href={href}>
          Read more<span className="visually-hidden">{` about ${title}`}</span>
        </TextLink>
      </PostFoot>
    </>
  )
}

/** A post in a list. Its one link covers it. */
export const PostCard = styled.article`
  position: relative;

  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const PostTitle = styled(Heading)`
  max-width: 100%;
  margin-block: 0.8rem 0.4rem;
  font-size: 1.375rem;

  > span {
    ${maxLines(6)}
  }
`

const Description = styled.p`
  ${maxLines(6)}
  max-width: 100%;
  color: var(--text-muted);
`

/** What stands below a post, at the ends of a row. */
export const PostFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  margin-top: auto;
  padding-top: 0.6rem;
`
