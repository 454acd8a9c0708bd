import styled from 'styled-components'
import type { CaseStudiesPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { CaseCard } from './CaseCard.tsx'

/** Cards side by side in a wide window: they are in view, in part, when the page opens. */
const firstRow = 3

/** /case-study: cards to read, in the order of the Studio. Spec section 2, Case studies. */
export function CaseStudiesView({ content }: { content: CaseStudiesPage }) {
  const { page, caseStudies } = content
  return (
    <>
      <PageHero hero={page.hero} ground="wine" pad />
      {(caseStudies.length > 0 || page.emptyText) && (
        <Section>
          <Wrap>
            {caseStudies.length > 0 ? (
              <>
                {page.listHeading && <h2 className="visually-hidden">{page.listHeading}</h2>}
                <Cards>
                  {caseStudies.map((study, index) => (
                    <CaseCard
                      key={study._id}
                      study={study}
                      headingLevel={page.listHeading ? 'h3' : 'h2'}
                      priority={index < firstRow ? 'auto' : undefined}
                    />
                  ))}
                </Cards>
              </>
            ) : (
              <StateCard kind="empty" text={page.emptyText} />
            )}
          </Wrap>
        </Section>
      )}
    </>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);

  ${up.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${up.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
