import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** The reverse proxy of deploy/, as the real nginx runs it. */

const test = testWith('nginx')
const site = proxiedSite()
const drafts = '__prerender_bypass=x; __next_preview_data=y'
const stranger = { 'x-forwarded-for': '203.0.113.1' }

/** How often each status came when `times` requests of a caller went to `where`, by turns. */
async function statuses(where: readonly string[], times: number, headers: Record<string, string> = stranger) {
  const all = await Promise.all(
    Array.from({ length: times }, (_, number) => site.get(where[number % where.length] ?? '', headers)),
  )
  const counts: Record<string, number> = {}
  for (const { status = 0 } of all) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

beforeEach(() => {
  site.respond = () => ({ headers: shared, body: 'a page' })
})

test('visitors of a page share one response, whatever their query', async () => {
  await site.get('/page')
  const seen = await Promise.all(Array.from({ length: 100 }, (_, number) => site.get(`/page?q=${number}`)))
  expect(seen.filter(({ status, body }) => status !== 200 || body !== 'a page')).toEqual([])
  expect(site.requests.length).toBeLessThan(5)
  expect(seen[0]?.header('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each([500, 'none'])('a good page is served while the site responds %s', async (status) => {
  await site.get('/page')
  site.respond = () => ({ status: Number(status), body: 'bad' })
  if (status === 'none') await site.stop()
  await expectSoon(async () => {
    const { status, header, body } = await site.get('/page')
    expect([status, header('x-proxy-cache'), body]).toEqual([200, 'STALE', 'a page'])
  })
})

test('a draft comes from the site and is never cached', async () => {
  site.respond = ({ headers }) => ({ headers: shared, body: headers.cookie ? 'a draft' : 'published' })
  for (const cookie of [drafts, `a=b; ${drafts}; c=d`])
    expect((await site.get('/page', { cookie })).body).toBe('a draft')
  expect((await site.get('/page')).body).toBe('published')
  expect((await site.get('/page', { cookie: drafts })).body).toBe('a draft')
  expect((await site.get('/page')).header('x-proxy-cache')).toMatch(/HIT|REVALIDATED|EXPIRED/)
})

test.each([
  ['a missing page', 404, shared],
  ['a private response', 200, { 'cache-control': 'private, no-store' }],
  ['a response with a cookie', 200, { ...shared, 'set-cookie': 'a=b' }],
])(
  '%s reaches the site each time, with its query',
  async (_what, status, headers: Record<string, string>) => {
    site.respond = () => ({ status, headers })
    for (const query of ['?a=1', '?b=%20']) expect((await site.get(`/page${query}`)).status).toBe(status)
    expect(site.requests.map(({ url }) => url)).toEqual(['/page?a=1', '/page?b=%20'])
  },
)

test('the site hears of a visitor nothing that a page could contain', async () => {
  const own = {
    cookie: 'a=b',
    'accept-encoding': 'gzip, br',
    'accept-language': 'de',
    authorization: 'Basic x',
    'x-nextjs-data': '1',
  }
  await site.get('/page', own)
  expect(Object.keys(site.requests[0]?.headers ?? {}).sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
  ])
})

test('an API route hears who calls, as nginx knows it', async () => {
  await site.get('/api/own', { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' })
  expect(site.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.1')
})

test('no header of a caller regenerates a page', async () => {
  await site.get('/api/own', { 'x-prerender-revalidate': 'x', cookie: drafts })
  expect(site.requests[0]?.headers).not.toHaveProperty('x-prerender-revalidate')
})

test('the log has caller, time and cache, and no secret', async () => {
  const secret = '/api/draft-mode/enable?sanity-preview-secret=secret'
  await statuses([secret], 40)
  await site.get('/last?secret', stranger)
  await site.stop()
  await site.get(secret)
  const log = (name: string) => readFileSync(`${site.folder}/${name}.log`, 'utf8')
  await expectSoon(() =>
    expect(log('access')).toMatch(/^203\.0\.113\.1 \[20.+\] "GET \/last" 200 [\d.]+ MISS$/m),
  )
  expect(log('access')).toContain('"GET /api/draft-mode/enable" 429')
  expect(log('access') + log('error')).not.toContain('secret')
})

test.each([
  ['images and calls', ['/_next/image?own', '/api/own', '/%61pi/own', '/api//own'], 300],
  ['build files', ['/_next/static/none.js', '/studio/static/none.js'], 1200],
  ['preview secrets', ['/api/draft-mode/enable', '/api/%64raft-mode/enable'], 40],
])('too many requests for %s are refused', async (_what, where, times) => {
  site.respond = () => ({ status: 404 })
  expect(await statuses(where, times)).toHaveProperty('429')
})

test.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
  ['2001:db8:0:1::1', '2001:db8:0:1:2::2', '2001:db8:0:2::1'],
])('who floods as %s is refused as %s, and others are not', async (one, same, other) => {
  await statuses(['/page'], 300, { 'x-forwarded-for': one })
  expect(await statuses(['/page'], 50, { 'x-forwarded-for': same })).toHaveProperty('429')
  expect(await statuses(['/page'], 50, { 'x-forwarded-for': other })).toEqual({ 200: 50 })
})

test('forged draft cookies are refused soon, and leave the cache to others', async () => {
  await site.get('/page')
  const forged = await statuses(['/page'], 100, { ...stranger, cookie: drafts })
  expect(forged[200]).toBeLessThan(60)
  expect(await statuses(['/page'], 50)).toEqual({ 200: 50 })
  expect(site.requests.length).toBeLessThan(70)
})

const detours = [
  '/api/..%2fstudio%2fx/../health',
  '/_next/..%2Fart%2Fx/../image?url=a',
  '/page-1/../',
  '/n/./page',
  '/..',
  '/%2e%2E/api/health',
  '/a\\..\\api/health',
  '/a%5Cb',
  '/.?a=/b',
  '/page#1',
]

test('no detour around a limit or a cached page reaches the site', async () => {
  for (const where of detours) expect([where, (await site.get(where)).status]).toEqual([where, 400])
  expect(site.requests).toEqual([])
})

test('other dots, slashes and queries reach the site as they were sent', async () => {
  const image = '/_next/image?url=%2F..%2fa%5c%2e&w=640'
  const all = [image, '/page?next=/../a\\b', '/blog/a..b', '/.well-known/x', '/blog/...', '//page']
  for (const where of all) expect([where, (await site.get(where)).status]).toEqual([where, 200])
  expect(site.requests.map(({ url }) => url)).toEqual(all)
})

test('no URL is so long that it takes the site out', async () => {
  // Next repeats a URL twice, and encodes each of these letters in three.
  site.respond = ({ url = '' }) => {
    const location = url.replaceAll('"', '%22')
    return { status: 308, headers: { location, refresh: `0;url=${location}` } }
  }
  for (const path of ['/faq/?', '//', '/_next/image?', '/api/'])
    expect(await statuses([`${path}${'x'.repeat(30_000)}`], 3)).toEqual({ 414: 3 })
  expect(await statuses([`/faq/?${'"'.repeat(8185)}`], 4)).toEqual({ 308: 4 })
  site.respond = () => ({ body: 'a page' })
  expect((await site.get('/other', { cookie: 'c'.repeat(17_000) })).body).toBe('a page')
})

test('connections with unfinished headers are closed', async () => {
  const open = Array.from({ length: 200 }, () => connect(site.port, '127.0.0.1'))
  const closed = open.map((socket) => once(socket, 'close'))
  for (const socket of open)
    socket
      .resume()
      .on('error', () => {})
      .write(`GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(30_000)}`)
  await Promise.all(closed)
})

test('a site that hangs costs two visitors the wait', async () => {
  await site.get('/page')
  site.respond = () => new Promise(() => {})
  const slow = await Promise.all(['/one', '/two'].map((where) => site.get(where)))
  expect(slow.map(({ status }) => status)).toEqual([504, 504])
  const start = Date.now()
  expect((await site.get('/three')).status).toBe(504)
  expect((await site.get('/page')).body).toBe('a page')
  expect(Date.now() - start).toBeLessThan(950)
})

test('slow images and calls take no page away', async () => {
  const slow = ['/_next/image?slow', '/api/slow']
  site.respond = ({ url = '' }) => (slow.includes(url) ? new Promise(() => {}) : { body: 'a page' })
  const waiting = Array.from({ length: 40 }, (_, number) => site.get(slow[number % 2] ?? ''))
  await expectSoon(() => expect(site.requests.length).toBe(40))
  await site.stop()
  await Promise.all(waiting)
  await site.start()
  expect((await site.get('/page')).header('x-proxy-cache')).toBe('MISS')
})

test('a file that one replica lacks comes from another', async () => {
  site.respond = () => (site.requests.length === 1 ? { status: 404 } : { body: 'a script' })
  expect((await site.get('/_next/static/new.js')).body).toBe('a script')
})

test.each([
  [405, '/page', {}, 'TRACE'],
  [413, '/api/own', { 'content-length': '99999999' }, 'POST'],
  [414, `/${'x'.repeat(9000)}`, {}, 'GET'],
  [429, '/api/draft-mode/enable', stranger, 'GET'],
  [502, '/page', {}, 'GET'],
  [504, '/page', {}, 'GET'],
  [308, '/page', { 'x-forwarded-proto': 'http' }, 'GET'],
])(
  'a %i of nginx itself carries policy, type and nosniff',
  async (status, where, headers: Record<string, string>, method) => {
    if (status === 429) await statuses([where], 40)
    if (status === 502) await site.stop()
    if (status === 504) site.respond = () => new Promise(() => {})
    const own = await site.get(where, headers, method)
    expect(own.status).toBe(status)
    expect(own.header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(own.header('content-type')).toBe('text/html; charset=utf-8')
    expect(own.header('x-content-type-options')).toBe('nosniff')
  },
)

test('a page keeps its own policy, also from the cache', async () => {
  const own = {
    ...shared,
    'content-security-policy': "script-src 'self'",
    'x-content-type-options': 'nosniff',
  }
  site.respond = () => ({ headers: own })
  for (let time = 0; time < 2; time += 1) {
    const { header } = await site.get('/page')
    expect(header('content-security-policy')).toBe("script-src 'self'")
    expect(header('x-content-type-options')).toBe('nosniff')
  }
})

test('who called without TLS is led to https', async () => {
  const { status, header } = await site.get('/page?a=1', {
    host: 'www.example.com',
    'x-forwarded-proto': 'http',
  })
  expect([status, header('location')]).toEqual([308, 'https://www.example.com/page?a=1'])
})

test.each(['compose.yaml', 'kubernetes.yaml', '../docs/production.md'])(
  'every placeholder of the template has its value in %s',
  (file) => {
    const template = readFileSync('deploy/nginx/goodline.conf.template', 'utf8')
    const names = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) =>
      name.replace('NGINX_LOCAL', file.endsWith('.yaml') ? 'NGINX_ENTRYPOINT_LOCAL' : '$&'),
    )
    const text = readFileSync(`deploy/${file}`, 'utf8')
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  },
)
