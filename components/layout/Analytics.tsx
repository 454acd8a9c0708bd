import { lazy, Suspense } from 'react'

/**
 * Vercel sets this while it builds. Anywhere else it is missing: then nothing is loaded and nothing is asked for, because only the
 * host itself answers what the package calls.
 */
const hosted = Boolean(process.env.NEXT_PUBLIC_VERCEL_ENV)

const HostAnalytics = hosted
  ? lazy(() => import('@vercel/analytics/next').then(({ Analytics: Counter }) => ({ default: Counter })))
  : undefined

/** Only the path is counted: what somebody searched for stands in the address too, and is nobody's business. */
const withoutSearch = <Event extends { url: string }>(event: Event): Event => ({
  ...event,
  url: event.url.replace(/[?#].*$/, ''),
})

/** Counts page views where the hosting provider offers it, by route and path and without cookies. Spec section 7. */
export function Analytics() {
  return HostAnalytics ? (
    <Suspense>
      <HostAnalytics beforeSend={withoutSearch} />
    </Suspense>
  ) : null
}
