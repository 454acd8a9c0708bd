/** Vercel sets it at build time; other hosts lack the package's endpoints. */
export const hosted = Boolean(process.env.NEXT_PUBLIC_VERCEL_ENV)

type Event = 'Call' | 'File downloaded' | 'Form sent' | 'Job application'

/**
 * Counts an event on Vercel; elsewhere nothing is loaded. Never who it was, nor what they typed.
 * docs/specification.md#analytics.
 */
export function track(name: Event, data?: Record<string, string>): void {
  if (!hosted) return
  void import('@vercel/analytics').then(
    (analytics) => analytics.track(name, data),
    // Without it there is nothing to count with.
    () => undefined,
  )
}
