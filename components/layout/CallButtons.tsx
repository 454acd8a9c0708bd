import { useRouter } from 'next/router'
import type { MouseEvent } from 'react'
import { telHref } from '#lib/site/phone.ts'
import { isJobSearchPath, routes } from '#lib/site/pages.ts'
import { scrollToJobSearch } from '../hooks/scroll.ts'
import { Button } from '../ui/Button.tsx'

type Props = {
  phone: string | null
  /** Called before anything else, e.g. to close the menu around the buttons. */
  onChoose?: () => void
}

/**
 * The two buttons of the top bar; one without a phone number. On the job search page the first
 * only scrolls. docs/specification.md#navigation.
 */
export function CallButtons({ phone, onChoose }: Props) {
  const { pathname } = useRouter()
  const tel = telHref(phone)

  function search(event: MouseEvent<HTMLAnchorElement>) {
    onChoose?.()
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
    if (!isJobSearchPath(pathname) || isForBrowser) return
    event.preventDefault()
    // After the menu has given the focus back.
    requestAnimationFrame(scrollToJobSearch)
  }

  return (
    <>
      <Button href={routes.searchAllJobs} variant="line" jack="none" onClick={search}>
        Search All Jobs
      </Button>
      {tel && (
        <Button href={tel} variant="butter" jack="none" onClick={onChoose}>
          Schedule a Call Now
        </Button>
      )}
    </>
  )
}
