import styled from 'styled-components'
import type { BlogCard } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { grid } from '#styles/media.ts'
import { FeaturedPost } from './FeaturedPost.tsx'
import { PostCard, PostFoot, PostWords } from './PostWords.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** Of the large image, where the list opens the page. */
  priority?: 'auto'
}

/** The first post large, the others in a column beside it. docs/specification.md#blog-list. */
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
            <SidePost key={`${index} ${post.id}`}>
              <PostWords post={post} href={routes.post(post.slug)} />
            </SidePost>
          ))}
        </div>
      )}
    </Columns>
  )
}

const Columns = styled.div`
  ${grid({ lg: '7fr 5fr' }, '&:not([data-alone])')}
  gap: clamp(2rem, 4vw, 4rem);
`

const SidePost = styled(PostCard)`
  padding-block: 1.6rem;
  border-top: 2px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    margin-bottom: 0.45rem;
    font-size: 1.3125rem;
  }
  ${PostFoot} {
    padding-top: 0.5rem;
  }
`
