import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { grid, up } from '#styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Band, SectionHeader, Wrap } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Heading } from '../ui/Heading.tsx'

/** An invitation with image and benefit cards. docs/specification.md#home. */
export function Benefits({ section: { heading, text, action, benefits }, frame }: SectionProps<'benefits'>) {
  if (!heading && benefits.length === 0) return null

  return (
    <Band background={frame?.background} frame={frame}>
      <Wrap>
        <SectionHeader title={heading} text={text} layout="split">
          <ActionButton action={action} />
        </SectionHeader>
      </Wrap>
      <picture>
        <source media={up.md.replace('@media ', '')} srcSet="/art/tangle.svg" width={1280} height={340} />
        <Tangle src="/art/tangle-m.svg" width={390} height={330} alt="" loading="lazy" decoding="async" />
      </picture>
      {benefits.length > 0 && (
        <Wrap>
          <Cards style={{ '--columns': columnsFor(benefits.length) }}>
            {benefits.map(({ _key, heading: title, text: words, background, image, edit }) => (
              <Card key={_key} $background={background} data-sanity={edit?.()}>
                <Words>
                  <Heading level="h3" text={title} />
                  {words && <Text>{words}</Text>}
                </Words>
                <BenefitImage
                  media={image}
                  sizes="(min-width:80rem) 26rem, (min-width:48rem) 31vw, 90vw"
                  aspectRatio={aspectRatios.benefit}
                />
              </Card>
            ))}
          </Cards>
        </Wrap>
      )}
    </Band>
  )
}

/** Rows of three, but four cards stand two by two. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, 3))

const Tangle = styled.img`
  width: 100%;
  margin-block: clamp(1rem, 3vw, 2.5rem) clamp(2.5rem, 5vw, 5rem);
`

const Cards = styled.div`
  ${grid({ md: 'var(--columns)' })}
  gap: var(--gap);

  ${up.md} {
    > :only-child {
      max-width: 40rem;
    }
  }
`

const BenefitImage = styled(Picture)`
  width: 100%;
  margin-top: auto;
  aspect-ratio: ${aspectRatios.benefit};
`

const Words = styled.div`
  padding: clamp(1.5rem, 2.2vw, 2rem) clamp(1.5rem, 2.2vw, 2rem) 1rem;

  &:last-child {
    padding-bottom: clamp(1.5rem, 2.2vw, 2rem);
  }
`

const Text = styled.p`
  margin-top: 0.7rem;
`
