import { useEffect, useState, type RefObject } from 'react'

/** The part of the window, from its middle upwards, in which a place counts as the one being read. */
const readingBand = '-30% 0px -60% 0px'

/** Id of the child of `list` that the visitor is reading; undefined above the first one and before scripts run. */
export function useCurrentPlace(list: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const places = [...(list.current?.children ?? [])]
    const read = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target)
          else read.delete(target)
        }
        // Where two meet it is the lower one, whichever came first: the page may already be moving when this begins.
        const lowest = places.findLast((place) => read.has(place))
        if (lowest) setCurrent(lowest.id)
        else if (isBelow(places[0], entries[0]?.rootBounds)) setCurrent(undefined)
      },
      { rootMargin: readingBand },
    )
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
  }, [list])
  return current
}

const isBelow = (place: Element | undefined, band: DOMRectReadOnly | null | undefined): boolean =>
  !!place && !!band && place.getBoundingClientRect().top > band.bottom
