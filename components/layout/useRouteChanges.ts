import Router from 'next/router'
import { useEffect, useLayoutEffect } from 'react'
import {
  beginSearchScroll,
  cancelSearchScroll,
  handSearchScrollOn,
  settleSearchScroll,
} from '../ui/searchScroll.ts'

type Change = { shallow: boolean }

/**
 * Moves focus to the page's heading, or to what `url` names after its #, so that a screen reader goes on from there and not from what is gone.
 * @throws {URIError} for a stray percent sign there, as the router does
 */
export function focusPage(url = ''): void {
  const named = document.getElementById(decodeURIComponent(url.split('#')[1] ?? ''))
  const target =
    // An answer may be closed; its question never is.
    named?.closest('details')?.querySelector('summary') ??
    named ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Next goes to what the address names when it has taken a page over, and once more when it has read the query. The browser has been there
 * by then, and the visitor may have scrolled on: this takes the plain `scrollIntoView` from that place until the first change of address.
 * @returns what gives it back
 */
function leavePlaceToBrowser(): (() => void) | undefined {
  const place = document.querySelector(':target')
  if (!place) return
  place.scrollIntoView = (how) => {
    if (how) Element.prototype.scrollIntoView.call(place, how)
  }
  const giveBack = () => {
    Reflect.deleteProperty(place, 'scrollIntoView')
    Router.events.off('routeChangeStart', giveBack)
    Router.events.off('hashChangeStart', giveBack)
  }
  Router.events.on('routeChangeStart', giveBack)
  Router.events.on('hashChangeStart', giveBack)
  return giveBack
}

/**
 * What a client-side change of page does beyond the router: focus follows, and a visitor who was sent to /search-all-jobs is
 * scrolled to the search, which their link asked for. (The router itself scrolls to the top.) Spec section 2.
 */
export function useRouteChanges(): void {
  // Before Next, whose own component is around all of the page's.
  useLayoutEffect(leavePlaceToBrowser, [])

  useEffect(() => {
    // The singleton and not `useRouter`: that one is new on every page, and listening anew would drop the pending scroll.
    const onStart = (_url: string, { shallow }: Change) => {
      if (!shallow) beginSearchScroll()
    }
    // From a place on the page to the page itself is no change of page to the router.
    const onHash = (url: string) => {
      beginSearchScroll()
      settleSearchScroll(url)
    }
    const onComplete = (url: string, { shallow }: Change) => {
      if (!shallow && !settleSearchScroll(url)) focusPage(url)
    }
    const onError = ({ cancelled }: { cancelled?: boolean }, url: string) => {
      if (!cancelled) handSearchScrollOn(url)
    }
    settleSearchScroll(Router.asPath)
    Router.events.on('routeChangeStart', onStart)
    Router.events.on('routeChangeComplete', onComplete)
    Router.events.on('routeChangeError', onError)
    Router.events.on('hashChangeComplete', onHash)
    return () => {
      Router.events.off('routeChangeStart', onStart)
      Router.events.off('routeChangeComplete', onComplete)
      Router.events.off('routeChangeError', onError)
      Router.events.off('hashChangeComplete', onHash)
      cancelSearchScroll()
    }
  }, [])
}
