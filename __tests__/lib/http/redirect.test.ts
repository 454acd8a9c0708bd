import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { redirection } from '../../../lib/http/redirect.server.ts'
import { contentPathsAtOnce } from '../../../lib/sanity/content/contentPaths.server.ts'
import { proxy } from '../../../proxy.ts'

/** What proxy.ts does with old paths, and with other spellings of paths. */

const posts = ['/blog/first-call', '/blog/AbC', '/blog/caf%C3%A9']
jest.mock('../../../lib/blog/recent.server.ts', () => ({ allPostPaths: async () => posts }))
jest.mock('../../../lib/sanity/content/contentPaths.server.ts', () => ({ contentPathsAtOnce: jest.fn() }))

const now = Date.now()
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const page = (path: string, window = {}, afterEnd: string | null = null) => ({
  path,
  hidden: false,
  window,
  afterEnd,
})
const way = (from: string, to: string, permanent = false) => ({ from, to, permanent })

beforeEach(() =>
  jest.mocked(contentPathsAtOnce).mockResolvedValue({
    landingPages: [
      page('/season'),
      page('/today', { visibleUntil: at(1) }, '/faq'),
      page('/spring', { visibleUntil: at(-1) }, '/season'),
      page('/tomorrow', { visibleFrom: at(1) }, '/faq'),
    ],
    redirects: [
      way('/old', '/season', true),
      way('/Old-Page', '/faq#guarantee', true),
      way('/season', '/faq'),
      way('/über uns', '/about-us'),
      way('/flyer', '/search-all-jobs?location=tampa#job-search'),
      way('/shop', 'https://shop.example/offers', true),
      way('/script', 'javascript:alert(1)'),
      way('/climb', '/..//evil.example'),
      way('/itself', '/itself#top'),
      way('/blog/old-slug', '/blog/first-call', true),
    ],
  }),
)

/** Status and target of the response; "200" for none. */
async function wayOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await proxy(new NextRequest(`https://site.example${path}`, { headers }))
  const location = response.headers.get('Location')
  return location ? `${response.status} ${location.replace('https://site.example', '')}` : '200'
}

test.each([
  ['/old', '308 /season'],
  ['/old-page', '308 /faq#guarantee'],
  ['/u%CC%88ber%20uns/', '307 /about-us'],
  ['/shop?utm_source=mail', '308 https://shop.example/offers?utm_source=mail'],
  ['/flyer?gclid=1', '307 /search-all-jobs?location=tampa&gclid=1#job-search'],
  ['/spring?utm_source=mail', '307 /season?utm_source=mail'],
  ['/_next/data/build-Id/old.json?path=old', '308 /season'],
])('an editor’s redirect from %s gives %s', async (path, wanted) => expect(await wayOf(path)).toBe(wanted))

test.each([
  ['/About-Us/', '308 /about-us'],
  ['/Blog/First-Call?a=%2F', '308 /blog/first-call?a=%2F'],
  ['/Season', '308 /season'],
  ['/contact-us.', '308 /contact-us'],
  ['/contact-us%C2%A0', '308 /contact-us'],
  ['/contact-us&utm_source=letter', '308 /contact-us?utm_source=letter'],
  ['/faq%3Futm_source=mail?a=b', '308 /faq?utm_source=mail&a=b'],
  ['/faq%E2%80%9D.', '308 /faq'],
  ['/faq%23guarantee', '308 /faq#guarantee'],
  ['/flyer&amp;gclid=1', '307 /search-all-jobs?location=tampa&gclid=1#job-search'],
  ['/feed.xml)', '308 /feed.xml'],
  ['/Nothing/', '308 /Nothing'],
  ['/_next/data/build-Id/FAQ.json?q=1&path=FAQ', '308 /faq?q=1'],
])('another spelling leads to its page: %s gives %s', async (path, wanted) =>
  expect(await wayOf(path)).toBe(wanted),
)

test.each([
  ['an unknown path', '/nothing'],
  ['a redirect that runs a script', '/script'],
  ['a redirect to another host in disguise', '/climb'],
  ['a redirect to itself', '/itself'],
  ['a page to come', '/tomorrow'],
  ['a malformed path', '/%E0%A4%A'],
  ['a path longer than any', `/${'.'.repeat(8000)}a`],
  ['a post', '/blog/AbC'],
])('%s is not redirected', async (_what, path) => expect(await wayOf(path)).toBe('200'))

test('no query and no path leads to another host', async () => {
  await fc.assert(
    fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), fc.string(), async (path, query, text) => {
      for (const asked of [
        `${path}/?${query}`,
        `//evil.example${path}/`,
        `/flyer?${query}`,
        `/faq%3F${encodeURIComponent(text)}`,
      ]) {
        const response = await proxy(new NextRequest(`https://site.example${asked}`))
        const location = response.headers.get('Location') ?? 'https://site.example'
        expect(new URL(location).host).toBe('site.example')
      }
    }),
  )
})

test('a missing post has its redirect, a missing path none', async () => {
  const found = { destination: '/blog/first-call', permanent: true }
  expect(await redirection('/blog/old-slug')).toEqual(found)
  expect(await redirection('/blog/nothing')).toBeUndefined()
})

test('an editor sees the draft that may stand at an old path', async () =>
  expect(await wayOf('/old', { cookie: '__prerender_bypass=1' })).toBe('200'))

test('with nothing known only pages of the site are found', async () => {
  jest.mocked(contentPathsAtOnce).mockRejectedValue(new Error('down'))
  expect(await wayOf('/old')).toBe('200')
  expect(await wayOf('/Contact-Us/')).toBe('308 /contact-us')
})

test('no browser stores a redirect, which an editor may change', async () => {
  const { headers } = await proxy(new NextRequest('https://site.example/old'))
  expect(headers.get('Cache-Control')).toBe('no-store')
})
