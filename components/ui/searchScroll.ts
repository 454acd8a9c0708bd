import { jobSearchSectionId } from '../../lib/routes.ts'
import { glideTo, scrollBehavior } from './glideTo.ts'

/**
 * "Search All Jobs" ends at the search section of /search-all-jobs. Coming from another page the section is not there yet, so the
 * scroll is kept pending across the navigation and done a moment after the page arrived. Spec sections 2, 4 and 9.
 */

/** Milliseconds between the arrival of the page and the scroll. */
export const searchScrollDelay = 100

/** Asked for by a link whose change of page has not begun: the router first looks up what there is to load. */
let wanted = false
let pending = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Scrolls to the search section and moves focus there. Without that section, to the top of the page. */
export function scrollToJobSearch(): void {
  const section = document.getElementById(jobSearchSectionId)
  if (section) glideTo(section)
  else window.scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** Notes that the page which a link is about to lead to shall scroll to its search. */
export function requestSearchScroll(): void {
  wanted = true
}

/** Makes the scroll pending if a link asked for it; any other change of page forgets one: the visitor is on the way elsewhere. */
export function beginSearchScroll(): void {
  cancelSearchScroll()
  pending = wanted
  wanted = false
}

/** Forgets a pending scroll. */
export function cancelSearchScroll(): void {
  pending = false
  clearTimeout(timer)
}

/**
 * Hands the pending scroll on to the page at `url`, which is loaded whole, as after a release: what is pending here ends with this page.
 * The window's name stays, and no browser refuses it as some do storage.
 */
export function handSearchScrollOn(url: string): void {
  if (pending) window.name = url
}

/**
 * Does the scroll that is pending or was handed on to the page at `url`, if there is one, `searchScrollDelay` after the page arrived. Tells
 * whether there was one.
 */
export function settleSearchScroll(url: string): boolean {
  if (window.name === url) {
    window.name = ''
    pending = true
  }
  if (!pending) return false
  clearTimeout(timer)
  timer = setTimeout(() => {
    pending = false
    scrollToJobSearch()
  }, searchScrollDelay)
  return true
}
