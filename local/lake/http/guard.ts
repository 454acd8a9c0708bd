import type { IncomingMessage } from 'node:http'
import { loopbackPort } from 'local-http/server'
import { httpError } from '../errors.ts'
import type { StreamPorts } from '../live/streamPorts.ts'

/** Who may talk to the lake. */
export interface Guard {
  /** Names beside `localhost` that it answers to, in lower case; `*.` stands for any subdomain. */
  hosts: readonly string[]
  /** Origins of web pages that may do everything. */
  allowedOrigins: ReadonlySet<string>
  /** Hosts of web pages that may show images and files; `*` for all. */
  assetHosts: ReadonlySet<string>
}

/**
 * Refuses requests that name another host, or another port of this one.
 *
 * @throws ApiError 421
 */
export function checkHost(request: IncomingMessage, hosts: readonly string[]): void {
  const host = request.headers.host ?? ''
  if (loopbackPort(host) === request.socket.localPort) return
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (
    hosts.some((allowed) => allowed === name || (allowed.startsWith('*.') && name.endsWith(allowed.slice(1))))
  )
    return
  throw httpError(421, `This content lake does not answer to the host "${host}"`)
}

/**
 * Refuses requests of web pages that are not on the list. Programs send no Origin and may pass: a
 * caller who can run one here can read the files anyway. For an image or another subresource
 * browsers send no Origin either, but `Sec-Fetch-Site`.
 *
 * @returns the CORS headers of the response
 * @throws ApiError 403, without any CORS header, so that the page learns nothing
 */
export function checkOrigin(
  request: IncomingMessage,
  url: URL,
  guard: Guard,
  streamPorts: StreamPorts,
): Record<string, string> {
  const { origin, referer, 'sec-fetch-site': from } = request.headers
  if (origin === undefined) {
    // An image tag names its page in the Referer alone.
    if (from === 'cross-site' && !isHarmless(request, url, referer, guard)) {
      throw httpError(403, 'Requests from other sites are not allowed')
    }
    return { vary: 'origin' }
  }
  const redirected =
    origin === 'null' && streamPorts.isStreamPort(request.socket.localPort ?? 0) && streamPorts.hasTicket(url)
  if (redirected || guard.allowedOrigins.has(origin)) {
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'location',
    }
  }
  if (isHarmless(request, url, origin, guard))
    return { vary: 'origin', 'access-control-allow-origin': origin }
  throw httpError(403, `Requests from the origin "${origin}" are not allowed: LAKE_ORIGINS lacks it`)
}

/**
 * Pages of known sites may show images and files. Any page may ask whether the lake is there: by
 * that the Studio finds out that its origin is refused, and says so.
 */
function isHarmless(
  { method }: IncomingMessage,
  { pathname }: URL,
  page = '',
  { allowedOrigins, assetHosts }: Guard,
): boolean {
  if (/^\/v[^/]+\/ping$/.test(pathname)) return true
  const isAsset = /^\/(images|files)\//.test(pathname) && (method === 'GET' || method === 'HEAD')
  if (!isAsset || assetHosts.has('*')) return isAsset
  const { origin, hostname } = URL.canParse(page) ? new URL(page) : {}
  return allowedOrigins.has(origin ?? '') || assetHosts.has(hostname ?? '')
}

/** What a browser wants to know before it sends anything but the simplest request. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': String(request.headers['access-control-request-headers'] ?? ''),
    'access-control-max-age': '600',
  }
}
