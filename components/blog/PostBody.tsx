import { useId } from 'react'
import styled from 'styled-components'
import type { PostBody as Body } from '../../lib/blog/post.ts'
import { Icon } from '../ui/Icon.tsx'

/** The text of an article: its opening, its sections, and what to remember. */
export function PostBody({ introduction, sections, conclusion }: Body) {
  const [opening, ...furtherOpening] = introduction
  return (
    <Prose>
      {opening && <p className="opening">{opening}</p>}
      <Paragraphs of={furtherOpening} />
      {sections.map(({ heading, content }, index) => (
        <section key={index}>
          <h2>{heading}</h2>
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
    max-width: none;
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
