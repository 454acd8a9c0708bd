import Router from 'next/router'
import { useEffect, type RefObject } from 'react'

/**
 * Opens the disclosure inside `list` whose content the address names after its #, now and whenever that changes, and brings its
 * title into view. Most browsers do the first by themselves on a fresh page, long before this runs; the router's own navigation does not.
 */
export function useLinkedItem(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const linkedItem = () => {
      const item = document.getElementById(anchorIn(window.location.hash))?.closest('details')
      return item && list.current?.contains(item) ? item : undefined
    }
    const reveal = () => {
      const item = linkedItem()
      if (!item) return
      item.open = true
      item.scrollIntoView()
    }
    const first = linkedItem()
    if (first && !isAsWanted(first)) reveal()
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

function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A stray percent sign: such an address names nothing.
    return ''
  }
}
