import styled from 'styled-components'
import type { BlogCard } from '../../lib/blog/post.ts'
import { routes } from '../../lib/routes.ts'
import { up } from '../../styles/media.ts'
import { Button } from '../ui/Button.tsx'
import { Lead } from '../ui/Lead.tsx'
import { CategoryTag } from './CategoryTag.tsx'
import { mostLines } from './longText.ts'
import { PostMeta } from './PostMeta.tsx'
import { PostPicture } from './PostPicture.tsx'

type Props = {
  post: BlogCard
  /** The only post there is: it takes the whole width, with its words beside the picture. */
  alone?: boolean
  /** Of its picture. */
  priority?: 'auto'
}

/** The first post, large, with a taste of its text. Spec section 2, blog list. */
export function FeaturedPost({ post, alone = false, priority }: Props) {
  const { slug, title, category, description, excerpt, published, image } = post
  return (
    <Article data-alone={alone || undefined}>
      <PostPicture {...image} sizes="(min-width:64rem) 52vw, 89vw" priority={priority} />
      <div>
        <Category category={category} />
        <h3>{title}</h3>
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
              <>
                Published <time dateTime={published.iso}>{published.text}</time>
              </>
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

const Article = styled.article`
  min-width: 0;

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
  ${mostLines(8)}
`

const Excerpt = styled.div`
  ${mostLines(12)}
  color: var(--text-muted);

  p {
    margin-top: 0.9rem;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-top: 1.75rem;
`
