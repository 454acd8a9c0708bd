import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Requests between the check, its stand-in of a host, and the functions. */

export type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body?: Buffer }
export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Milliseconds after which a hung function fails the check. */
const timeout = 60_000

/** Sends to a port of this machine. Unlike `fetch` it may set `Host`, and follows no redirect. */
export const exchange = (port: number, { method, path, headers, body }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers, timeout }
    const request = send(options, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      )
    })
    request.on('timeout', () => request.destroy(new Error(`${path} took more than ${timeout} ms`)))
    request.on('error', reject)
    request.end(body)
  })

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

/** Serves a stand-in on a port. The result stops it. */
export const listen = (
  port: number,
  respond: (request: IncomingMessage, body: Buffer) => Promise<Received>,
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
