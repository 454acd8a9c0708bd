import styled from 'styled-components'
import type { FaqPage } from '#lib/sanity/page/pageTypes.ts'
import { grid, up } from '#styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Band, Lead, Wrap } from '../ui/Section.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Questions } from './Questions.tsx'
import { Heading } from '../ui/Heading.tsx'

/** /faq. docs/specification.md#faq. */
export function FaqView({ content }: { content: FaqPage }) {
  const { page, items } = content
  const { aside } = page
  const beside = Boolean(aside?.heading || aside?.text || aside?.action)
  return (
    <>
      <PageHero hero={page.hero} background="leaf" imageEnd="above" />
      <Band>
        <Columns data-beside={beside || undefined}>
          {beside && (
            <Aside>
              <Heading level="h2" text={aside?.heading} />
              {aside?.text && <Text>{aside.text}</Text>}
              <Action action={aside?.action} />
            </Aside>
          )}
          {/* h2, because the heading of the aside is not theirs. */}
          <Questions items={items} emptyText={page.emptyText} headingLevel="h2" />
        </Columns>
      </Band>
    </>
  )
}

const Columns = styled(Wrap)`
  ${grid({ lg: '4fr 8fr' }, '&[data-beside]')}
  gap: clamp(2rem, 4vw, 4rem);
`

/** Sticky beside the questions from lg. */
const Aside = styled.div`
  align-self: start;

  ${up.lg} {
    position: sticky;
    top: calc(var(--bar) + 1.5rem);
  }
`

const Text = styled(Lead)`
  margin-top: 1rem;
  color: var(--text-muted);
`

const Action = styled(ActionButton)`
  margin-top: 1.5rem;
`
