// https://nextjs.org/docs/pages/guides/instrumentation
import type { Instrumentation } from 'next'

/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  // In this form Next leaves all of it out of the proxy's bundle, which has no streams.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Next logs that a line could not be written, which fails again, without end: vercel/next.js#96216.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
    const { exitOnEnvFaults } = await import('./lib/site/envCheck.ts')
    // A container has no next.config.js, which checks the environment elsewhere.
    if (process.env.STANDALONE) exitOnEnvFaults(process.env)
  }
}

/** Next may report one error twice. */
const reported = new WeakSet<object>()

/** Next logs the error of a page without its path. A query may hold what a visitor typed. */
export const onRequestError: Instrumentation.onRequestError = (error, { path }, { revalidateReason }) => {
  if (!(error instanceof Error) || reported.has(error)) return
  reported.add(error)
  const what = revalidateReason ? 'could not be regenerated' : 'failed'
  console.error(`[page] ${new Date().toISOString()} ${path.split('?')[0]} ${what}: ${error.message}`)
}
