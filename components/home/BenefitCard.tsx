import styled from 'styled-components'
import type { Media } from '../../lib/sanity/content.ts'
import { Picture } from '../ui/Picture.tsx'
import { cardGround, type CardGround } from './cardGround.ts'

type Props = { heading: string | null; text: string | null; ground: CardGround | null; image: Media | null }

/** What hiring through the agency brings: words on top, its drawing standing on the bottom edge of the same colour. */
export function BenefitCard({ heading, text, ground, image }: Props) {
  return (
    <Card style={cardGround(ground)}>
      <Words>
        {heading && <h3>{heading}</h3>}
        {text && <p>{text}</p>}
      </Words>
      <Picture media={image} sizes="(min-width:80rem) 26rem, (min-width:48rem) 31vw, 90vw" />
    </Card>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-speech);
  background: var(--ground);

  img {
    width: 100%;
    margin-top: auto;
    aspect-ratio: 8/5;
    object-fit: cover;
  }
`

const Words = styled.div`
  padding: clamp(1.5rem, 2.2vw, 2rem) clamp(1.5rem, 2.2vw, 2rem) 1rem;

  &:last-child {
    padding-bottom: clamp(1.5rem, 2.2vw, 2rem);
  }

  p {
    margin-top: 0.7rem;
  }
`
