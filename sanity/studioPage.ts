import type { IncomingMessage, ServerResponse } from 'node:http'

/** The Studio's one HTML page, as the command line renders it and as we serve it. */

/** The site's own text face takes the name that Sanity's interface asks for. */
const ownFont = `
  @font-face {
    font-family: Inter;
    font-weight: 300 900;
    font-display: swap;
    src: url("/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2") format("woff2");
  }`

const ownIcons =
  '<link href="/favicon.ico" rel="icon" sizes="any"/><link href="/favicon.svg" rel="icon" type="image/svg+xml"/>'

/** Connects a Studio with Sanity's dashboard. Useful on hosted Sanity; with a lake of our own only a request to a stranger. */
const bridge = /<script src="https:\/\/core\.sanity-cdn[^>]*><\/script>\s*/g

/**
 * With a lake of our own the browser may call that lake and this site, nobody else: Sanity's interface would report errors,
 * feedback and its version to hosts that no setting turns off. Any port, because event streams use the lake's sibling ports.
 */
function onlyOwnHosts(lake: string): string {
  const { protocol, hostname } = new URL(lake)
  const sockets = protocol.replace('http', 'ws')
  const hosts = [`${protocol}//${hostname}:*`, `${protocol}//*.${hostname}:*`, `${sockets}//${hostname}:*`]
  return `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' blob: data: ${hosts.join(' ')}"/>`
}

/**
 * Behind the Help sign stand the versions of Sanity and its invitation to register the Studio there, for which the sign bears a yellow dot. With
 * a lake of our own nobody can, so the dot would never go.
 */
const withoutHelp = '<style>[data-testid="button-resources-menu"] { display: none !important; }</style>'

const outsideFont = /\s*@font-face\s*\{[^}]*https:[^}]*\}/g
const defaultIcon = /<link href="[^"]*static\/(favicon|apple-touch-icon|manifest)\.[^>]*>/g

/**
 * The page without anything from other hosts: Sanity's web font and, with a lake of our own, its dashboard's script and Help. The command
 * line's icon links ignore the Studio's base path, so they are replaced too. `lake` undefined means hosted Sanity.
 */
export function ownPage(html: string, title: string, lake: string | undefined): string {
  const page = html
    .replace(outsideFont, '')
    .replace('<style>', `<style>${ownFont}`)
    .replace(defaultIcon, '')
    .replace('</head>', `${ownIcons}</head>`)
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
  if (!lake) return page
  return page.replace(bridge, '').replace('<title>', `${onlyOwnHosts(lake)}${withoutHelp}<title>`)
}

/** What the Vite plugin below needs to know of a built file, and of the development server. */
type Output = { type: string; source?: string | Uint8Array }
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type DevelopmentServer = { middlewares: { use: (middleware: Middleware) => unknown } }

/**
 * The Vite plugin that applies {@link ownPage}, in development and in the build, and takes Sanity's web font out of the style sheets too:
 * of another host's faces the italic one would be asked for, which the site's own font has not. Browsers slant that instead.
 * @throws {Error} from the build when it made no page.
 */
export function studioPage(title: string, lake: string | undefined) {
  return {
    name: 'studio-page',
    // The development server only knows its base path with the slash at its end; the site's links have none.
    configureServer: ({ middlewares }: DevelopmentServer) => {
      middlewares.use((request, _response, next) => {
        if (request.url === '/studio') request.url = '/studio/'
        next()
      })
    },
    // Before Vite names each file after its content: browsers keep these for good.
    transform: {
      order: 'pre' as const,
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code: string) => code.replace(outsideFont, ''),
    },
    transformIndexHtml: (html: string) => ownPage(html, title, lake),
    generateBundle: {
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, Output>) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The Studio’s build has no index.html to clean up.')
        page.source = ownPage(String(page.source), title, lake)
      },
    },
  }
}
