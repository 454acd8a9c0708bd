import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Lead } from '../ui/Lead.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { Wrap } from '../ui/Wrap.tsx'

type Props = { training: HomePage['page']['training'] | undefined }

/** The mosaic holds one tall picture and two beside it. */
const mostPictures = 3

/** "Is your training costing you talent?": the guide to download, beside a mosaic of up to three pictures. Spec section 2. */
export function Training({ training }: Props) {
  if (!training?.heading && !training?.images.length) return null
  const { heading, text, action } = training
  const pictures = training.images.slice(0, mostPictures)

  return (
    <Section ground="leaf">
      <Columns>
        <Words>
          {heading && <h2>{heading}</h2>}
          {text && <Lead>{text}</Lead>}
          <ActionButton action={action} variant="butter" />
        </Words>
        {pictures.length > 0 && (
          <Mosaic data-count={pictures.length}>
            {pictures.map(({ _key, ...media }) => (
              <Picture key={_key} media={media} sizes="(min-width:64rem) 25vw, 45vw" />
            ))}
          </Mosaic>
        )}
      </Columns>
    </Section>
  )
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem var(--gap);
  align-items: center;

  ${up.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Words = styled.div`
  p {
    max-width: 34rem;
    margin-top: 1.25rem;
  }

  a {
    margin-top: 2rem;
  }
`

const Mosaic = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(0.6rem, 1vw, 1rem);

  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }

  img {
    width: 100%;
    height: 100%;
    border-radius: var(--r-lg);
    aspect-ratio: 4/3;
    object-fit: cover;
  }

  img:first-child {
    border-radius: var(--r-speech);
  }

  img:last-child:not(:first-child) {
    border-radius: var(--r-speech-r);
  }

  &[data-count='3'] img:first-child {
    grid-row: span 2;
  }
`
