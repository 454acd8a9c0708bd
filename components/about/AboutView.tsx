import styled from 'styled-components'
import type { AboutPage } from '#lib/sanity/page/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { grid, up } from '#styles/media.ts'
import { Band, Lead, Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { Team } from './Team.tsx'
import { Heading } from '../ui/Heading.tsx'

/** /about-us. docs/specification.md#about. */
export function AboutView({ content }: { content: AboutPage }) {
  const { page, team } = content
  return (
    <>
      <PageHero hero={page.hero} background="leaf" />
      <Story story={page.story} />
      <Values values={page.values} />
      <Team header={page.team} members={team} actions={page.actions} />
    </>
  )
}

/** A heading and paragraphs, side by side from lg. */
function Story({ story }: { story: AboutPage['page']['story'] }) {
  const paragraphs = story?.paragraphs.filter(Boolean) ?? []
  if (!story?.heading && paragraphs.length === 0) return null
  return (
    <Band>
      <Columns data-headed={Boolean(story?.heading) || undefined}>
        <Heading level="h2" data-beside text={story?.heading} />
        <Text>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Text>
      </Columns>
    </Band>
  )
}

/** The core values as large rows on butter. */
function Values({ values }: { values: AboutPage['page']['values'] }) {
  if (!values || values.items.length === 0) return null
  const level = values.heading ? 'h3' : 'h2'
  return (
    <Section background="butter">
      <SectionHeader title={values.heading} />
      <div>
        {values.items.map((value) => (
          <Value key={value._key} data-sanity={value.edit?.()}>
            <Name level={level} text={value.heading} />
            {value.text && <Meaning>{value.text}</Meaning>}
          </Value>
        ))}
      </div>
    </Section>
  )
}

const Columns = styled(Wrap)`
  ${grid({ lg: 2 }, '&[data-headed]')}
  gap: 2rem;

  ${up.lg} {
    column-gap: clamp(2rem, 6vw, 6rem);
  }
`

const Text = styled.div`
  font-size: var(--fs-lead);
  line-height: 1.55;

  &:only-child {
    max-width: 44rem;
  }
  p + p {
    margin-top: 1.1rem;
  }
`

const Value = styled.article`
  ${grid({ lg: '7fr 5fr' })}
  gap: 0.5rem 2rem;
  padding-block: 1.75rem;
  border-top: 2px solid rgb(43 10 20 / 0.18);
`

const Name = styled(Heading)`
  font-size: clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem);
  line-height: 1.18;
  letter-spacing: -0.025em;
`

const Meaning = styled(Lead)`
  ${up.lg} {
    /* Also without a heading. The lines of both begin together. */
    grid-column: 2;
    margin-top: 1rem;
  }
`
