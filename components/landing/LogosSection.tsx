import styled from 'styled-components'
import type { LandingSection } from '../../lib/sanity/content/pageTypes.ts'
import { Picture } from '../ui/Picture.tsx'
import { Section, Wrap } from '../ui/Section.tsx'

/** Logos in rows, each at the same height; their names are read out. */
export function LogosSection({ section: { heading, logos } }: { section: LandingSection<'logosSection'> }) {
  if (logos.length === 0) return null
  return (
    <Section tight>
      <Wrap>
        {heading && <Heading>{heading}</Heading>}
        <Logos>
          {logos.map(({ _key, ...media }) => (
            <li key={_key}>
              <Picture media={media} sizes="11rem" />
            </li>
          ))}
        </Logos>
      </Wrap>
    </Section>
  )
}

const Heading = styled.h2`
  margin-bottom: 2rem;
  font-size: var(--fs-h3);
  text-align: center;
`

const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(2rem, 5vw, 4.5rem);

  img {
    width: auto;
    max-width: min(11rem, 34vw);
    height: 3.5rem;
    object-fit: contain;
  }
`
