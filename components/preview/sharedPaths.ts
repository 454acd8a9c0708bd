import Router from 'next/router'
import { openPaths } from '../../lib/site/share.ts'

/**
 * While a link to a draft is open, its page is loaded as a document. The router's data come from
 * another path, where browsers send no cookie of the link: they would be the published page.
 */
export function loadSharedPages(): void {
  const isShared = (path: string) => openPaths(document.cookie).includes(path)
  // Both before the router, which listens at the root of the page and at the window.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin === window.location.origin && isShared(link.pathname)) event.stopPropagation()
    },
    { capture: true },
  )
  window.addEventListener(
    'popstate',
    (event) => {
      const { pathname } = window.location
      // Between the fragments of a page nothing is loaded.
      if (!isShared(pathname) || Router.asPath.split(/[?#]/)[0] === pathname) return
      event.stopImmediatePropagation()
      window.location.reload()
    },
    { capture: true },
  )
}
