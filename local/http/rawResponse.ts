import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

/**
 * A response with its body as sent: `fetch` would decompress it, and normalise the URL.
 * @throws Error after 20 s
 */
export function rawResponse(
  url: string | URL,
  options: RequestOptions = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, signal: AbortSignal.timeout(20_000), ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
