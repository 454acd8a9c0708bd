import styled from 'styled-components'
import type { AboutPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { Lead } from '../ui/Lead.tsx'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'

/** The core values as large rows on butter. */
export function Values({ values }: { values: AboutPage['page']['values'] }) {
  if (!values || values.items.length === 0) return null
  const ValueHeading = values.heading ? 'h3' : 'h2'
  return (
    <Section ground="butter">
      <Wrap>
        <SectionHeader title={values.heading} />
        <div>
          {values.items.map((value) => (
            <Value key={value._key}>
              {value.heading && <ValueHeading className="title">{value.heading}</ValueHeading>}
              {value.text && <Lead>{value.text}</Lead>}
            </Value>
          ))}
        </div>
      </Wrap>
    </Section>
  )
}

const Value = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 2rem;
  padding-block: 1.75rem;
  border-top: 2px solid rgb(43 10 20 / 0.18);

  .title {
    font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem);
    line-height: 1.18;
    letter-spacing: -0.025em;
  }
  ${up.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: baseline;

    /* A value that is only a sentence keeps the sentences' column. */
    p {
      grid-column: 2;
    }
  }
`
