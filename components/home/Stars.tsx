import styled from 'styled-components'
import { capRating, splitStars } from './splitStars.ts'

const whole = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const leftHalf = 'M10 1.6v13.3l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** A rating as five stars, read out as "4.5 out of 5 stars". */
export function Stars({ rating }: { rating: number }) {
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
