import styled from 'styled-components'
import type { CaseStudiesPage } from '../../lib/sanity/content/pageTypes.ts'
import { grid } from '../../styles/media.ts'
import { PageHero } from '../ui/PageHero.tsx'
import { Section, Wrap } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { Picture } from '../ui/Picture.tsx'

/** In view on load. */
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

type CardProps = {
  study: CaseStudiesPage['caseStudies'][number]
  headingLevel: 'h2' | 'h3'
  priority?: 'auto'
}

/** Not a link. */
function CaseCard({ study, headingLevel: Heading, priority }: CardProps) {
  return (
    <Card>
      <Picture
        media={study.image}
        sizes="(min-width:64rem) 30vw, (min-width:48rem) 43vw, 90vw"
        priority={priority}
      />
      <div className="text">
        {study.header && <Heading className="title">{study.header}</Heading>}
        {study.description && <p>{study.description}</p>}
      </div>
    </Card>
  )
}

const Cards = styled.div`
  ${grid({ md: 2, lg: 3 })}
  gap: var(--gap);
`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: #fff;

  img {
    width: 100%;
    aspect-ratio: 12/7;
    object-fit: cover;
  }
  .text {
    padding: 1.6rem 1.6rem 1.9rem;
  }
  .title {
    font-size: var(--fs-h3);
    line-height: 1.18;
    letter-spacing: -0.018em;
  }
  p {
    margin-top: 0.7rem;
    color: var(--text-muted);
  }
`
