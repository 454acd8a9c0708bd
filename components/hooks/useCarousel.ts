import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { prefersReducedMotion } from './scroll.ts'

/** Distance to the window at which the code is fetched. */
const near = '600px'

/** Milliseconds; 0 with reduced motion, or Swiper waits for transitions that never run. */
const slideTime = () => (prefersReducedMotion() ? 0 : 450)

/** CSS pixels from the start of one slide to the start of the next. */
const strideOf = (track: HTMLElement) => track.querySelector<HTMLElement>('.swiper-slide')?.offsetWidth || 1

/** One slide forward or back without Swiper, looping at the ends. */
function scrollByOne(track: HTMLElement, step: 1 | -1) {
  const end = track.scrollWidth - track.clientWidth
  // Scroll offsets may be fractions of a pixel short.
  const atEdge = step > 0 ? track.scrollLeft >= end - 2 : track.scrollLeft <= 2
  const farEdge = step > 0 ? 0 : end
  const left = atEdge ? farEdge : track.scrollLeft + step * strideOf(track)
  track.scrollTo({ left, behavior: slideTime() > 0 ? 'smooth' : 'auto' })
}

/**
 * Loops a scroll-snap list, which works alone until Swiper is loaded.
 * docs/specification.md#reviews.
 * @param track has a `.swiper-wrapper` of `.swiper-slide`s, which hold the space between them
 * @returns `move`, and `position`: the index of the first slide in view after a move
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const swiper = useRef<Swiper>(undefined)
  const [position, setPosition] = useState<number>()

  useEffect(() => {
    const element = track.current
    if (!element || count < 2) return
    let mounted = true

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        import('swiper').then(
          ({ Swiper: SwiperClass }) => {
            if (!mounted) return
            swiper.current = new SwiperClass(element, {
              // As the style sheet has them, so that nothing moves.
              slidesPerView: 'auto',
              initialSlide: Math.round(element.scrollLeft / strideOf(element)),
              loop: true,
              // Its observer takes the start for a resize and undoes a quick press of an arrow.
              resizeObserver: false,
              speed: slideTime(),
              // A drag may start in the gaps between slides, too.
              touchEventsTarget: 'container',
            })
            swiper.current.on('realIndexChange', ({ realIndex }) => setPosition(realIndex))
          },
          // Without the code, as offline, the plain list stays.
          () => undefined,
        )
      },
      { rootMargin: `${near} 0px` },
    )
    observer.observe(element)

    return () => {
      mounted = false
      observer.disconnect()
      swiper.current?.destroy()
      swiper.current = undefined
    }
  }, [track, count])

  function move(step: 1 | -1) {
    if (swiper.current) {
      if (step > 0) swiper.current.slideNext(slideTime())
      else swiper.current.slidePrev(slideTime())
    } else if (track.current) {
      scrollByOne(track.current, step)
    }
  }

  return { move, position }
}
