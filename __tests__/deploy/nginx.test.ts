import { readFileSync } from 'node:fs'
import { sitePages } from '../../lib/site/pages.ts'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** The reverse proxy of deploy/, as the real nginx runs it. */

const test = testWith('nginx')
const site = proxiedSite()
let paths = 0
const newPath = () => `/page-${(paths += 1)}`
const pages = sitePages.map(({ path }) => path)
const drafts = '__prerender_bypass=x; __next_preview_data=y'

test('visitors of a page share one response, whatever their query', async () => {
  const page = newPath()
  site.respond = () => ({ headers: shared, body: 'a page' })
  await site.get(page)
  const seen = await Promise.all(Array.from({ length: 100 }, (_, number) => site.get(`${page}?q=${number}`)))
  expect(seen.filter(({ status, body }) => status !== 200 || body !== 'a page')).toEqual([])
  expect(site.requests.length).toBeLessThan(5)
  expect(seen[0]?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each([500, 'none'])('a good page is served while the site responds %s', async (status) => {
  const page = newPath()
  site.respond = () => ({ headers: shared, body: 'good' })
  await site.get(page)
  site.respond = () => ({ status: Number(status), body: 'bad' })
  if (status === 'none') await site.stop()
  await expectSoon(async () => {
    const { status, headers, body } = await site.get(page)
    expect([status, headers.get('x-proxy-cache'), body]).toEqual([200, 'STALE', 'good'])
  })
  if (status === 'none') await site.start()
})

test('a draft comes from the site and is never cached', async () => {
  const page = newPath()
  site.respond = ({ headers }) => ({ headers: shared, body: headers.cookie ? 'a draft' : 'published' })
  for (const cookie of [drafts, `a=b; ${drafts}; c=d`])
    expect((await site.get(page, { cookie })).body).toBe('a draft')
  expect((await site.get(page)).body).toBe('published')
  expect((await site.get(page, { cookie: drafts })).body).toBe('a draft')
})

test.each([
  ['a missing page', 404, shared],
  ['a private response', 200, { 'cache-control': 'private, no-store' }],
  ['a response with a cookie', 200, { ...shared, 'set-cookie': 'a=b' }],
])(
  '%s reaches the site each time, with its query',
  async (_what, status, headers: Record<string, string>) => {
    const page = newPath()
    site.respond = () => ({ status, headers })
    for (const query of ['?a=1', '?b=%20']) expect((await site.get(`${page}${query}`)).status).toBe(status)
    expect(site.requests.map(({ url }) => url)).toEqual([`${page}?a=1`, `${page}?b=%20`])
  },
)

test('the site hears of a visitor nothing that a page could contain', async () => {
  const own = { cookie: 'a=b', 'accept-language': 'de', authorization: 'Basic x', 'x-nextjs-data': '1' }
  site.respond = () => ({ headers: shared })
  await site.get(newPath(), own)
  expect(Object.keys(site.requests[0]?.headers ?? {}).sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
  ])
})

test.each(['/page', '/api/own', '/_next/static/own.js'])(
  'nobody outside has %s regenerated',
  async (where) => {
    await site.get(where, { 'x-prerender-revalidate': 'x', cookie: drafts })
    expect(site.requests[0]?.headers).not.toHaveProperty('x-prerender-revalidate')
  },
)

test('the key of a draft is in no log', async () => {
  await site.get('/api/draft-mode/enable?sanity-preview-secret=secret')
  await site.get('/last')
  const log = () => readFileSync(`${site.folder}/access.log`, 'utf8')
  await expectSoon(() => expect(log()).toContain('GET /last'))
  expect(log()).not.toContain('secret')
})

test.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
  ['2001:db8:0:1::1', '2001:db8:0:1:2::2', '2001:db8:0:2::1'],
])('too many costly requests of %s are refused, and of %s, not of %s', async (one, same, other) => {
  site.respond = () => ({ status: 404 })
  const costly = ['/api/own', '/_next/image?own', '/nothing', '/blog/nothing', '/_next/data/b/nothing.json']
  const statuses = async (visitor: string, times: number, where: readonly string[]) => {
    const get = (_: unknown, number: number) =>
      site.get(where[number % where.length] ?? '', { 'x-forwarded-for': visitor })
    const all = await Promise.all(Array.from({ length: times }, get))
    return new Set(all.map(({ status }) => status))
  }
  expect(await statuses(one, 500, costly)).toContain(429)
  expect(await statuses(same, 100, costly)).toContain(429)
  expect(await statuses(other, 100, costly)).toEqual(new Set([404]))
  expect(await statuses(one, 100, pages)).toEqual(new Set([404]))
})
