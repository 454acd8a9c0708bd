import { Analytics } from '@vercel/analytics/next'
import { useEffect } from 'react'
import { track } from '../../lib/util/track.ts'

/** The query may hold a visitor's search, which is private. */
const withoutSearch = <Event extends { url: string }>(event: Event): Event => ({
  ...event,
  url: event.url.replace(/[?#].*$/, ''),
})

/** A phone number or file stands in content of many kinds, so its link says what it is. */
function trackLink({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  if (link.protocol === 'tel:') track('Call')
  else if (link.hasAttribute('download')) track('File downloaded')
}

/** What counts on Vercel. Loaded nowhere else. */
export default function HostedAnalytics() {
  useEffect(() => {
    // In the capture phase: no handler of a link can stop it.
    document.addEventListener('click', trackLink, true)
    return () => document.removeEventListener('click', trackLink, true)
  }, [])
  return <Analytics beforeSend={withoutSearch} />
}
