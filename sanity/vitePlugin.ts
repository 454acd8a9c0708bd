import type { IncomingMessage, ServerResponse } from 'node:http'

type Asset = { type: string; source?: string | Uint8Array }
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type DevelopmentServer = { middlewares: { use: (middleware: Middleware) => unknown } }

/** Connects the Studio with Sanity's dashboard; useless with a local lake. */
const dashboardScript = /<script src="https:\/\/core\.sanity-cdn[^>]*><\/script>\s*/g

const foreignFont = /\s*@font-face\s*\{[^}]*https:[^}]*\}/g

/** Removes requests to other hosts: fonts always, Sanity's dashboard with a local lake. */
export function withoutForeignHosts(hasOwnLake: boolean) {
  const clean = (html: string) => (hasOwnLake ? html.replace(dashboardScript, '') : html)
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
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code: string) => code.replace(foreignFont, ''),
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
