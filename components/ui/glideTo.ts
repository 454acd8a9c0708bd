import { prefersReducedMotion } from './prefersReducedMotion.ts'

/** Scrolls to a part of the page and moves focus there. Jumps for visitors who asked for less movement. */
export function glideTo(element: HTMLElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Brings an element into sight if it is out of it, and leaves focus where it is. */
export function revealAt(element: HTMLElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' })
}

/** How a scroll that a visitor asked for moves: it glides, or jumps for those who asked for less movement. */
export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')
