import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { redirection } from '#lib/redirects/redirection.server.ts'
import { isOldPath } from '#lib/redirects/wayFrom.ts'
import { contentPathsAtOnce } from '#lib/sanity/queries/contentPaths.server.ts'
import { proxy } from '#proxy.ts'

/** What proxy.ts does with old paths, and with other spellings of paths. */

const posts = ['/blog/first-call', '/blog/AbC', '/blog/abc', '/blog/caf%C3%A9']
jest.mock('#lib/blog/posts.server.ts', () => ({ allPostPaths: async () => posts }))
jest.mock('#lib/sanity/queries/contentPaths.server.ts', () => ({ contentPathsAtOnce: jest.fn() }))

const now = Date.now()
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const page = (path: string, times = {}, afterEnd: string | null = null) => ({
  path,
  hidden: false,
  times,
  afterEnd,
})
const over = { visibleUntil: at(-1) }
const way = (from: string, to: string, permanent = false) => ({ from, to, permanent })

beforeEach(() =>
  jest.mocked(contentPathsAtOnce).mockResolvedValue({
    landingPages: [
      page('/season'),
      page('/spring', over, '/season'),
      page('/tomorrow', { visibleFrom: at(1) }, '/faq'),
      page('/first', over, '/second'),
      page('/second', over, '/First/#top'),
      page('/ended', over, '/back'),
    ],
    redirects: [
      way('/old', ' /season\u200b', true),
      way('/Old-Page', '/faq#guarantee', true),
      way('/season', '/faq'),
      way('/über uns', '/about-us'),
      way('/flyer', '/search-all-jobs?location=tampa#job-search'),
      way('/shop', 'https://shop.example/offers', true),
      way('/script', 'javascript:alert(1)'),
      way('/climb', '/..//evil.example'),
      way('/itself', '/itself#top'),
      way('/back', '/ended'),
      way('/ring-1', '/ring-2?a=1'),
      way('/ring-2', 'https://www.example.com/ring-3'),
      way('/ring-3', '/ring-1'),
      way('/into-the-ring', '/ring-1'),
      way('/tv', '/Flyer?ad=1#top'),
      way('/radio', '/old', true),
      way('/print', '/shop?ad=2', true),
      way('/poster', '/radio'),
      way('/to-post', '/blog/caf%C3%A9'),
      way('/blog/café', '/to-post'),
      way('/to-own', 'https://www.example.com/spring?x=1'),
      way('/blog/old-slug', '/blog/first-call', true),
      way('/blog/sizes', '/faq#größe–2'),
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
  ['/old-page', '308 /faq#guarantee'],
  ['/u%CC%88ber%20uns/', '307 /about-us'],
  ['/_next/data/build-Id/old.json?path=old', '308 /season'],
  ['/radio', '308 /season'],
  ['/poster', '307 /season'],
  ['/tv?b=2', '307 /search-all-jobs?location=tampa&ad=1&b=2#job-search'],
  ['/print', '308 https://shop.example/offers?ad=2'],
  ['/to-post', '307 /blog/caf%C3%A9'],
  ['/to-own', '307 /season?x=1'],
])('an editor’s redirect from %s gives %s', async (path, wanted) => expect(await wayOf(path)).toBe(wanted))

test.each([
  ['/Blog/First-Call?a=%2F', '308 /blog/first-call?a=%2F'],
  ['/Season', '308 /season'],
  ['/faq%22)%20%E2%80%8B', '308 /faq'],
  ['/Old-Page/!', '308 /faq#guarantee'],
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
  ['an ended page of two that lead to each other', '/first'],
  ['a redirect into a ring', '/into-the-ring'],
  ['an ended page that a redirect leads back to', '/ended'],
  ['an encoded query', '/faq%3Futm_source=mail'],
  ['a page to come', '/tomorrow'],
  ['a malformed path', '/%E0%A4%A'],
  ['a path that ends in a control character', '/faq/%00'],
  ['a post', '/blog/AbC'],
])('%s is not redirected', async (_what, path) => expect(await wayOf(path)).toBe('200'))

test('a long path of marks or slashes takes no long time', async () => {
  const start = performance.now()
  for (const long of ['.', '/', '%20']) expect(await wayOf(`/x${long.repeat(100_000)}a`)).toBe('200')
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each(['/über uns', '/a%20b', '/@us/1!'])('a redirect can stand at %s', (from) =>
  expect(isOldPath(from)).toBe(true),
)

test.each(['old', '//evil.example', '/a/', '/a?b=c', '/ a', '/a\\b', `/${'a'.repeat(200)}`])(
  'no redirect can stand at %j',
  (from) => expect(isOldPath(from)).toBe(false),
)

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
  expect(await redirection('/blog/sizes')).toMatchObject({ destination: '/faq#gr%C3%B6%C3%9Fe%E2%80%932' })
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
