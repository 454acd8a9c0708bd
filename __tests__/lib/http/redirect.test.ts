import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { staticRedirect } from '../../../lib/http/redirect.server.ts'
import { contentPathsAtOnce } from '../../../lib/sanity/content/contentPaths.server.ts'
import { sitePages } from '../../../lib/site/pages.ts'
import { homeParameters } from '../../../lib/site/redirects.ts'
import { config, proxy } from '../../../proxy.ts'

/** What proxy.ts does with old paths, and with other spellings of paths. */

jest.mock('../../../lib/blog/recent.server.ts', () => ({ getSitemapPosts: async () => ['/blog/first-call'] }))
jest.mock('../../../lib/sanity/content/contentPaths.server.ts', () => ({
  contentPathsAtOnce: jest.fn(),
  lastKnownContentPaths: async () => ({ landingPages: [], redirects: [] }),
}))

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
      page('/over', { visibleUntil: at(-1) }),
      page('/today', { visibleUntil: at(1) }, '/faq'),
      page('/spring', { visibleUntil: at(-1) }, '/season'),
      page('/tomorrow', { visibleFrom: at(1) }, '/faq'),
      page('/fair', { visibleUntil: at(-1) }, '/faq'),
      page('/echo', { visibleUntil: at(-1) }, '/echo'),
    ],
    redirects: [
      way('/old', '/season', true),
      way('/Old-Page', '/faq#guarantee', true),
      way('/season', '/faq'),
      way('/faq', '/season'),
      way('/old.php', '/about-us'),
      way('/über uns', '/about-us'),
      way('/a%20b', '/about-us'),
      way('/shop', 'https://shop.example/offers?from=us#now', true),
      way('/last-year', '/gone', true),
      way('/ended', '/over'),
      way('/fair', '/about-us'),
      way('/to-spring', '/spring', true),
      way('/until-tonight', '/today', true),
      way('/script', 'javascript:alert(1)'),
      way('/plain', 'http://shop.example'),
      way('/climb', '/..//evil.example'),
      way('/?p=123', '/blog/hiring-tips'),
      way('/blog/old-slug', '/blog/hiring-tips', true),
      way('/blog/2019/05/hiring-tips', '/blog/hiring-tips'),
      way('/older', '/blog/page/2'),
      way('/below', '/about-us/nothing'),
      way('/round', '/about'),
      way('/about', '/round'),
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
  ['/_next/data/build-Id/old.json', '308 /season'],
  ['/%C3%BCber%20uns', '307 /about-us'],
  ['/u%CC%88ber%20uns', '307 /about-us'],
  ['/a%20b', '307 /about-us'],
  ['/shop?utm_source=mail&from=them', '308 https://shop.example/offers?from=us&utm_source=mail#now'],
  ['/until-tonight', '307 /today'],
  ['/?p=123', '307 /blog/hiring-tips'],
  ['/blog/2019/05/hiring-tips/', '307 /blog/hiring-tips'],
  ['/older', '307 /blog/page/2'],
  ['/spring?utm_source=mail', '307 /season?utm_source=mail'],
  ['/_next/data/build-Id/spring.json', '307 /season'],
  ['/fair', '307 /about-us'],
  ['/to-spring', '307 /season'],
])('%s gets %s', async (path, wanted) => expect(await wayOf(path)).toBe(wanted))

test.each([
  ['/FAQ/?q=two%20words+more&q=%C3%A9&x', '308 /faq?q=two%20words+more&q=%C3%A9&x'],
  ['/Blog/First-Call?a=%2F', '308 /blog/first-call?a=%2F'],
  ['/_next/data/build-Id/FAQ.json?q=1&path=FAQ', '308 /faq?q=1'],
  ['/_next/data/build-Id/Blog/First-Call.json?path=Blog&path=First-Call', '308 /blog/first-call'],
])('a page in other letters has its own path: %s gets %s', async (path, wanted) =>
  expect(await wayOf(path)).toBe(wanted),
)

test.each([
  ['a page of the site', '/faq'],
  ['the data of a page', '/_next/data/build-Id/faq.json'],
  ['the data of home', '/_next/data/build-Id/index.json'],
  ['a landing page', '/season'],
  ['an unknown path', '/nothing'],
  ['a redirect to a missing page', '/last-year'],
  ['a redirect to a page whose time is over', '/ended'],
  ['a redirect that runs a script', '/script'],
  ['a redirect to another host in disguise', '/climb'],
  ['a circle', '/round'],
  ['a page that ends later', '/today'],
  ['a page to come', '/tomorrow'],
  ['an ended page that leads to itself', '/echo'],
  ['a malformed path', '/%E0%A4%A'],
  ['a post, which may be there', '/blog/old-slug'],
  ['home', '/?p=124'],
  ['a redirect to nothing below a page', '/below'],
])('%s is not redirected', async (_what, path) => expect(await wayOf(path)).toBe('200'))

test('a target with http is reached by https', async () =>
  expect(await wayOf('/plain')).toBe('307 https://shop.example/'))

test('an editor sees the draft that may stand at an old path', async () => {
  const cookie = '__prerender_bypass=1; __next_preview_data=2'
  expect(await wayOf('/old', { cookie })).toBe('200')
  expect(await wayOf('/old.php', { cookie })).toBe('307 /about-us')
})

test('a draft session’s image is requested without the session’s data', async () => {
  const headers = { cookie: '__prerender_bypass=a; __next_preview_data=b; other=c' }
  const response = await proxy(new NextRequest('https://site.example/api/media/a-1x1.png', { headers }))
  expect(response.headers.get('x-middleware-request-cookie')).toBe('__prerender_bypass=a; other=c')
})

test.each(['__prerender_bypass=1', '__prerender_bypass=', '__prerender_bypass=; __next_preview_data='])(
  'a visitor with the cookie %s is redirected',
  async (cookie) => expect(await wayOf('/old', { cookie })).toBe(await wayOf('/old')),
)

test('a missing post has its redirect, a missing path none', async () => {
  expect(await staticRedirect('/blog/old-slug')).toEqual({
    destination: '/blog/hiring-tips',
    permanent: true,
  })
  expect(await staticRedirect('/blog/nothing')).toBeUndefined()
})

test('with nothing known no path is redirected', async () => {
  jest.mocked(contentPathsAtOnce).mockRejectedValue(new Error('down'))
  expect(await wayOf('/old')).toBe('200')
})

const publicFiles = readdirSync(path.join(__dirname, '..', '..', '..', 'public'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => `/${name}`)

const runsFor = (url: string) => doesMatch({ config, url, nextConfig: {} })

test('the matcher of proxy.ts names every page of the site', () => {
  const files = [
    '/art/a.svg',
    '/feed.xml',
    '/sitemap.xml',
    ...publicFiles,
    '/_next/static/a.js',
    '/api/health',
    '/studio',
  ]
  const data = sitePages.map(({ path }) => `/_next/data/b/${path === '/' ? 'index' : path.slice(1)}.json`)
  for (const url of [
    ...sitePages.map(({ path }) => path),
    '/blog/a-post',
    '/blog/page/2',
    '/?utm_source=mail',
    '/_next/data/b/blog/a-post.json',
    ...data,
    ...files,
  ])
    expect([url, runsFor(url)]).toEqual([url, false])
})

test.each(homeParameters)('home with ?%s= is looked up', (name) =>
  expect(runsFor(`/?${name}=123`)).toBe(true),
)

test.each(['/old', '/FAQ', '/faq/'])('no browser stores the redirect of %s', async (path) => {
  const { headers } = await proxy(new NextRequest(`https://site.example${path}`))
  expect(headers.has('Location')).toBe(true)
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  '/rss.xml',
  '/blog/2019/05/hiring-tips',
  '/about-us/our-team',
  '/old',
  '/old.php?id=3',
  '/a%20b',
  '/wp-content/a.pdf',
  '/faqs',
  '/_next/data/b/old.json',
])('%s is looked up', (url) => expect(runsFor(url)).toBe(true))

test('an ended page leads elsewhere from its last millisecond on', async () => {
  const clock = jest.spyOn(Date, 'now')
  const end = now + 3_600_000
  clock.mockReturnValue(end - 1)
  expect(await wayOf('/today')).toBe('200')
  clock.mockReturnValue(end)
  expect(await wayOf('/today')).toBe('307 /faq')
  clock.mockRestore()
})
