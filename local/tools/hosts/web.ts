import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Calls a handler of the web's `Request` for a request of Node. */
export async function respondWith(
  handle: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request)
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'connection' ? [] : [[name, String(value)]],
  )
  const result = await handle(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
    }),
  )
  for (const [name, value] of result.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  response.setHeader('set-cookie', result.headers.getSetCookie())
  response.writeHead(result.status)
  response.end(Buffer.from(await result.arrayBuffer()))
}

/** Serves a function on a port. A fault of it is a 500. */
export function serveFunction(
  port: string,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): void {
  createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  }).listen(Number(port), '127.0.0.1', () => console.log('function is ready'))
}
