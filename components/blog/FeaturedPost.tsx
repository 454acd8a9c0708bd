import styled from 'styled-components'
import type { BlogCard } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { up } from '#styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Lead } from '../ui/Section.tsx'
import { CategoryTag, maxLines, PostMeta } from './PostMeta.tsx'
import { PostPicture } from './PostPicture.tsx'
import { PostCard, PostFoot } from './PostWords.tsx'
import { Heading } from '../ui/Heading.tsx'

type Props = {
  post: BlogCard
  /** The only post: full width, text beside the image. */
  alone?: boolean
  priority?: 'auto'
}

/** The first post, large, with an excerpt. docs/specification.md#blog-list. */
export function FeaturedPost({ post, alone = false, priority }: Props) {
  const { slug, title, category, description, excerpt, published, image } = post
  return (
    <Article data-alone={alone || undefined}>
      <PostPicture {...image} sizes="(min-width:64rem) 52vw, 89vw" priority={priority} />
      <div>
        <Category category={category} />
        <Heading level="h3" text={title} />
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

const Article = styled(PostCard)`
  h3 {
    font-size: clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem);
    line-height: 1.1;
    letter-spacing: -0.025em;
  }

  h3 ~ p {
    margin-top: 0.9rem;
  }

  ${up.lg} {
    &[data-alone] {
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

const Description = styled(Lead)`
  ${maxLines(8)}
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
