import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { hasWords, RichText } from '../ui/RichText.tsx'
import { Section, SectionHeader } from '../ui/Section.tsx'

/** A long text with headings of its own, such as a privacy policy. */
export function Text({ section: { heading, text }, frame }: SectionProps<'text'>) {
  if (!heading && !hasWords(text)) return null
  return (
    <Section background={frame?.background} frame={frame}>
      <SectionHeader title={heading} />
      <Column>
        <RichText value={text} />
      </Column>
    </Section>
  )
}

const Column = styled.div`
  max-width: 44rem;

  h2 {
    font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem);
    line-height: 1.12;
  }
  h2:not(:first-child) {
    margin-top: 2.75rem;
  }
  h3:not(:first-child) {
    margin-top: 1.75rem;
  }
`
