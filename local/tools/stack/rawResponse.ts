import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * A response with its body as sent: `fetch` would decompress it, and normalise the URL.
 * @throws Error after a minute
 */
export const rawResponse = (
  url: string | URL,
  options: RequestOptions = {},
  body?: Buffer,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    request(url, { agent: false, signal: AbortSignal.timeout(60_000), ...options }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((bytes) => resolve({ status, headers, body: bytes }), reject)
    })
      .on('error', reject)
      .end(body)
  })
