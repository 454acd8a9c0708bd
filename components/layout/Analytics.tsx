import { lazy, Suspense } from 'react'
import { hosted } from '../../lib/util/track.ts'

const HostedAnalytics = hosted ? lazy(() => import('./HostedAnalytics.tsx')) : undefined

/** Counts page views and events on Vercel, without cookies. docs/specification.md#analytics. */
export const Analytics = () =>
  HostedAnalytics ? (
    <Suspense>
      <HostedAnalytics />
    </Suspense>
  ) : null
