import http from 'node:http'
import { networkInterfaces } from 'node:os'

/**
 * Lets calls to this machine pass by a company's proxy (`NODE_USE_ENV_PROXY=1`), which cannot reach
 * it. For this process, and for those that it starts.
 */
export function bypassProxy(): void {
  const { env } = process
  const own = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? [])
  const given = (env.no_proxy ?? env.NO_PROXY ?? '').split(',').filter(Boolean)
  // "http" wants an IPv6 address as it is, and "fetch" in brackets.
  const hosts = ['localhost', '127.0.0.1', '::1', ...own].flatMap((host) =>
    host.includes(':') ? [host, `[${host}]`] : [host],
  )
  env.NO_PROXY = env.no_proxy = [...new Set([...given, ...hosts])].join(',')
  // Node read the variables when it started. Before Node 24.14 only new processes see the change.
  if (env.NODE_USE_ENV_PROXY === '1') http.setGlobalProxyFromEnv?.()
}
