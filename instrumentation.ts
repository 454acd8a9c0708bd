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
