import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/**
 * Serves one built function on a port, as the host's Node runtime calls it. A fault of it is a 500.
 * Of Vercel it is one for Node or for the web's `Request`; that of Netlify is always of the web.
 */

const [folder = '', port = '0', kind = ''] = process.argv.slice(2)

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type WebHandler = (request: Request) => Promise<Response>

const handle = kind === 'netlify' ? await ofNetlify() : ofVercel()
createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port), '127.0.0.1', () => console.log('function is ready'))

/** Of `.vercel/output`. */
function ofVercel(): NodeHandler {
  // `response.revalidate` calls https://<host>; the check has no certificate.
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    fetch(
      typeof input === 'string' ? input.replace(/^https:\/\/localhost:/, 'http://localhost:') : input,
      init,
    )
  const launcher: unknown = createRequire(path.join(folder, 'launcher.cjs'))('./___next_launcher.cjs')
  return kind === 'web' ? forNode(launcher as WebHandler) : (launcher as NodeHandler)
}

/** Of `.netlify/functions-internal`. `/__settled` waits until nothing runs in its background. */
async function ofNetlify(): Promise<NodeHandler> {
  process.chdir(folder)
  const entry = pathToFileURL(path.join(folder, '___netlify-server-handler.mjs')).href
  const { default: handler } = (await import(entry)) as {
    default: (request: Request, context: object) => Promise<Response>
  }
  const check = { id: 'check' }
  const background = new Set<Promise<unknown>>()
  let requests = 0
  const respond = forNode((request) =>
    handler(request, {
      account: check,
      deploy: check,
      site: check,
      requestId: `check-${(requests += 1)}`,
      waitUntil: (work: Promise<unknown>) => {
        background.add(work)
        void work.catch(() => undefined).finally(() => background.delete(work))
      },
    }),
  )
  return async (request, response) => {
    if (request.url !== '/__settled') return respond(request, response)
    while (background.size > 0) await Promise.allSettled(background)
    response.end()
  }
}

/** A handler of the web's `Request`, for a request of Node. */
function forNode(handle: WebHandler): NodeHandler {
  return async (request, response) => {
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
}
