import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { rawResponse, type RawResponse } from '../stack/rawResponse.ts'

/** Requests between the check, the simulated host and the functions. */

type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body?: Buffer }

/** Milliseconds after which a hung function fails the check. */
const timeout = 60_000

/** Sends to a port of this machine. Unlike `fetch` it may set `Host`, and follows no redirect. */
export const exchange = (port: number, { body, ...sent }: Sent): Promise<RawResponse> =>
  rawResponse(`http://127.0.0.1:${port}`, { ...sent, signal: AbortSignal.timeout(timeout) }, body)

/** Without what belongs to one connection. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const {
    connection: _,
    'keep-alive': __,
    'transfer-encoding': ___,
    'content-length': ____,
    ...kept
  } = headers
  return kept
}

/** Serves a simulated host on a port. The result stops it. */
export const listen = (
  port: number,
  respond: (request: IncomingMessage, body: Buffer) => Promise<RawResponse>,
): Promise<() => void> =>
  new Promise((ready) => {
    const server = createServer((request, response) => {
      buffer(request)
        .then((body) => respond(request, body))
        .then(
          ({ status, headers, body }) => {
            response.writeHead(status, endToEnd(headers))
            response.end(request.method === 'HEAD' ? undefined : body)
          },
          (error: unknown) => response.writeHead(502).end(String(error)),
        )
    })
    const stop = () => {
      server.close()
      server.closeAllConnections()
    }
    server.listen(port, '127.0.0.1', () => ready(stop))
  })
