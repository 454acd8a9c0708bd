import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { aspectRatios } from '#lib/site/aspectRatios.ts'
import { grid } from '#styles/media.ts'
import { ActionBelow } from '../ui/ActionButton.tsx'
import { Lead, Band, Wrap } from '../ui/Section.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Heading } from '../ui/Heading.tsx'

/** One tall image and two beside it. */
const maxImages = 3

/** The guide to download, beside a mosaic of up to three images. docs/specification.md#home. */
export function Training({
  section: { heading, text, action, images: all },
  frame,
}: SectionProps<'training'>) {
  if (!heading && all.length === 0) return null
  const images = all.slice(0, maxImages)

  return (
    <Band background={frame?.background ?? 'leaf'} frame={frame}>
      <Columns>
        <div>
          <Heading level="h2" data-beside text={heading} />
          {text && <Text>{text}</Text>}
          <ActionBelow action={action} variant="butter" />
        </div>
        {images.length > 0 && (
          <Mosaic data-count={images.length}>
            {images.map(({ _key, ...media }, index) => (
              <Tile
                key={_key}
                media={media}
                sizes="(min-width:64rem) 25vw, 45vw"
                aspectRatio={
                  index === 0 && images.length === maxImages
                    ? aspectRatios.trainingTall
                    : aspectRatios.training
                }
              />
            ))}
          </Mosaic>
        )}
      </Columns>
    </Band>
  )
}

const Columns = styled(Wrap)`
  ${grid({ lg: 2 })}
  gap: 2.5rem var(--gap);
  align-items: center;
`

const Text = styled(Lead)`
  max-width: 34rem;
  margin-top: 1.25rem;
`

const Mosaic = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.6rem, 1vw, 1rem);

  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Tile = styled(Picture)`
  width: 100%;
  height: 100%;
  border-radius: var(--r-lg);
  aspect-ratio: ${aspectRatios.training};

  &:last-child {
    border-radius: var(--r-speech-r);
  }
  &:first-child {
    border-radius: var(--r-speech);
  }
  [data-count='3'] > &:first-child {
    grid-row: span 2;
  }
`
