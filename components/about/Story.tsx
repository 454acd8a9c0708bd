import styled from 'styled-components'
import type { AboutPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'

/** Where the agency comes from: a heading and its paragraphs, side by side from lg. */
export function Story({ story }: { story: AboutPage['page']['story'] }) {
  const paragraphs = story?.paragraphs.filter(Boolean) ?? []
  if (!story?.heading && paragraphs.length === 0) return null
  return (
    <Section>
      <Columns data-headed={Boolean(story?.heading) || undefined}>
        {story?.heading && <h2>{story.heading}</h2>}
        <div className="text">
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Section>
  )
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;

  .text {
    font-size: var(--fs-lead);
    line-height: 1.55;
  }
  p + p {
    margin-top: 1.1rem;
  }
  &:not([data-headed]) p {
    max-width: 44rem;
  }
  ${up.lg} {
    &[data-headed] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: clamp(2rem, 6vw, 6rem);
    }
  }
`
