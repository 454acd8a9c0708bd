import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

/**
 * An answer exactly as it was sent, to a question exactly as it is put: `fetch` would unpack the one, and tidy up the address of the other.
 *
 * @throws Error when none came within 20 s
 */
export function answerAsSent(
  url: string | URL,
  options: RequestOptions = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, signal: AbortSignal.timeout(20_000), ...options }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
