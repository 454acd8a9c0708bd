import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Serves one function of `.vercel/output` on a port, as Vercel's Node runtime calls it. */

const [folder = '', port = '0', kind = ''] = process.argv.slice(2)

// `response.revalidate` calls https://<host>; the check has no certificate.
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(typeof input === 'string' ? input.replace(/^https:\/\/localhost:/, 'http://localhost:') : input, init)

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type WebHandler = (request: Request) => Promise<Response>

const launcher: unknown = createRequire(path.join(folder, 'launcher.cjs'))('./___next_launcher.cjs')

async function asWebHandler(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const result = await (launcher as WebHandler)(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      ...(body.length > 0 && { body }),
    }),
  )
  response.writeHead(result.status, Object.fromEntries(result.headers))
  response.end(Buffer.from(await result.arrayBuffer()))
}

const handle = kind === 'web' ? asWebHandler : (launcher as NodeHandler)

createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port), '127.0.0.1', () => console.log('function is ready'))
