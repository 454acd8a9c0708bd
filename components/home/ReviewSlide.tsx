import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/content/pageTypes.ts'

/** A quote, a generic portrait and the client's name. Spec section 3, client review. */
export function ReviewSlide({ review: { name, quote, rating } }: { review: HomePage['reviews'][number] }) {
  return (
    <Figure>
      <Quote>
        {rating !== null && <Stars rating={rating} />}
        <p>{quote}</p>
      </Quote>
      <figcaption>
        <img src="/art/reviewer.svg" width={52} height={52} alt="" loading="lazy" decoding="async" />
        <span>{name}</span>
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

const whole = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const leftHalf = 'M10 1.6v13.3l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** A rating as five stars, read out as "4.5 out of 5 stars". */
function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${capRating(rating)} out of 5 stars`}>
      {splitStars(rating).map((star, index) => (
        <svg key={index} viewBox="0 0 20 20" aria-hidden="true" data-star={star}>
          <path d={whole} fill={star === 'full' ? 'currentColor' : emptyColour} />
          {star === 'half' && <path d={leftHalf} fill="currentColor" />}
        </svg>
      ))}
    </Row>
  )
}

/** Spec section 9: ratings are capped at 5. */
export const maxStars = 5

export type Star = 'full' | 'half' | 'empty'

/** `rating` within 0 to 5; 0 for NaN. */
export function capRating(rating: number): number {
  return Number.isNaN(rating) ? 0 : Math.min(maxStars, Math.max(0, rating))
}

/** Full stars, one half for any fraction, then empty ones. Spec section 3, client review. */
export function splitStars(rating: number): Star[] {
  const capped = capRating(rating)
  return Array.from({ length: maxStars }, (_, index) => {
    if (capped >= index + 1) return 'full'
    return capped > index ? 'half' : 'empty'
  })
}

const emptyColour = '#CDBCC0'

const Row = styled.div`
  display: flex;
  gap: 0.2rem;
  color: var(--signal);

  svg {
    flex: 0 1 1.35rem;
    min-width: 0;
    height: 1.35rem;
  }
  @media (forced-colors: active) {
    path:not([fill='currentColor']) {
      fill: none;
      stroke: currentColor;
    }
  }
`
