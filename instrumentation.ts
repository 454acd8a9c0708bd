/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    await import('./lib/http/log.server.ts')
    const { bypassProxy } = await import('./lib/util/bypassProxy.server.ts')
    bypassProxy()
    const { endWell } = await import('./lib/http/shutdown.server.ts')
    endWell()
    const { watchIncoming } = await import('./lib/http/incoming.server.ts')
    watchIncoming()
    const { watchLimits } = await import('./lib/util/limits.server.ts')
    watchLimits()
    const { exitOnEnvFaults } = await import('./lib/site/envCheck.ts')
    // A container has no next.config.js, which checks the environment elsewhere.
    if (process.env.STANDALONE) exitOnEnvFaults(process.env)
  }
}
