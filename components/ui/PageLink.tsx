import Router from 'next/router'
import type { ComponentProps, MouseEvent } from 'react'
import { routes } from '../../lib/routes.ts'
import { isForBrowser } from './isForBrowser.ts'
import { requestSearchScroll } from './searchScroll.ts'

type Props = ComponentProps<'a'> & { href: string }

/**
 * A link to a page of this site that changes it without a reload. `next/link` does the same and much that this site has no use
 * for (fetching ahead of whatever is in view, legacy children, the app router): 2 kB on every page. The page that follows starts at its
 * top, but for /search-all-jobs, which scrolls to its search (spec section 2).
 */
export function PageLink({ href, target, children, onClick, ...rest }: Props) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event) || (target && target !== '_self')) return
    event.preventDefault()
    const toSearch = href.split('?', 1)[0] === routes.searchAllJobs
    if (toSearch) requestSearchScroll()
    void Router.push(href, undefined, { scroll: !toSearch })
  }

  /** Fetches the page's code a moment before it is asked for; whether that worked, the click will tell. */
  const fetchAhead = () => void Router.prefetch(href).catch(() => undefined)

  return (
    <a {...rest} href={href} target={target} onClick={go} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children}
    </a>
  )
}
