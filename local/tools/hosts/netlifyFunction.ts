import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { respondWith, serveFunction } from './web.ts'

/**
 * Serves the function of `.netlify/functions-internal` on a port, as Netlify's Node runtime calls
 * it.
 */

const [folder = '', port = '0'] = process.argv.slice(2)
process.chdir(folder)

const check = { id: 'check' }
type Context = {
  account: typeof check
  deploy: typeof check
  site: typeof check
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}
type Handler = (request: Request, context: Context) => Promise<Response>

const entry = pathToFileURL(path.join(folder, '___netlify-server-handler.mjs')).href
const { default: handler } = (await import(entry)) as { default: Handler }

const background = new Set<Promise<unknown>>()
let requests = 0

const respond = (request: Request): Promise<Response> =>
  handler(request, {
    account: check,
    deploy: check,
    site: check,
    requestId: `check-${(requests += 1)}`,
    waitUntil: (work) => {
      background.add(work)
      void work.catch(() => undefined).finally(() => background.delete(work))
    },
  })

serveFunction(port, async (request, response) => {
  if (request.url !== '/__settled') return respondWith(respond, request, response)
  while (background.size > 0) await Promise.allSettled(background)
  response.end()
})
