import Router from 'next/router'
import { useEffect } from 'react'
import { routes } from '../../lib/site/pages.ts'
import { layOutSections } from './newVisit.ts'
import { elementOfHash, scrollToJobSearch } from './scroll.ts'
import { restoreScroll } from './scrollRestoration.ts'

type Change = { shallow: boolean }

/** Milliseconds after the navigation to /search-all-jobs. docs/specification.md#routes. */
const searchScrollDelay = 100

/** Moves focus to the element of the URL's fragment, otherwise to the page's heading. */
export function focusPage(url = ''): void {
  const named = elementOfHash(url)
  focus(
    // A closed disclosure hides the element but not its summary.
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

/** Focus and scroll after client-side navigation. docs/specification.md#routes. */
export function useRouteChanges(): void {
  useEffect(layOutSections, [])
  useEffect(() => {
    const scroll = restoreScroll()
    let searchScroll: ReturnType<typeof setTimeout> | undefined
    const start = (_url: string, { shallow }: Change) => {
      clearTimeout(searchScroll)
      if (!shallow) scroll.leave()
    }
    const complete = (url: string, { shallow }: Change) => {
      const link = scroll.arrive()
      if (shallow) return
      if (link === null && url.split('?')[0] === routes.searchAllJobs)
        searchScroll = setTimeout(scrollToJobSearch, searchScrollDelay)
      else if (link) focus(link)
      else focusPage(url)
    }
    const hashComplete = (url: string) => {
      if (scroll.arrive() === null && elementOfHash(url)) focusPage(url)
    }
    // The singleton: the router of `useRouter` is new on every page.
    Router.events.on('routeChangeStart', start)
    Router.events.on('routeChangeComplete', complete)
    Router.events.on('hashChangeStart', scroll.leave)
    Router.events.on('hashChangeComplete', hashComplete)
    return () => {
      clearTimeout(searchScroll)
      Router.events.off('routeChangeStart', start)
      Router.events.off('routeChangeComplete', complete)
      Router.events.off('hashChangeStart', scroll.leave)
      Router.events.off('hashChangeComplete', hashComplete)
      scroll.stop()
    }
  }, [])
}
