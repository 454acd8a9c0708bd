import styled from 'styled-components'
import type { CaseStudiesPage } from '../../lib/sanity/content/pageTypes.ts'
import { frames } from '../../lib/site/frames.ts'
import { grid } from '../../styles/media.ts'
import { Picture } from '../ui/Picture.tsx'

type Study = CaseStudiesPage['caseStudies'][number]

type Props = {
  studies: readonly Study[]
  headingLevel: 'h2' | 'h3'
  /** How many are in view on load. */
  inView?: number
}

/** Case studies as cards. Spec section 2, Case studies. */
export function CaseCards({ studies, headingLevel, inView = 0 }: Props) {
  return (
    <Cards>
      {studies.map((study, index) => (
        <CaseCard
          key={study._id}
          study={study}
          headingLevel={headingLevel}
          priority={index < inView ? 'auto' : undefined}
        />
      ))}
    </Cards>
  )
}

type CardProps = { study: Study; headingLevel: 'h2' | 'h3'; priority?: 'auto' | undefined }

/** Not a link. */
function CaseCard({ study, headingLevel: Heading, priority }: CardProps) {
  return (
    <Card>
      <Picture
        media={study.image}
        sizes="(min-width:64rem) 30vw, (min-width:48rem) 43vw, 90vw"
        frame={frames.caseStudy}
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
    aspect-ratio: ${frames.caseStudy};
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
