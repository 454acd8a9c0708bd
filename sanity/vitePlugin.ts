import type { IncomingMessage, ServerResponse } from 'node:http'

type Asset = { type: string; source?: string | Uint8Array }
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type DevelopmentServer = { middlewares: { use: (middleware: Middleware) => unknown } }

/** Connects the Studio with Sanity's dashboard; useless with a local lake. */
const dashboardScript = /<script src="https:\/\/core\.sanity-cdn[^>]*><\/script>\s*/g

const foreignFont = /\s*@font-face\s*\{[^}]*https:[^}]*\}/g

/** Hosts of Sanity's that the Studio asks for newer versions and for a feedback form. */
const sanityHosts = [
  ['https://sanity-cdn.com"}/v1/modules', '"}/v1/modules'],
  ['https://api.sanity.io/vX/intake/feedback', '/vX/intake/feedback'],
] as const

/**
 * Removes requests to other hosts: fonts always, Sanity's dashboard with a lake of our own, at
 * `lake`. That lake also responds to the calls that the Studio's Content Security Policy would
 * refuse.
 */
export function withoutForeignHosts(lake: string | undefined) {
  const clean = (html: string) => (lake ? html.replace(dashboardScript, '') : html)
  const atHome = (code: string) =>
    sanityHosts.reduce((text, [theirs, ours]) => text.replace(theirs, `${lake}${ours}`), code)
  return {
    name: 'without-foreign-hosts',
    // The development server needs a trailing slash; the site's links have none.
    configureServer: ({ middlewares }: DevelopmentServer) => {
      middlewares.use((request, _response, next) => {
        if (request.url === '/studio') request.url = '/studio/'
        next()
      })
    },
    // Before Vite hashes the files.
    transform: {
      order: 'pre' as const,
      filter: { id: [/\.css(?:\?|$)/, /\/sanity\/lib\/index\.js$/] },
      handler: (code: string, id: string) =>
        id.endsWith('.js') ? (lake ? atHome(code) : code) : code.replace(foreignFont, ''),
    },
    transformIndexHtml: clean,
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, Asset>) {
        const page = bundle['index.html']
        if (page) page.source = clean(String(page.source))
      },
    },
  }
}
