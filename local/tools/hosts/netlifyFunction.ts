import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Serves the function of `.netlify/functions-internal` on a port, as Netlify's Node runtime calls
 * it.
 */

const [folder = '', port = '0'] = process.argv.slice(2)
process.chdir(folder)

type Context = {
  account: { id: string }
  deploy: { id: string }
  site: { id: string }
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}
type Handler = (request: Request, context: Context) => Promise<Response>

const entry = pathToFileURL(path.join(folder, '___netlify-server-handler.mjs')).href
const { default: handler } = (await import(entry)) as { default: Handler }

const background = new Set<Promise<unknown>>()
let requests = 0

async function respond(url: string, init: RequestInit): Promise<Response> {
  return handler(new Request(url, init), {
    account: { id: 'check' },
    deploy: { id: 'check' },
    site: { id: 'check' },
    requestId: `check-${(requests += 1)}`,
    waitUntil: (work) => {
      background.add(work)
      void work.catch(() => undefined).finally(() => background.delete(work))
    },
  })
}

async function settle(): Promise<void> {
  while (background.size > 0) await Promise.allSettled(background)
}

createServer((request, response) => {
  const handle = async () => {
    if (request.url === '/__settled') {
      await settle()
      response.end()
      return
    }
    const body = await buffer(request)
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name === 'connection' ? [] : [[name, String(value)]],
    )
    const { method = 'GET' } = request
    const result = await respond(`http://${request.headers.host}${request.url}`, {
      method,
      headers,
      ...(body.length > 0 && { body }),
    })
    for (const [name, value] of result.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    response.setHeader('set-cookie', result.headers.getSetCookie())
    response.writeHead(result.status)
    response.end(Buffer.from(await result.arrayBuffer()))
  }
  handle().catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port), '127.0.0.1', () => console.log('function is ready'))
