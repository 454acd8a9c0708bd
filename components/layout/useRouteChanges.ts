import Router from 'next/router'
import { useLayoutEffect } from 'react'
import { placeNamedIn } from '../ui/placeNamedIn.ts'
import {
  beginSearchScroll,
  cancelSearchScroll,
  handSearchScrollOn,
  settleSearchScroll,
} from '../ui/searchScroll.ts'
import { keepEmptyEntries } from './emptyEntries.ts'
import { glideToPlaces } from './placeGlide.ts'
import { restoreScroll } from './scrollRestoration.ts'

type Change = { shallow: boolean }

/** Moves focus to the page's heading, or to what `url` names after its #, so that a screen reader goes on from there and not from what is gone. */
export function focusPage(url = ''): void {
  const named = placeNamedIn(url)
  focus(
    // An answer may be closed; its question never is.
    named?.closest('details')?.querySelector('summary') ??
      named ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector<HTMLElement>('main'),
  )
}

function focus(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Next goes to what the address names whenever it draws a page: when it has taken one over, when it has read the query, and once more after
 * each change. By then the browser has been there, or we have, and the visitor may have scrolled on. This takes the plain `scrollIntoView` from
 * that place.
 * @returns what gives it back
 */
function keepFromRouter(place: Element | null): () => void {
  if (!place) return () => {}
  place.scrollIntoView = (how) => {
    if (how) Element.prototype.scrollIntoView.call(place, how)
  }
  return () => void Reflect.deleteProperty(place, 'scrollIntoView')
}

/**
 * What a client-side change of page does beyond the router: focus follows, who goes back finds their place, and a visitor who was sent to
 * /search-all-jobs is scrolled to the search, which their link asked for. (The router itself scrolls to the top.) Spec section 2.
 */
export function useRouteChanges(): void {
  // Before Next, whose own component is around all of the page's, goes to what a fresh page's address names.
  useLayoutEffect(() => {
    let release = keepFromRouter(document.querySelector(':target'))
    const scroll = restoreScroll()
    const stopKeeping = keepEmptyEntries()
    const stopGliding = glideToPlaces()
    // The singleton and not `useRouter`: that one is new on every page, and listening anew would drop the pending scroll.
    const onStart = (_url: string, { shallow }: Change) => {
      release()
      if (!shallow) beginSearchScroll()
    }
    const onHashStart = (url: string) => {
      release()
      if (scroll.isReturn()) release = keepFromRouter(placeNamedIn(url))
      scroll.leave()
    }
    // From a place on the page to the page itself is no change of page to the router.
    const onHash = (url: string) => {
      beginSearchScroll()
      settleSearchScroll(url)
      const back = scroll.arrive()
      if (back) scroll.hold()
      focus(back?.link ?? null)
    }
    const onComplete = (url: string, { shallow }: Change) => {
      const isSearchWanted = !shallow && settleSearchScroll(url)
      const back = scroll.arrive()
      if (shallow || isSearchWanted) return
      const named = placeNamedIn(url)
      release = keepFromRouter(named)
      // At once, as to the top of a page.
      if (!back) (named?.closest('details') ?? named)?.scrollIntoView({ behavior: 'instant' })
      scroll.hold()
      if (back?.link) focus(back.link)
      else focusPage(url)
    }
    const onError = ({ cancelled }: { cancelled?: boolean }, url: string) => {
      if (!cancelled) handSearchScrollOn(url)
    }
    settleSearchScroll(Router.asPath)
    Router.events.on('routeChangeStart', onStart)
    Router.events.on('beforeHistoryChange', scroll.leave)
    Router.events.on('routeChangeComplete', onComplete)
    Router.events.on('routeChangeError', onError)
    Router.events.on('hashChangeStart', onHashStart)
    Router.events.on('hashChangeComplete', onHash)
    return () => {
      Router.events.off('routeChangeStart', onStart)
      Router.events.off('beforeHistoryChange', scroll.leave)
      Router.events.off('routeChangeComplete', onComplete)
      Router.events.off('routeChangeError', onError)
      Router.events.off('hashChangeStart', onHashStart)
      Router.events.off('hashChangeComplete', onHash)
      scroll.stop()
      stopKeeping()
      stopGliding()
      release()
      cancelSearchScroll()
    }
  }, [])
}
