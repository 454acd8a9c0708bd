import Router from 'next/router'

/**
 * Keeps what is seen and the address together where an entry of the history has lost the router's state. Firefox empties the entry of a visitor
 * who follows a link to the place that the address names already, as to the top or to a group of roles once more, and tells nobody. The router
 * takes an empty entry for a place on the page it shows: without this, a visitor who comes back to one has its address and another page.
 * @returns what ends it
 */
export function keepEmptyEntries(): () => void {
  /** The visitor goes on from the entry: the router still knows what it shows there, and writes it down when told of the entry. */
  const fill = () => {
    if (window.history.state === null) window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }
  /** The visitor has come back or forward to the entry. */
  const show = ({ state }: PopStateEvent) => {
    const { pathname, search, hash, origin } = window.location
    if (state || new URL(Router.asPath, origin).pathname === pathname) return
    void Router.replace(`${pathname}${search}${hash}`)
  }
  Router.events.on('beforeHistoryChange', fill)
  window.addEventListener('popstate', show)
  return () => {
    Router.events.off('beforeHistoryChange', fill)
    window.removeEventListener('popstate', show)
  }
}
