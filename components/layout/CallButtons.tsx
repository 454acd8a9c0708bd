import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { telHref } from '../../lib/site/phone.ts'
import { isJobSearchPath, routes } from '../../lib/site/pages.ts'
import { scrollToJobSearch } from '../hooks/scroll.ts'
import { Button } from '../ui/Button.tsx'

type Props = {
  phone: string | null
  /** Called before anything else, e.g. to close the menu around the buttons. */
  onChoose?: () => void
}

/** The two buttons of the top bar; one without a phone number. Spec section 2. */
export function CallButtons({ phone, onChoose }: Props) {
  const tel = telHref(phone)
  return (
    <>
      <SearchAllJobs onChoose={onChoose} />
      {tel && (
        <Button href={tel} variant="butter" plain onClick={onChoose}>
          Schedule a Call Now
        </Button>
      )}
    </>
  )
}

/** Leads to /search-all-jobs; on the job search page it only scrolls. Spec section 2. */
export function SearchAllJobs({ onChoose }: Pick<Props, 'onChoose'>) {
  const { pathname } = useRouter()

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    onChoose?.()
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
    if (!isJobSearchPath(pathname) || isForBrowser) return
    event.preventDefault()
    // After the menu has given the focus back.
    requestAnimationFrame(scrollToJobSearch)
  }

  return (
    <Button href={routes.searchAllJobs} variant="line" plain onClick={choose}>
      Search All Jobs
    </Button>
  )
}
