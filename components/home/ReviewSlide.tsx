import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { Stars } from './Stars.tsx'

type Props = { review: HomePage['reviews'][number] }

/** A client's words on a speech slab, and below it who said them: a generic portrait and the name. Spec section 3, client review. */
export function ReviewSlide({ review: { name, quote, rating } }: Props) {
  return (
    <Figure>
      <Quote>
        {rating !== null && <Stars rating={rating} />}
        <p>{quote}</p>
      </Quote>
      <figcaption>
        <img src="/art/reviewer.svg" width={52} height={52} alt="" loading="lazy" decoding="async" />
        {name}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 1.25rem;
  min-width: 0;

  figcaption {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }

  img {
    flex: none;
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 50%;
  }
`

const Quote = styled.blockquote`
  flex: 1;
  padding: clamp(1.5rem, 2.2vw, 2.25rem);
  border-radius: var(--r-speech);
  background: #fff;

  p {
    font-size: var(--fs-lead);
    line-height: 1.5;
  }

  div + p {
    margin-top: 1rem;
  }
`
