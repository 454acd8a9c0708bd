import Router from 'next/router'
import { useEffect, type RefObject } from 'react'

/**
 * Opens the disclosure inside `list` whose content the address names after its #, now and whenever that changes, and brings its
 * title into view. A browser does the first by itself on a fresh page; the router's own navigation does not.
 */
export function useLinkedItem(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(anchorIn(window.location.hash))
      const item = target?.closest('details')
      if (!item || !list.current?.contains(item)) return
      item.open = true
      item.scrollIntoView()
    }
    reveal()
    // The browser tells of the address bar and of plain links, the router of its own.
    window.addEventListener('hashchange', reveal)
    Router.events.on('hashChangeComplete', reveal)
    return () => {
      window.removeEventListener('hashchange', reveal)
      Router.events.off('hashChangeComplete', reveal)
    }
  }, [list])
}

function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A stray percent sign: such an address names nothing.
    return ''
  }
}
