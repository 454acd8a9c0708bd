import styled from 'styled-components'
import type { BlogPost } from '../../lib/blog/post.ts'
import { scriptless } from '../../styles/media.ts'
import { Wrap } from '../ui/Wrap.tsx'
import { PostBody } from './PostBody.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostPicture } from './PostPicture.tsx'
import { ShareButton } from './ShareButton.tsx'

/** A whole post. Spec section 2, blog detail. */
export function Article({ post }: { post: BlogPost }) {
  const { title, description, image, tags } = post
  return (
    <Whole>
      <PostHeader post={post} />
      <Wrap>
        <Opening {...image} sizes="89vw" priority="high" />
        <Bar>
          {tags.length > 0 && (
            <ul aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          <ShareButton title={title} text={description} />
        </Bar>
        <PostBody {...post} />
      </Wrap>
    </Whole>
  )
}

const Whole = styled.article`
  /* With no related articles below, it keeps its own distance from the footer. */
  &:last-child {
    padding-bottom: var(--section);
  }
`

/** Rises into the blue head. */
const Opening = styled(PostPicture)`
  position: relative;
  margin-top: calc(-1 * clamp(5rem, 13vw, 13rem));
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;

  img {
    aspect-ratio: 2;
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block: 1.5rem clamp(2rem, 4vw, 3.5rem);
  padding-bottom: 1.5rem;
  border-bottom: 2px solid var(--line);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    min-width: 0;
  }
  li {
    padding: 0.3rem 0.9rem;
    border: 2px solid var(--line);
    border-radius: var(--r-pill);
    font-size: var(--fs-small);
    font-weight: 500;
  }
  button:only-child {
    margin-left: auto;
  }
  ${scriptless} {
    button {
      display: none;
    }
  }
`
