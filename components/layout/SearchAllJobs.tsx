import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { isJobSearchPath, jobSearchSectionId, routes } from '../../lib/routes.ts'
import { Button } from '../ui/Button.tsx'
import { isForBrowser } from '../ui/isForBrowser.ts'
import { scrollToJobSearch } from '../ui/searchScroll.ts'

type Props = {
  /** Called before anything else happens, e.g. to close the menu that the button stands in. */
  onChoose?: () => void
}

/**
 * Leads to the job search. On the job search page itself (both addresses) it only scrolls there; from elsewhere the scroll follows
 * the navigation, see `useRouteChanges`. Spec section 2, shared top navigation.
 */
export function SearchAllJobs({ onChoose }: Props) {
  const { pathname } = useRouter()

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    onChoose?.()
    if (!isJobSearchPath(pathname) || isForBrowser(event)) return
    event.preventDefault()
    // After the menu that the button may stand in has let go of the page.
    requestAnimationFrame(scrollToJobSearch)
  }

  return (
    <Button
      href={routes.searchAllJobs}
      variant="line"
      plain
      onClick={choose}
      // Where the start script leads, see there.
      data-place={jobSearchSectionId}
    >
      Search All Jobs
    </Button>
  )
}
