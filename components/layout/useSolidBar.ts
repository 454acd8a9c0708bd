import { type RefObject, useEffect } from 'react'

/** Pixels of scroll up to which the bar stays clear. Spec section 9. */
const solidThreshold = 100

/**
 * Sets `data-solid` on the bar while the page is scrolled past the threshold. On the element itself and not through state: React
 * has nothing to do while somebody scrolls.
 */
export function useSolidBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const paint = () => bar.current?.toggleAttribute('data-solid', window.scrollY > solidThreshold)
    // Also at once: a reload in mid-page starts there.
    paint()
    window.addEventListener('scroll', paint, { passive: true })
    return () => window.removeEventListener('scroll', paint)
  }, [bar])
}
