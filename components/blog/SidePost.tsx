import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { routes } from '../../lib/routes.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { CategoryTag } from './CategoryTag.tsx'
import { mostLines } from './longText.ts'
import { PostMeta } from './PostMeta.tsx'

/** A further post in the column beside the featured one. Spec section 2, blog list. */
export function SidePost({ post }: { post: BlogCard }) {
  const { slug, title, category, description, readTime } = post
  return (
    <Article>
      <CategoryTag category={category} />
      <h3>{title}</h3>
      {description && <Description>{description}</Description>}
      <Foot>
        <PostMeta icon="clock">{readTime}</PostMeta>
        <TextLink href={routes.post(slug)}>
          {/* Text, not a label: search engines read what a link says. */}
          Read more<span className="visually-hidden">{` about ${title}`}</span>
        </TextLink>
      </Foot>
    </Article>
  )
}

const Article = styled.article`
  min-width: 0;
  padding-block: 1.6rem;
  border-top: 2px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  h3 {
    ${mostLines(6)}
    margin-block: 0.8rem 0.45rem;
    font-size: 1.3125rem;
  }
`

const Description = styled.p`
  ${mostLines(6)}
  color: var(--text-muted);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-top: 0.5rem;

  a {
    flex: none;
  }
`
