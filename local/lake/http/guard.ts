import type { IncomingMessage } from 'node:http'
import { loopbackPort } from 'local-http/server'
import { httpError } from '../errors.ts'
import type { StreamPorts } from '../live/streamPorts.ts'

/**
 * Refuses requests that name another host, or another port of this one.
 *
 * @throws ApiError 421
 */
export function checkHost(request: IncomingMessage): void {
  const host = request.headers.host ?? ''
  if (loopbackPort(host) === request.socket.localPort) return
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
  allowedOrigins: ReadonlySet<string>,
  streamPorts: StreamPorts,
): Record<string, string> {
  const { origin, referer, 'sec-fetch-site': from } = request.headers
  if (origin === undefined) {
    // An image tag names its page in the Referer alone.
    if (from === 'cross-site' && !isHarmless(request, url, referer, allowedOrigins)) {
      throw httpError(403, 'Requests from other sites are not allowed')
    }
    return { vary: 'origin' }
  }
  const redirected =
    origin === 'null' && streamPorts.isStreamPort(request.socket.localPort ?? 0) && streamPorts.hasTicket(url)
  if (redirected || allowedOrigins.has(origin)) {
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'location',
    }
  }
  if (isHarmless(request, url, origin, allowedOrigins))
    return { vary: 'origin', 'access-control-allow-origin': origin }
  throw httpError(403, `Requests from the origin "${origin}" are not allowed: LAKE_ORIGINS lacks it`)
}

/**
 * Pages of allowed origins may show images and files. Any page may ask whether the lake is there: by
 * that the Studio finds out that its origin is refused, and says so.
 */
function isHarmless(
  { method }: IncomingMessage,
  { pathname }: URL,
  page: string | undefined,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  if (/^\/v[^/]+\/ping$/.test(pathname)) return true
  const isAsset = /^\/(images|files)\//.test(pathname) && (method === 'GET' || method === 'HEAD')
  return isAsset && page !== undefined && URL.canParse(page) && allowedOrigins.has(new URL(page).origin)
}

/** What a browser wants to know before it sends anything but the simplest request. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': String(request.headers['access-control-request-headers'] ?? ''),
    'access-control-max-age': '600',
  }
}
