import { inlinePostSvg, inlineSvgs } from '#lib/images/inlineSvgs.server.ts'
import { assetHost, assetUrl } from '#lib/images/lakeImage.ts'
import { publicEnv } from '#lib/site/env.ts'

const file = `${'a'.repeat(40)}-48x48.svg`
const svg = {
  asset: {
    url: `${assetHost}/images/p/d/${file}`,
    mimeType: 'image/svg+xml',
    size: 5000,
    width: 48,
    height: 48,
  },
}
const url = assetUrl('images', svg.asset.url) ?? ''
const other = { asset: { ...svg.asset, url: svg.asset.url.replace('aaaa', 'bbbb') } }

const svgResponse = (markup = '<svg/>', type = 'image/svg+xml') =>
  new Response(markup, { headers: { 'Content-Type': type } })

let warn: jest.SpyInstance
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => {})))
afterEach(() => jest.restoreAllMocks())

test('small SVGs are read, other images are not', async () => {
  const read = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => svgResponse())
  const photo = { asset: { ...svg.asset, mimeType: 'image/png' } }
  const large = { asset: { ...svg.asset, size: 5001 } }
  const unmeasured = { asset: { ...svg.asset, size: null } }
  expect([...(await inlineSvgs([svg, photo, large, unmeasured, { asset: null }]))]).toEqual([[url, '<svg/>']])
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['responds with an error', async () => new Response('', { status: 503 })],
  ['responds with a page', async () => svgResponse('<html>', 'text/html')],
])('where the image host %s, an SVG never read is not inlined', async (_what, respond) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond)
  expect((await inlineSvgs([other])).size).toBe(0)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be inlined'))
})

test('an SVG that was read stays inlined while its host is down', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(async () => svgResponse('<svg id="read"/>'))
    .mockRejectedValue(new Error('unreachable'))
  await inlineSvgs([other])
  expect([...(await inlineSvgs([other])).values()]).toEqual(['<svg id="read"/>'])
})

test('a hanging image host delays a page by two seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('Timed out', 'TimeoutError'))
  await inlineSvgs([svg])
  expect(timeout).toHaveBeenCalledWith(2_000)
})

test('a small SVG of the blog’s own host is inlined', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => svgResponse())
  expect(await inlinePostSvg(`${publicEnv.blogApiHost}/a.svg`)).toBe('data:image/svg+xml,%3Csvg/%3E')
})

test.each([
  ['no image', null],
  ['an SVG of another host', 'https://pictures.example/a.svg'],
])('%s is not requested', async (_what, src) => {
  const read = jest.spyOn(globalThis, 'fetch')
  expect(await inlinePostSvg(src)).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})

test('a large SVG of a post is not inlined', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => svgResponse('a'.repeat(5001)))
  expect(await inlinePostSvg(`${publicEnv.blogApiHost}/a.svg`)).toBeUndefined()
})
