import { useId, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { up } from '#styles/media.ts'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { useCarousel } from '../hooks/useCarousel.ts'
import { Icon } from '../ui/Icon.tsx'
import { ReviewSlide } from './ReviewSlide.tsx'

/** The reviews that have words; nothing without any. docs/specification.md#reviews. */
export function Reviews({ section: { heading, reviews }, frame }: SectionProps<'reviews'>) {
  const shown = reviews.filter(({ quote }) => quote)
  if (!shown.length) return null
  // Keyed by its reviews, because Swiper moves the slides' elements.
  return (
    <ReviewCarousel
      key={shown.map(({ _id }) => _id).join()}
      heading={heading}
      reviews={shown}
      frame={frame}
    />
  )
}

type Props = SectionProps<'reviews'>['section'] & Pick<SectionProps<'reviews'>, 'frame'>

/** Moves by arrow buttons, arrow keys and drag only. docs/specification.md#reviews. */
function ReviewCarousel({ heading, reviews, frame }: Props) {
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
    <Section
      background={frame?.background ?? 'sky'}
      frame={frame}
      label="Client reviews"
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
    >
      <SectionHeader title={heading} layout="nav">
        {reviews.length > 1 && (
          <Arrows data-count={reviews.length} data-scripted>
            <Arrow
              type="button"
              aria-label="Previous reviews"
              aria-controls={trackId}
              onClick={() => move(-1)}
            >
              <Icon name="chevron-left" />
            </Arrow>
            <Arrow type="button" aria-label="Next reviews" aria-controls={trackId} onClick={() => move(1)}>
              <Icon name="chevron-right" />
            </Arrow>
          </Arrows>
        )}
      </SectionHeader>
      <Track ref={track} id={trackId} role="group" aria-label="Reviews" tabIndex={0}>
        <Slides className="swiper-wrapper">
          {reviews.map((review, index) => (
            <Slide
              key={review._id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${reviews.length}`}
            >
              <ReviewSlide review={review} />
            </Slide>
          ))}
        </Slides>
      </Track>
      <p className="visually-hidden" role="status">
        {position !== undefined && whereItStands(reviews, position)}
      </p>
    </Section>
  )
}

/** "Review 2 of 5: Marcus T.", for screen readers. */
function whereItStands(reviews: Props['reviews'], position: number): string {
  const name = reviews[position]?.name
  return `Review ${position + 1} of ${reviews.length}${name ? `: ${name}` : ''}`
}

/** A scroll-snap list, until Swiper sets `.swiper-initialized`. */
const Track = styled.div`
  --per-view: 1;
  /* The slides hold half of the gap on each side. */
  margin-inline: calc(var(--gap) / -2);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${up.md} {
    --per-view: 2;
  }
  ${up.lg} {
    --per-view: 3;
  }
  &.swiper-initialized {
    /* Not hidden: find in page cannot scroll a clipped box. */
    overflow: clip;
    touch-action: pan-y pinch-zoom;
  }
`

const Slides = styled.div`
  display: flex;
  transition-property: transform;
`

const Slide = styled.div`
  display: flex;
  flex: 0 0 calc(100% / var(--per-view));
  min-width: 0;
  padding-inline: calc(var(--gap) / 2);
  scroll-snap-align: start;
`

/** Hidden where all slides are in view. */
const Arrows = styled.div`
  display: flex;
  gap: 0.6rem;

  ${up.md} {
    &[data-count='2'] {
      display: none;
    }
  }
  ${up.lg} {
    &[data-count='3'] {
      display: none;
    }
  }
`

const Arrow = styled.button`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  padding: 0;
  border: 2px solid var(--ink);
  border-radius: 50%;
  transition:
    background-color var(--t-fast),
    color var(--t-fast);

  &:hover {
    background: var(--ink);
    color: #fff;
  }
  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
`
