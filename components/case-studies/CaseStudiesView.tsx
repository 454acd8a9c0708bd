import type { CaseStudiesPage } from '#lib/sanity/page/pageTypes.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { CaseCards } from './CaseCards.tsx'

/** In view on load. */
const firstRow = 3

/** /case-study: cards to read, in the order of the Studio. docs/specification.md#case-studies. */
export function CaseStudiesView({ content }: { content: CaseStudiesPage }) {
  const { page, caseStudies } = content
  return (
    <>
      <PageHero hero={page.hero} background="wine" imageEnd="above" />
      {(caseStudies.length > 0 || page.emptyText) && (
        <Section>
          {caseStudies.length > 0 ? (
            <>
              {page.listHeading && <h2 className="visually-hidden">{page.listHeading}</h2>}
              <CaseCards
                studies={caseStudies}
                headingLevel={page.listHeading ? 'h3' : 'h2'}
                inView={firstRow}
              />
            </>
          ) : (
            <StateCard kind="empty" text={page.emptyText} />
          )}
        </Section>
      )}
    </>
  )
}
