import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { prefersReducedMotion } from '../ui/prefersReducedMotion.ts'

/** How near the window the carousel is when its code is fetched. */
const near = '600px'

/** Milliseconds a slide takes. With reduced motion none: the style sheet switches transitions off, and Swiper would wait for their end. */
const slideTime = () => (prefersReducedMotion() ? 0 : 450)

/** What the style sheet gives the track: slides per view, and CSS pixels between them. No breakpoint is kept twice. */
function layoutOf(track: HTMLElement) {
  const style = getComputedStyle(track)
  return {
    slidesPerView: Number(style.getPropertyValue('--per-view')) || 1,
    spaceBetween: parseFloat(style.columnGap) || 0,
  }
}

/** CSS pixels from the start of one slide to the start of the next. */
function strideOf(track: HTMLElement) {
  const { slidesPerView, spaceBetween } = layoutOf(track)
  return (track.clientWidth + spaceBetween) / slidesPerView
}

type Started = { current: Swiper | undefined }

/** Takes over a scroll-snap list, standing on `slide`. Swiper sets the sizes that the style sheet had, so nothing moves. */
function startSwiper(
  SwiperClass: typeof Swiper,
  track: HTMLElement,
  slide: number,
  started: Started,
  onMove: (index: number) => void,
) {
  const swiper = new SwiperClass(track, {
    ...layoutOf(track),
    loop: true,
    // The track is as wide as the window lets it be. Swiper's observer compares a rounded width with an exact one, takes the start for a
    // change of size, and goes back a frame later to where it was: whoever pressed an arrow in between saw nothing move.
    resizeObserver: false,
    speed: slideTime(),
    initialSlide: slide,
    // The gaps between slides belong to the track: a drag may start there too.
    touchEventsTarget: 'container',
  })
  swiper.on('realIndexChange', ({ realIndex }) => onMove(realIndex))
  swiper.on('beforeResize', ({ params, realIndex }) => {
    const { slidesPerView, spaceBetween } = layoutOf(track)
    params.spaceBetween = spaceBetween
    if (params.slidesPerView === slidesPerView) return
    // A loop is laid out for its number of slides per view: another number begins it anew, on the same slide.
    swiper.destroy()
    startSwiper(SwiperClass, track, realIndex, started, onMove)
  })
  started.current = swiper
}

/** One slide on or back in the bare list, from either end to the other. */
function scrollByOne(track: HTMLElement, step: 1 | -1) {
  const end = track.scrollWidth - track.clientWidth
  // Scroll positions may be fractions of a pixel short of their end.
  const atEdge = step > 0 ? track.scrollLeft >= end - 2 : track.scrollLeft <= 2
  const farEdge = step > 0 ? 0 : end
  const left = atEdge ? farEdge : track.scrollLeft + step * strideOf(track)
  track.scrollTo({ left, behavior: slideTime() > 0 ? 'smooth' : 'auto' })
}

/**
 * A looping carousel over a scroll-snap list. The list works by itself: Swiper's code is fetched only when the list comes near the
 * window, and where it cannot be had, the list stays and the same controls scroll it. Spec section 4, carousel.
 *
 * @param track holds a `.swiper-wrapper` of `.swiper-slide`s and carries `--per-view` and `column-gap`
 * @returns `move`, one slide on (1) or back (-1), and `position`, the index of the first slide in view once it has moved
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const swiper = useRef<Swiper>(undefined)
  const [position, setPosition] = useState<number>()

  useEffect(() => {
    const element = track.current
    if (!element || count < 2 || typeof IntersectionObserver === 'undefined') return
    let mounted = true

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        import('swiper').then(
          ({ Swiper: SwiperClass }) => {
            if (!mounted) return
            const slide = Math.round(element.scrollLeft / strideOf(element))
            startSwiper(SwiperClass, element, slide, swiper, setPosition)
          },
          // The code did not arrive, as on a lost connection: the list goes on as it is.
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
