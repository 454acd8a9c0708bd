import type { IncomingMessage } from 'node:http'
import { loopbackPort } from '../../http/server.ts'
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
  throw httpError(421, 'Misdirected Request', `This content lake does not answer to the host "${host}"`)
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
  const { origin, 'sec-fetch-site': from } = request.headers
  if (origin === undefined) {
    if (from === 'cross-site') throw httpError(403, 'Forbidden', 'Requests from other sites are not allowed')
    return { vary: 'origin' }
  }
  const redirected =
    origin === 'null' && streamPorts.isStreamPort(request.socket.localPort ?? 0) && streamPorts.hasTicket(url)
  if (!redirected && !allowedOrigins.has(origin)) {
    throw httpError(403, 'Forbidden', `Requests from the origin "${origin}" are not allowed`)
  }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'location',
  }
}

/** What a browser wants to know before it sends anything but the simplest request. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': String(request.headers['access-control-request-headers'] ?? ''),
    'access-control-max-age': '600',
  }
}
