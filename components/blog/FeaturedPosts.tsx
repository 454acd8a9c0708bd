import styled from 'styled-components'
import type { BlogCard } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { grid, up } from '#styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Lead } from '../ui/Section.tsx'
import { CategoryTag, maxLines, PostMeta } from './PostMeta.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostCard, PostFoot, PostTitle, PostWords } from './PostWords.tsx'

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
      <FeaturedPost post={featured} priority={priority} />
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

/** A post with an excerpt; its text stands beside the image if it is the only one. */
function FeaturedPost({ post, priority }: { post: BlogCard; priority: Props['priority'] }) {
  const { slug, title, category, description, excerpt, published, image } = post
  return (
    <Article>
      <PostPicture {...image} sizes="(min-width:64rem) 52vw, 89vw" priority={priority} />
      <div>
        <Category category={category} />
        <Title level="h3" text={title} />
        {description && <Description>{description}</Description>}
        {excerpt.length > 0 && (
          <Excerpt>
            {excerpt.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Excerpt>
        )}
        <Foot>
          <PostMeta icon="calendar">
            {published.iso ? (
              <span>
                Published <time dateTime={published.iso}>{published.text}</time>
              </span>
            ) : (
              published.text
            )}
          </PostMeta>
          <Button href={routes.post(slug)} variant="ink" aria-label={`Read Full Article: ${title}`}>
            Read Full Article
          </Button>
        </Foot>
      </div>
    </Article>
  )
}

const Columns = styled.div`
  ${grid({ lg: '7fr 5fr' }, '&:not([data-alone])')}
  gap: clamp(2rem, 4vw, 4rem);
`

const Article = styled(PostCard)`
  ${up.lg} {
    [data-alone] > & {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: clamp(2rem, 4vw, 4rem);
      align-items: center;
    }
  }
`

const Category = styled(CategoryTag)`
  margin-block: 1.5rem 1rem;
`

const Title = styled(Heading)`
  font-size: clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem);
  line-height: 1.1;
  letter-spacing: -0.025em;
`

const Description = styled(Lead)`
  ${maxLines(8)}
  margin-top: 0.9rem;
`

const Excerpt = styled.div`
  ${maxLines(12)}
  color: var(--text-muted);

  p {
    margin-top: 0.9rem;
  }
`

const Foot = styled(PostFoot)`
  padding-top: 1.75rem;
`

const SidePost = styled(PostCard)`
  padding-block: 1.6rem;
  border-top: 2px solid var(--line);

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  ${PostTitle} {
    margin-bottom: 0.45rem;
    font-size: 1.3125rem;
  }
  ${PostFoot} {
    padding-top: 0.5rem;
  }
`
