import { jobSearchSectionId } from '#lib/site/pages.ts'

/** In the browser only. Not cached: the setting may change. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The element that a URL's fragment names, if the page has it; malformed escapes name none. */
export function elementOfHash(url: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(url.split('#')[1] ?? ''))
  } catch {
    return null
  }
}

export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')

export function scrollToAndFocus(element: HTMLElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Scrolls to the search section and focuses it. docs/specification.md#routes. */
export function scrollToJobSearch(): void {
  const section = document.getElementById(jobSearchSectionId)
  if (section) scrollToAndFocus(section)
}
