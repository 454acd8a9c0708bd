import Router from 'next/router'
import { useLayoutEffect, type RefObject } from 'react'
import { placeNamedIn } from './placeNamedIn.ts'

/**
 * Opens the disclosure inside `list` whose content the address names after its #, now and whenever that changes, and brings its
 * title into view. Most browsers do the first by themselves on a fresh page, long before this runs; the router's own navigation does not.
 */
export function useLinkedItem(list: RefObject<HTMLElement | null>): void {
  // Before the page is seen, and before anybody goes to a place on it.
  useLayoutEffect(() => {
    const linkedItem = () => {
      const item = placeNamedIn(window.location.hash)?.closest('details')
      return item && list.current?.contains(item) ? item : undefined
    }
    const first = linkedItem()
    if (first && !isAsWanted(first)) {
      first.open = true
      first.scrollIntoView({ behavior: 'instant' })
    }
    const reveal = () => {
      const item = linkedItem()
      if (!item || item.open) return
      item.open = true
      item.scrollIntoView()
    }
    // The browser tells of the address bar and of plain links, the router of its own.
    window.addEventListener('hashchange', reveal)
    Router.events.on('hashChangeComplete', reveal)
    return () => {
      window.removeEventListener('hashchange', reveal)
      Router.events.off('hashChangeComplete', reveal)
    }
  }, [list])
}

/**
 * Whether an item needs no more, and must not pull the visitor back: it is open, and they may have scrolled on; or a browser that opens such
 * items itself went there (the router leaves `:target` alone) and they have pressed something since, which closed it.
 */
const isAsWanted = (item: HTMLDetailsElement): boolean =>
  item.open ||
  // Browsers open what hides the place of an address since they tell of it.
  ('onbeforematch' in document &&
    !!item.querySelector(':target') &&
    (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true)
