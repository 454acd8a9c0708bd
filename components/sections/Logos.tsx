import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { Heading } from '../ui/Heading.tsx'

/** Logos in rows, each at the same height; their names are read out. */
export function Logos({ section: { heading, logos }, frame }: SectionProps<'logos'>) {
  if (logos.length === 0) return null
  return (
    <Section background={frame?.background} frame={frame} padding="tight">
      <Title level="h2" text={heading} />
      <List>
        {logos.map(({ _key, ...media }) => (
          <li key={_key}>
            <Logo media={media} sizes="11rem" />
          </li>
        ))}
      </List>
    </Section>
  )
}

const Title = styled(Heading)`
  margin-bottom: 2rem;
  font-size: var(--fs-h3);
  text-align: center;
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(2rem, 5vw, 4.5rem);
`

const Logo = styled(Picture)`
  width: auto;
  max-width: min(11rem, 34vw);
  height: 3.5rem;
  object-fit: contain;
  /* A logo on white has no box around it. */
  mix-blend-mode: multiply;
`
