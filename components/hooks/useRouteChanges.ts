import Router from 'next/router'
import { useEffect } from 'react'
import { routes } from '#lib/site/pages.ts'
import { elementOfHash, scrollToJobSearch } from './scroll.ts'

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
  useEffect(() => {
    let searchScroll: ReturnType<typeof setTimeout> | undefined
    let isReturn = false
    const start = () => clearTimeout(searchScroll)
    const complete = (url: string, { shallow }: Change) => {
      const toSearch = !isReturn && url.split('?')[0] === routes.searchAllJobs
      isReturn = false
      if (shallow) return
      if (toSearch) searchScroll = setTimeout(scrollToJobSearch, searchScrollDelay)
      else focusPage(url)
    }
    const hashComplete = (url: string) => {
      isReturn = false
      if (elementOfHash(url)) focusPage(url)
    }
    Router.beforePopState(({ as, options }) => {
      isReturn = true
      // Next would scroll to the top, or to the fragment.
      if (as.split('#')[0] === Router.router?.asPath.split('#')[0]) options.scroll = false
      return true
    })
    // The singleton: the router of `useRouter` is new on every page.
    Router.events.on('routeChangeStart', start)
    Router.events.on('routeChangeComplete', complete)
    Router.events.on('hashChangeComplete', hashComplete)
    return () => {
      clearTimeout(searchScroll)
      Router.events.off('routeChangeStart', start)
      Router.events.off('routeChangeComplete', complete)
      Router.events.off('hashChangeComplete', hashComplete)
    }
  }, [])
}
