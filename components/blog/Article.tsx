import { useId } from 'react'
import styled from 'styled-components'
import type { BlogPost, PostBody as Body } from '#lib/blog/post.ts'
import { Wrap } from '../ui/Section.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostPicture } from './PostPicture.tsx'
import { sharePage } from './sharePage.ts'
import { Heading } from '../ui/Heading.tsx'

/** A whole post. docs/specification.md#blog-post. */
export function Article({ post }: { post: BlogPost }) {
  const { title, description, image, tags } = post
  return (
    <Whole>
      <PostHeader post={post} />
      <Wrap>
        <Opening {...image} sizes="89vw" priority="high" />
        <Bar>
          {tags.length > 0 && (
            <Tags aria-label="Tags">
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </Tags>
          )}
          <Button
            variant="line"
            size="sm"
            jack="none"
            data-scripted
            onClick={() => void sharePage({ title, text: description, url: window.location.href })}
          >
            <Icon name="share" />
            Share
          </Button>
        </Bar>
        <PostBody {...post} />
      </Wrap>
    </Whole>
  )
}

function PostBody({ introduction, sections, conclusion }: Body) {
  const [opening, ...furtherOpening] = introduction
  return (
    <Prose>
      {opening && <p className="opening">{opening}</p>}
      <Paragraphs of={furtherOpening} />
      {sections.map(({ heading, content }, index) => (
        <section key={index}>
          <Heading level="h2" text={heading} />
          <Paragraphs of={content} />
        </section>
      ))}
      {conclusion.length > 0 && <KeyTakeaway paragraphs={conclusion} />}
    </Prose>
  )
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((text, index) => <p key={index}>{text}</p>)
}

function KeyTakeaway({ paragraphs }: { paragraphs: readonly string[] }) {
  const id = useId()
  return (
    <Takeaway aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="bulb" />
        Key Takeaway
      </h2>
      <Paragraphs of={paragraphs} />
    </Takeaway>
  )
}

const Whole = styled.article`
  /* Without related articles. */
  &:last-child {
    padding-bottom: var(--section);
  }
`

/** Overlaps the blue header. */
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

  button:only-child {
    margin-left: auto;
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-width: 0;
`

const Tag = styled.li`
  padding: 0.3rem 0.9rem;
  border: 2px solid var(--line);
  border-radius: var(--r-pill);
  font-size: var(--fs-small);
  font-weight: 500;
`

const Prose = styled.div`
  max-width: 44rem;
  margin-inline: auto;
  font-size: 1.1875rem;
  line-height: 1.68;

  .opening {
    margin-bottom: 2.5rem;
    font: 500 clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem) / 1.42 var(--display);
    letter-spacing: -0.015em;
  }
  h2 {
    margin-block: 2.75rem 1rem;
    font-size: clamp(1.625rem, 1.35rem + 1.1vw, 2.25rem);
  }
  p + p {
    margin-top: 1.1rem;
  }
`

const Takeaway = styled.aside`
  margin-top: 3.5rem;
  padding: clamp(1.5rem, 3.4vw, 2.75rem);
  border-radius: var(--r-xl) var(--r-xl) var(--r-xl) 0;
  background: var(--butter);

  h2 {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-block: 0 0.7rem;
  }
  svg {
    width: 2rem;
    height: 2rem;
  }
`
