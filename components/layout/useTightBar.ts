import { type RefObject, useEffect } from 'react'

/** The text sizes (rem) that the bar with all its links is wide at least: `up.lg`. */
const roomForLinks = 64

/** Pixels that a scroll bar takes at most: it counts for the page's own breakpoints. */
const scrollBar = 17

/** Around styles of the bar that has room for its links: stands in `up.lg`. */
export const wideBar = 'header:not([data-tight]) &'

/**
 * Sets `data-tight` on the bar while its text is so large that the links have no room, at 200 % in a window of 1280 px for instance. The
 * breakpoints cannot know: their rem is the browser's text size, not the one in force. Without scripts such links are cut off at the end.
 */
export function useTightBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    // The bar is some rem high: another text size is another size of the bar.
    const observer = new ResizeObserver(() => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      element.toggleAttribute('data-tight', element.clientWidth < roomForLinks * rem - scrollBar)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])
}
