import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { routes } from '../../lib/site/pages.ts'
import { grid } from '../../styles/media.ts'
import { CategoryTag, maxLines, PostMeta, ReadMore } from './PostMeta.tsx'
import { FeaturedPost } from './FeaturedPost.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** Of the large image, where the list opens the page. */
  priority?: 'auto'
}

/** The first post large, the others in a column beside it. Spec section 2, blog list. */
export function FeaturedPosts({ posts, priority }: Props) {
  const [featured, ...others] = posts
  if (!featured) return null
  return (
    <Columns data-alone={others.length === 0 || undefined}>
      <FeaturedPost post={featured} priority={priority} alone={others.length === 0} />
      {others.length > 0 && (
        <div>
          {others.map((post, index) => (
            // Ids come from the blog host and may repeat.
            <SidePost key={`${index} ${post.id}`} post={post} />
          ))}
        </div>
      )}
    </Columns>
  )
}

function SidePost({ post }: { post: BlogCard }) {
  const { slug, title, category, description, readTime } = post
  return (
    <Article>
      <CategoryTag category={category} />
      <h3>{title}</h3>
      {description && <Description>{description}</Description>}
      <Foot>
        <PostMeta icon="clock">{readTime}</PostMeta>
        <ReadMore href={routes.post(slug)} title={title} />
      </Foot>
    </Article>
  )
}

const Columns = styled.div`
  ${grid({ lg: '7fr 5fr' }, '&:not([data-alone])')}
  gap: clamp(2rem, 4vw, 4rem);
`

const Article = styled.article`
  min-width: 0;
  padding-block: 1.6rem;
  border-top: 2px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    ${maxLines(6)}
    margin-block: 0.8rem 0.45rem;
    font-size: 1.3125rem;
  }
`

const Description = styled.p`
  ${maxLines(6)}
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
