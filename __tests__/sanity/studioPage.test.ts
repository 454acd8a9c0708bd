/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ownPage, studioPage } from '../../sanity/studioPage.ts'

/** What Sanity's command line renders, shortened. */
const rendered = `<!DOCTYPE html><html lang="en"><head><link href="/static/favicon.ico" rel="icon" sizes="any"/>
<link href="/static/manifest.webmanifest" rel="manifest"/><title>Sanity Studio</title>
<link href="/studio/static/lib.css" rel="stylesheet"/><style>
  @font-face {
    font-family: Inter;
    src: url("https://studio-static.sanity.io/Inter-Regular.woff2") format("woff2");
  }
  html, body { height: 100%; }
</style><script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script>
</head><body><div id="sanity"></div><script src="/studio/static/sanity.js" type="module"></script></body></html>`

const lake = 'http://localhost:3333'

describe('the Studio’s page', () => {
  it('loads nothing from other hosts with a lake of our own', () => {
    expect(ownPage(rendered, 'Studio', lake)).not.toContain('https://')
  })

  it('may call its lake on any port, over web sockets too, and nobody else', () => {
    const [, policy] =
      /Content-Security-Policy" content="([^"]*)"/.exec(ownPage(rendered, 'Studio', lake)) ?? []
    expect(policy).toBe(
      "connect-src 'self' blob: data: http://localhost:* http://*.localhost:* ws://localhost:*",
    )
  })

  it('keeps the dashboard’s script and sets no policy on hosted Sanity', () => {
    const page = ownPage(rendered, 'Studio', undefined)
    expect(page).toContain('core.sanity-cdn.com/bridge.js')
    expect(page).not.toContain('Content-Security-Policy')
    expect(page).not.toContain('display: none')
  })

  it('never fetches Sanity’s web font: the site’s own takes its name', () => {
    const page = ownPage(rendered, 'Studio', undefined)
    expect(page).not.toContain('studio-static.sanity.io')
    expect(page).toMatch(/src: url\("\/fonts\/figtree[^"]+"\)/)
  })

  it('keeps Sanity’s web font out of the style sheets as well, and what else they say in', () => {
    const face = (style: string) =>
      `@font-face{font-family:Inter;font-style:${style};src:url(https://design-system-static.sanity.io/a.woff2)format("woff2")}`
    const own = '@font-face{font-family:Icons;src:url(./icons.woff2)}'
    const { transform } = studioPage('Studio', undefined)
    const css = `a{color:red}${face('normal')}${face('italic')}${own}b{color:red}`
    expect(transform.handler(css)).toBe(`a{color:red}${own}b{color:red}`)
    const asked = ['/ui/styles.css', '/ui/styles.css?direct', '/sanity/some.ts', '/ui/styles.css.js']
    expect(asked.filter((id) => transform.filter.id.test(id))).toEqual(asked.slice(0, 2))
  })

  it('links icons that exist and carries our title', () => {
    const page = ownPage(rendered, 'Goodline', lake)
    expect(page).toContain('<title>Goodline</title>')
    expect(page).not.toContain('"/static/')
    expect(page).toContain('href="/favicon.svg"')
  })

  it('keeps the scripts and styles of the Studio itself', () => {
    const page = ownPage(rendered, 'Studio', lake)
    expect(page).toContain('src="/studio/static/sanity.js"')
    expect(page).toContain('href="/studio/static/lib.css"')
    expect(page).toContain('html, body { height: 100%; }')
  })

  it('is cleaned up in the build as in development', () => {
    const { transformIndexHtml, generateBundle } = studioPage('Studio', lake)
    const bundle = { 'index.html': { type: 'asset', source: rendered } }
    generateBundle.handler({}, bundle)
    expect(bundle['index.html'].source).toBe(transformIndexHtml(rendered))
  })

  it.each([
    ['/studio', '/studio/'],
    ['/studio/structure/pages', '/studio/structure/pages'],
    ['/studiox', '/studiox'],
  ])('serves %s as %s in development', (asked, served) => {
    const request = { url: asked } as IncomingMessage
    const next = jest.fn()
    studioPage('Studio', lake).configureServer({
      middlewares: { use: (middleware) => middleware(request, {} as ServerResponse, next) },
    })
    expect(request.url).toBe(served)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('stops a build that made no page', () => {
    const { generateBundle } = studioPage('Studio', lake)
    expect(() => generateBundle.handler({}, {})).toThrow('no index.html')
  })
})
