import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allowOrigin, defaultSiteOrigins } from '../http/cors.ts'
import { createFaultSwitch, playTransportFault } from '../http/faults.ts'
import type { Exchange, RunningServer } from '../http/server.ts'
import { sendHtml, sendText, startLoopbackServer } from '../http/server.ts'
import { answerAction } from './actions.ts'
import { pictures } from './article.ts'
import { catalogue } from './catalogue.ts'
import { generateEntries } from './generated.ts'
import { hostPage } from './page.ts'
import { createToldPosts } from './told.ts'

/** Faults of this host's own; every status, slow, hang and refuse come on top. */
const blogFaultKinds = ['html', 'truncated', 'success-false', 'empty', 'single-object'] as const

type BlogApiOptions = {
  /** 0 lets the system choose. */
  port: number
  /** Origins whose pages may ask from the browser. */
  origins?: readonly string[]
  /** A fault to start with, for example `500` or `kind=slow&ms=3000&only=single`. */
  fault?: string | undefined
  /** A file that decides the fault while it holds text. */
  faultFile?: string | undefined
  /** How many generated posts follow the sample articles. */
  generated?: number
  /** Where the pictures are; the default is seen from the root of the repository. */
  imagesDir?: string
}

/**
 * Stands in for the PHP blog host: the three GET calls of section 7 of the contract over the sample articles, and the
 * pictures they name. Its faults are switched by `&fault=` in a request, by `faultFile`, or by `POST /__fault?kind=`; `PUT /__posts` gives it
 * other posts.
 * @throws {PortTakenError} when the port is in use
 * @throws {UnknownFaultError} when `fault` is not one
 */
export function startBlogApi(options: BlogApiOptions): Promise<RunningServer> {
  const { port, origins = defaultSiteOrigins, fault, faultFile, generated = 0 } = options
  const imagesDir = options.imagesDir ?? join(process.cwd(), 'local/blog-api/images')
  const entries = [...catalogue, ...generateEntries(generated)]
  const faults = createFaultSwitch({ ownKinds: blogFaultKinds, initial: fault, file: faultFile })
  const told = createToldPosts()

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange
    if (faults.handleAdmin(exchange) || (await told.handleAdmin(exchange))) return
    const allowed = allowOrigin(exchange, { origins, methods: 'GET' })
    if (request.method === 'OPTIONS') return void response.writeHead(allowed ? 204 : 403).end()
    if (!allowed) return sendText(response, 403, 'This origin is not allowed to ask.')
    if (request.method !== 'GET') return sendText(response, 405, 'Only GET is served.')
    if (url.pathname.startsWith('/images/')) return sendPicture(exchange, imagesDir)
    if (url.pathname === '/') return sendHtml(response, 200, hostPage(url.host, blogFaultKinds))
    if (url.pathname !== '/api/blogs.php') return sendText(response, 404, 'Only /api/blogs.php is served.')
    const active = await faults.faultFor(url, url.searchParams.get('action') ?? '')
    if (await playTransportFault(active, exchange)) return
    answerAction(exchange, { entries, told: told.posts(), faultKind: active.kind })
  }

  return startLoopbackServer({ name: 'blog API', port, handle })
}

async function sendPicture({ response, url }: Exchange, imagesDir: string): Promise<void> {
  const name = url.pathname.slice('/images/'.length)
  // Only names we know reach the file system, so no path can climb out of the folder.
  if (!Object.hasOwn(pictures, name)) return sendText(response, 404, 'No such picture.')
  const picture = await readFile(join(imagesDir, name))
  response
    .writeHead(200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=3600',
    })
    .end(picture)
}
