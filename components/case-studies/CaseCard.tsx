import styled from 'styled-components'
import type { CaseStudiesPage } from '../../lib/sanity/pages.ts'
import { Picture } from '../ui/Picture.tsx'

type Props = {
  study: CaseStudiesPage['caseStudies'][number]
  headingLevel: 'h2' | 'h3'
  /** Of its picture. */
  priority?: 'auto'
}

/** A case study, guide or template: header and description only, not a link. */
export function CaseCard({ study, headingLevel: Heading, priority }: Props) {
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
