import dynamic from 'next/dynamic'

/** Vercel sets it at build time; other hosts lack the package's endpoints. */
const hosted = Boolean(process.env.NEXT_PUBLIC_VERCEL_ENV)

const HostedAnalytics = hosted
  ? dynamic(() => import('@vercel/analytics/next').then((module) => module.Analytics))
  : undefined

/** The query may hold a visitor's search, which is private. */
const withoutSearch = <Event extends { url: string }>(event: Event): Event => ({
  ...event,
  url: event.url.replace(/[?#].*$/, ''),
})

/** Counts page views on Vercel, without cookies. docs/specification.md#analytics. */
export const Analytics = () => (HostedAnalytics ? <HostedAnalytics beforeSend={withoutSearch} /> : null)
