import { type RefObject, useEffect } from 'react'

/** Pixels of scroll up to which the bar stays transparent. docs/specification.md#navigation. */
const solidThreshold = 100

/** Minimum width in rem of the bar with all its links: `up.lg`. */
const roomForLinks = 64

/** Maximum width of a scroll bar in pixels; media queries include it. */
const scrollBar = 17

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
 * Sets `data-tight` while large text leaves no room for the links, e.g. 200 % at 1280 px.
 * Breakpoints cannot tell: their rem is the browser's default text size. Needs scripts.
 */
export function useTightBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    // The bar's height is in rem, so another text size resizes it.
    const observer = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      element.toggleAttribute('data-tight', element.clientWidth < roomForLinks * rem - scrollBar)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
}
