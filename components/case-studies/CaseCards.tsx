import styled from 'styled-components'
import type { CaseStudiesPage } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { down, grid, up } from '#styles/media.ts'
import { CardTitle } from '../ui/Card.tsx'
import { Picture } from '../ui/Picture.tsx'

type Props = {
  studies: CaseStudiesPage['caseStudies']
  headingLevel: 'h2' | 'h3'
  /** How many are in view on load. */
  inView?: number
}

/** Case studies as cards, which are no links. docs/specification.md#case-studies. */
export function CaseCards({ studies, headingLevel, inView = 0 }: Props) {
  return (
    <Cards>
      {studies.map(({ _id, image, header, description }, index) => (
        <Card key={_id}>
          <CaseImage
            media={image}
            sizes="(min-width:48rem) 43vw, 90vw"
            aspectRatio={aspectRatios.caseStudy}
            priority={index < inView ? 'auto' : undefined}
          />
          <Words>
            <CardTitle level={headingLevel} text={header} />
            {description && <Text>{description}</Text>}
          </Words>
        </Card>
      ))}
    </Cards>
  )
}

/** Three in a row, two from md; what is left over fills the last row. */
const Cards = styled.div`
  ${grid({ md: 6 })}
  gap: var(--gap);
`

/** The image beside the text. */
const alone = `--art:50%;--words-at:center;grid-column:1/-1;flex-direction:row;`

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: #fff;

  ${up.md} {
    grid-column: span 3;
  }
  ${up.md} and ${down.lg.replace('@media ', '')} {
    &:last-child:nth-child(odd) {
      ${alone}
    }
  }
  ${up.lg} {
    grid-column: span 2;

    &:nth-last-child(2):nth-child(3n + 1),
    &:last-child:nth-child(3n + 2) {
      grid-column: span 3;
    }
    &:last-child:nth-child(3n + 1) {
      ${alone}
    }
  }
`

const CaseImage = styled(Picture)`
  flex: none;
  width: var(--art, 100%);
  aspect-ratio: ${aspectRatios.caseStudy};
`

const Words = styled.div`
  flex: 1;
  align-self: var(--words-at, auto);
  padding: 1.6rem 1.6rem 1.9rem;
`

const Text = styled.p`
  margin-top: 0.7rem;
  color: var(--text-muted);
`
