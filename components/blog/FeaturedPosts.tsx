import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { up } from '../../styles/media.ts'
import { FeaturedPost } from './FeaturedPost.tsx'
import { SidePost } from './SidePost.tsx'

type Props = {
  posts: readonly BlogCard[]
  /** Of the large picture, where the list opens the page. */
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
            // Ids come from outside and may repeat.
            <SidePost key={`${index} ${post.id}`} post={post} />
          ))}
        </div>
      )}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 4rem);

  ${up.lg} {
    &:not([data-alone]) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`
