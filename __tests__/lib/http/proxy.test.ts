import { NextRequest } from 'next/server'
import { proxy } from '../../../proxy.ts'

jest.mock('../../../lib/blog/recent.server.ts', () => ({ getSitemapPosts: async () => ['/blog/first-call'] }))
jest.mock('../../../lib/sanity/content/contentPaths.server.ts', () => ({
  contentPathsAtOnce: async () => ({ landingPages: [], redirects: [] }),
  lastKnownContentPaths: async () => ({ landingPages: [], redirects: [] }),
}))

const locationOf = async (path: string) =>
  (await proxy(new NextRequest(`https://site.example${path}`))).headers.get('Location')

test.each([
  ['/FAQ/?q=two%20words+more&q=%C3%A9&x', '/faq?q=two%20words+more&q=%C3%A9&x'],
  ['/Blog/First-Call?a=%2F', '/blog/first-call?a=%2F'],
  ['/_next/data/build-Id/FAQ.json?q=1&path=FAQ', '/faq?q=1'],
  ['/_next/data/build-Id/Blog/First-Call.json?path=Blog&path=First-Call', '/blog/first-call'],
])('%s redirects to %s with its query unchanged', async (path, wanted) => {
  expect(await locationOf(path)).toBe(`https://site.example${wanted}`)
})

test.each(['/faq', '/_next/data/build-Id/faq.json', '/_next/data/build-Id/index.json'])(
  '%s is not redirected',
  async (path) => expect(await locationOf(path)).toBeNull(),
)

test('a draft session’s image is requested without the session’s data', async () => {
  const headers = { cookie: '__prerender_bypass=a; __next_preview_data=b; other=c' }
  const response = await proxy(new NextRequest('https://site.example/api/media/a-1x1.png', { headers }))
  expect(response.headers.get('x-middleware-request-cookie')).toBe('__prerender_bypass=a; other=c')
})
