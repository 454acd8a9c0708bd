import styled from 'styled-components'
import type { FaqPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { FaqAside, hasAside } from './FaqAside.tsx'
import { Questions } from './Questions.tsx'

/** /faq: the questions, and beside them the way to a person. Spec section 2, FAQ. */
export function FaqView({ content }: { content: FaqPage }) {
  const { page, items } = content
  const beside = hasAside(page.aside)
  return (
    <>
      <PageHero hero={page.hero} ground="leaf" pad />
      <Section>
        <Columns data-beside={beside || undefined}>
          {beside && <FaqAside aside={page.aside} />}
          {/* Not below the heading beside them, which is about asking a person. */}
          <Questions items={items} emptyText={page.emptyText} headingLevel="h2" />
        </Columns>
      </Section>
    </>
  )
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 4rem);

  ${up.lg} {
    &[data-beside] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`
