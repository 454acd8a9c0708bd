import { type RefObject, useEffect } from 'react'

/** Pixels of scroll up to which the bar stays transparent. docs/specification.md#navigation. */
const solidThreshold = 100

/** Selector of a bar that has room for all links, inside `up.lg`. */
export const wideBar = 'header:not([data-tight]) &'

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

/**
 * Sets `data-tight` while the links need a second line: with large text, e.g. 200 % at 1280 px, or
 * wide letter spacing. Breakpoints cannot tell. Needs scripts.
 */
export function useTightBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const heightIf = (tight: boolean) => {
      element.toggleAttribute('data-tight', tight)
      return element.clientHeight
    }
    const fit = () => {
      if (heightIf(true) < heightIf(false)) heightIf(true)
    }
    // A second line resizes the bar; so does another text size, as its height is in rem.
    // In the next frame: WebKit logs an error when an observer changes sizes.
    const observer = new ResizeObserver(() => requestAnimationFrame(fit))
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
}
