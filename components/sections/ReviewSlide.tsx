import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { faceOf } from '#styles/face.ts'

type Props = { review: SectionProps<'reviews'>['section']['reviews'][number] }

/** A quote, a generic portrait and the client's name. docs/specification.md#reviews. */
export function ReviewSlide({ review: { name, quote, rating, edit } }: Props) {
  return (
    <Figure>
      <Quote>
        {rating !== null && <Stars rating={rating} source={edit?.('rating')} />}
        <Text>{quote}</Text>
      </Quote>
      <Client>
        <Portrait src="/art/reviewer.svg" width={52} height={52} alt="" loading="lazy" decoding="async" />
        <span data-face={faceOf(name)}>{name}</span>
      </Client>
    </Figure>
  )
}

const Figure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 1.25rem;
  min-width: 0;
`

const Client = styled.figcaption`
  display: flex;
  align-items: center;
  gap: 0.85rem;
  font-weight: 700;
  overflow-wrap: anywhere;
`

const Portrait = styled.img`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
`

const Quote = styled.blockquote`
  flex: 1;
  padding: clamp(1.5rem, 2.2vw, 2.25rem);
  border-radius: var(--r-speech);
  background: #fff;
`

const Text = styled.p`
  font-size: var(--fs-lead);
  line-height: 1.5;

  /* Below the stars. */
  div + & {
    margin-top: 1rem;
  }
`

const whole = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const leftHalf = 'M10 1.6v13.3l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

const maxStars = 5

/** A rating as five stars, read out as "4.5 out of 5 stars". docs/specification.md#reviews. */
function Stars({ rating, source }: { rating: number; source: string | undefined }) {
  const capped = Math.min(maxStars, rating)
  const starOf = (index: number) => (rating >= index + 1 ? 'full' : rating > index ? 'half' : 'empty')
  return (
    <Row data-sanity={source} role="img" aria-label={`${capped} out of ${maxStars} stars`}>
      {Array.from({ length: maxStars }, (_, index) => starOf(index)).map((star, index) => (
        <Star key={index} viewBox="0 0 20 20" aria-hidden="true" data-star={star}>
          <path d={whole} fill={star === 'full' ? 'currentColor' : emptyColour} />
          {star === 'half' && <path d={leftHalf} fill="currentColor" />}
        </Star>
      ))}
    </Row>
  )
}

const emptyColour = '#CDBCC0'

const Row = styled.div`
  display: flex;
  gap: 0.2rem;
  color: var(--signal);
`

const Star = styled.svg`
  flex: 0 1 1.35rem;
  min-width: 0;
  height: 1.35rem;

  @media (forced-colors: active) {
    path:not([fill='currentColor']) {
      fill: none;
      stroke: currentColor;
    }
  }
`
