import { useEffect, useState, type RefObject } from 'react'

/** The part of the window, from its middle upwards, in which a place counts as the one being read. */
const readingBand = '-30% 0px -60% 0px'

/** Id of the child of `list` that the visitor is reading; undefined above the first one and before scripts run. */
export function useCurrentPlace(list: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const places = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: readingBand },
    )
    for (const place of places) observer.observe(place)
    return () => observer.disconnect()
  }, [list])
  return current
}
