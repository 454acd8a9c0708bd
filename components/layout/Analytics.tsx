import { lazy, Suspense } from 'react'

/** Vercel sets it at build time; other hosts lack the package's endpoints. */
const hosted = Boolean(process.env.NEXT_PUBLIC_VERCEL_ENV)

const HostAnalytics = hosted
  ? lazy(() => import('@vercel/analytics/next').then(({ Analytics: Counter }) => ({ default: Counter })))
  : undefined

/** The query may hold a visitor's search, which is private. */
const withoutSearch = <Event extends { url: string }>(event: Event): Event => ({
  ...event,
  url: event.url.replace(/[?#].*$/, ''),
})

/** Counts page views on Vercel, without cookies. Spec section 7. */
export function Analytics() {
  return HostAnalytics ? (
    <Suspense>
      <HostAnalytics beforeSend={withoutSearch} />
    </Suspense>
  ) : null
}
