import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutForeignHosts } from '#sanity/vitePlugin.ts'

/** The Studio's HTML and style sheets load nothing from other hosts, except Sanity's dashboard. */

const sanitys = (file: string) => readFileSync(path.join(process.cwd(), 'node_modules', file), 'utf8')

describe('the Vite plugin', () => {
  const lake = 'http://localhost:3333'
  const dashboard = '<script src="https://core.sanity-cdn.com/bridge.js" async type="module"></script>'
  const rendered = `<html><head>${dashboard}</head><body><div id="sanity"></div></body></html>`

  test.each([lake, undefined])('with lake %s removes the dashboard’s script', (ownLake) => {
    const { transformIndexHtml, generateBundle } = withoutForeignHosts(ownLake)
    const expected = ownLake ? rendered.replace(dashboard, '') : rendered
    expect(transformIndexHtml(rendered)).toBe(expected)
    const bundle = { 'index.html': { type: 'asset', source: rendered } }
    generateBundle.handler({}, bundle)
    expect(bundle['index.html'].source).toBe(expected)
  })

  test('lets our own lake respond to what the Studio asks Sanity', () => {
    const file = 'sanity/lib/index.js'
    const code = withoutForeignHosts(lake).transform.handler(sanitys(file), file)
    expect(code).toContain(`"${lake}"}/v1/modules`)
    expect(code).toContain(`"${lake}/vX/intake/feedback"`)
    expect(withoutForeignHosts(undefined).transform.handler(code, file)).toBe(code)
  })
})
