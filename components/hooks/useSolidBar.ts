import { type RefObject, useEffect } from 'react'

/** Pixels of scroll up to which the bar stays transparent. docs/specification.md#navigation. */
const solidThreshold = 100

/** Sets `data-solid` past the threshold, else `on-dark`. Not state: scrolling renders nothing. */
export function useSolidBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paint = () => {
      const isSolid = window.scrollY > solidThreshold
      bar.current?.toggleAttribute('data-solid', isSolid)
      bar.current?.classList.toggle('on-dark', !isSolid)
    }
    paint()
    window.addEventListener('scroll', paint, { passive: true })
    return () => window.removeEventListener('scroll', paint)
  }, [bar])
}
