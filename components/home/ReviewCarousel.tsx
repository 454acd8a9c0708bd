import { useId, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { HomePage } from '../../lib/sanity/pages.ts'
import { scriptless, up } from '../../styles/media.ts'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { CarouselArrows } from './CarouselArrows.tsx'
import { ReviewSlide } from './ReviewSlide.tsx'
import { useCarousel } from './useCarousel.ts'

type Props = { heading: string | null | undefined; reviews: HomePage['reviews'] }

/**
 * A looping carousel of 1, 2 or 3 reviews per view that only moves when somebody moves it: with its arrows, with the arrow keys
 * while focus is on them or on the track, or by hand. Without JavaScript it is a list to scroll. Spec section 4, carousel.
 */
export function ReviewCarousel({ heading, reviews }: Props) {
  const trackId = useId()
  const track = useRef<HTMLDivElement>(null)
  const { move, position } = useCarousel(track, reviews.length)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <Section ground="sky" label="Client reviews" aria-roledescription="carousel" onKeyDown={onKeyDown}>
      <Wrap>
        <Header title={heading} layout="nav">
          {reviews.length > 1 && <CarouselArrows count={reviews.length} trackId={trackId} onMove={move} />}
        </Header>
        <Track ref={track} id={trackId} role="group" aria-label="Reviews" tabIndex={0}>
          <div className="swiper-wrapper">
            {reviews.map((review, index) => (
              <div
                key={review._id}
                className="swiper-slide"
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${reviews.length}`}
              >
                <ReviewSlide review={review} />
              </div>
            ))}
          </div>
        </Track>
        <p className="visually-hidden" role="status">
          {position !== undefined && whereItStands(reviews, position)}
        </p>
      </Wrap>
    </Section>
  )
}

/** "Review 2 of 5: Marcus T.", for those who do not see the slides move. */
function whereItStands(reviews: Props['reviews'], position: number): string {
  const name = reviews[position]?.name
  return `Review ${position + 1} of ${reviews.length}${name ? `: ${name}` : ''}`
}

const Header = styled(SectionHeader)`
  && {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    margin-bottom: clamp(1.75rem, 3vw, 3rem);
  }

  h2 {
    flex: 1 1 4em;
  }
`

/** The scroll-snap list; `.swiper-initialized` once Swiper has taken it over, with the few rules that Swiper needs. */
const Track = styled.div`
  --per-view: 1;
  overflow-x: auto;
  column-gap: var(--gap);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${up.md} {
    --per-view: 2;
  }

  ${up.lg} {
    --per-view: 3;
  }

  ${scriptless} {
    scrollbar-width: thin;
  }

  .swiper-wrapper {
    display: flex;
    column-gap: inherit;
    transition-property: transform;
  }

  .swiper-slide {
    display: flex;
    flex: 0 0 calc((100% - (var(--per-view) - 1) * var(--gap)) / var(--per-view));
    min-width: 0;
    scroll-snap-align: start;
  }

  &.swiper-initialized {
    overflow: hidden;
    /* Where it is known: a clipped box cannot be scrolled out of step by a search for words in the page. */
    overflow: clip;
    touch-action: pan-y;

    .swiper-wrapper {
      column-gap: 0;
    }

    .swiper-slide {
      flex: none;
    }
  }
`
