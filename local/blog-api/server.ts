import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFaultSwitch, playTransportFault } from 'local-http/faults'
import {
  allowOrigin,
  defaultSiteOrigins,
  sendHtml,
  sendText,
  startLoopbackServer,
  type Exchange,
  type RunningServer,
} from 'local-http/server'
import { respondToAction } from './actions.ts'
import { images } from './article.ts'
import { catalogue, generateEntries } from './catalogue.ts'
import { hostPage } from './page.ts'
import { createPostOverride } from './override.ts'

/** Faults that only this host has. */
const blogFaultKinds = ['html', 'truncated', 'success-false', 'empty', 'single-object'] as const

type BlogApiOptions = {
  port: number
  origins?: readonly string[]
  /** Number of generated posts after the sample articles. */
  generated?: number
  imagesDir?: string
}

/**
 * Stands in for the PHP blog host: its three GET calls, and images.
 * `&fault=` and `POST /__fault?kind=` set faults; `PUT /__posts` replaces the posts.
 * @throws {Error} when the port is in use
 */
export function startBlogApi(options: BlogApiOptions): Promise<RunningServer> {
  const { port, origins = defaultSiteOrigins, generated = 0 } = options
  const imagesDir = options.imagesDir ?? join(import.meta.dirname, 'images')
  const entries = [...catalogue, ...generateEntries(generated)]
  const faults = createFaultSwitch(blogFaultKinds)
  const override = createPostOverride()

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange
    if (faults.handleAdmin(exchange) || (await override.handleAdmin(exchange))) return
    const allowed = allowOrigin(exchange, { origins, methods: 'GET' })
    if (request.method === 'OPTIONS') return void response.writeHead(allowed ? 204 : 403).end()
    if (!allowed) return sendText(response, 403, 'This origin is not allowed to ask.')
    if (request.method !== 'GET') return sendText(response, 405, 'Only GET is served.')
    if (url.pathname.startsWith('/images/')) return sendImage(exchange, imagesDir)
    if (url.pathname === '/') return sendHtml(response, 200, hostPage(url.host, blogFaultKinds))
    if (url.pathname !== '/api/blogs.php') return sendText(response, 404, 'Only /api/blogs.php is served.')
    const active = faults.faultFor(url, url.searchParams.get('action') ?? '')
    if (await playTransportFault(active, exchange)) return
    respondToAction(exchange, { entries, override: override.posts(), faultKind: active.kind })
  }

  return startLoopbackServer({ name: 'blog API', port, handle })
}

async function sendImage({ response, url }: Exchange, imagesDir: string): Promise<void> {
  const name = url.pathname.slice('/images/'.length)
  // Only known names reach the file system: no path traversal.
  if (!Object.hasOwn(images, name)) return sendText(response, 404, 'No such image.')
  const image = await readFile(join(imagesDir, name))
  response
    .writeHead(200, {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=3600',
    })
    .end(image)
}
