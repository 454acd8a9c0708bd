import styled from 'styled-components'
import type { CaseStudiesPage } from '../../lib/sanity/content/pageTypes.ts'
import { aspectRatios } from '../../lib/site/aspectRatios.ts'
import { grid } from '../../styles/media.ts'
import { Picture } from '../ui/Picture.tsx'

type Props = {
  studies: CaseStudiesPage['caseStudies']
  headingLevel: 'h2' | 'h3'
  /** How many are in view on load. */
  inView?: number
}

/** Case studies as cards, which are no links. docs/specification.md#case-studies. */
export function CaseCards({ studies, headingLevel: Heading, inView = 0 }: Props) {
  return (
    <Cards>
      {studies.map(({ _id, image, header, description }, index) => (
        <Card key={_id}>
          <Picture
            media={image}
            sizes="(min-width:64rem) 30vw, (min-width:48rem) 43vw, 90vw"
            aspectRatio={aspectRatios.caseStudy}
            priority={index < inView ? 'auto' : undefined}
          />
          <div className="text">
            {header && <Heading className="title">{header}</Heading>}
            {description && <p>{description}</p>}
          </div>
        </Card>
      ))}
    </Cards>
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
    aspect-ratio: ${aspectRatios.caseStudy};
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
