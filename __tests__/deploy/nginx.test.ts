import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { commonHeaders, headerRules } from '../../lib/http/headers.ts'
import { rawResponse } from '../../local/http/rawResponse.ts'
import {
  hasBrotli,
  hasIPv6,
  nginxFolder,
  proxyConfig,
  startNginx,
  startProxy,
} from '../../local/tools/stack/nginx.ts'
import { Processes } from '../../local/tools/stack/processes.ts'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { rawGet } from '../fixtures/rawGet.ts'

/** The reverse proxy: a real nginx before a site that responds as each test says. */

type Response = { status?: number; headers?: Record<string, string>; body?: string }

const shared = { 'cache-control': 's-maxage=300, stale-while-revalidate=31535700, must-revalidate' }

let respond: (request: IncomingMessage) => Response
let requests: IncomingMessage[] = []
const site = createServer((request, response) => reply(request, response))
const processes = new Processes(process.cwd())
let sitePort = 0
let proxy = ''
let paths = 0

function reply(request: IncomingMessage, response: ServerResponse): void {
  requests.push(request)
  const { status = 200, headers = {}, body = '' } = respond(request)
  // nginx weakens the ETag of what it compresses.
  const known = headers.etag && request.headers['if-none-match']?.replace(/^W\//, '') === headers.etag
  response.writeHead(known ? 304 : status, { 'content-type': 'text/html', ...headers })
  response.end(known ? undefined : body)
}

const listen = (server: Server, port = 0) =>
  new Promise<number>((done) =>
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

async function close(server: Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** Two ports that nobody listens on. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()] as const
  const ports = await Promise.all([listen(servers[0]), listen(servers[1])])
  await Promise.all(servers.map(close))
  return ports
}

/** A new path for each test, so that none sees what another one left in the cache. */
const newPath = () => `/page-${(paths += 1)}`

async function get(where: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${proxy}${where}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Requests until the response satisfies. The time limit is the test's own. */
async function getUntil(where: string, right: (seen: Awaited<ReturnType<typeof get>>) => boolean) {
  for (;;) {
    const seen = await get(where)
    if (right(seen)) return seen
    await setTimeout(10)
  }
}

const cacheStatusOf = ({ headers }: { headers: Headers }) => headers.get('x-proxy-cache')

beforeAll(async () => {
  sitePort = await listen(site)
  const [port, innerPort] = await freePorts()
  await startProxy(processes, { port, innerPort, sitePort })
  proxy = `http://127.0.0.1:${port}`
})

beforeEach(() => {
  requests = []
})

afterAll(async () => {
  await processes.stopAll()
  await close(site)
})

test('a killed proxy starts again and leaves nothing when it stops', async () => {
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const at = { listen: `127.0.0.1:${port}`, inner: `127.0.0.1:${innerPort}`, site: 'localhost:1' }
  const config = proxyConfig({ ...at, cacheFolder: `${folder}/cache` })
  const killed = await startNginx(processes, 'A proxy', folder, config)
  process.kill(-killed.pid, 'SIGKILL')
  await killed.ended
  const next = await startNginx(processes, 'The next proxy', folder, config)
  expect((await fetch(`http://${at.listen}/`)).status).toBe(502)
  expect(existsSync(`${folder}/cache`)).toBe(true)
  await processes.stop(next)
  await expectSoon(() => expect(existsSync(folder)).toBe(false))
})

test('visitors come by IPv4 and by IPv6', async () => {
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const at = { listen: String(port), inner: `127.0.0.1:${innerPort}`, site: 'localhost:1' }
  const config = proxyConfig({ ...at, cacheFolder: `${folder}/cache` })
  const both = await startNginx(processes, 'A proxy for both', folder, config)
  for (const host of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(502)
  await processes.stop(both)
})

test('many visitors of a page share one response, whatever their query', async () => {
  const page = newPath()
  respond = () => ({ headers: shared, body: 'a page' })
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, number) => get(`${page}?utm_campaign=${number}`)),
  )
  expect(seen.filter(({ status, body }) => status !== 200 || body !== 'a page')).toEqual([])
  expect(requests.length).toBeLessThan(5)
  expect(requests[0]?.url).toBe(page)
})

test('an old address is redirected by its query, which travels along', async () => {
  const [page, target] = [newPath(), newPath()]
  respond = ({ url = '' }) => {
    const query = url.split('?')[1]
    if (!url.startsWith(page)) return { headers: shared, body: 'a page' }
    if (query?.startsWith('id=3')) return { status: 307, headers: { location: `${target}?${query}` } }
    return { status: 404, headers: shared, body: 'missing' }
  }
  expect((await get(page)).status).toBe(404)
  const { status, headers } = await get(`${page}?id=3&utm_source=a%20b`)
  expect([status, headers.get('location')]).toEqual([307, `${target}?id=3&utm_source=a%20b`])
  expect(await get(`${page}?id=4`)).toMatchObject({ status: 404, body: 'missing' })
  expect(await get(`${target}?id=3`)).toMatchObject({ status: 200, body: 'a page' })
})

test('a cached page hides Next’s cache status and keeps its other headers', async () => {
  const page = newPath()
  respond = () => ({ headers: { ...shared, 'x-nextjs-cache': 'STALE', 'x-own': 'told' } })
  for (let visits = 1; visits <= 2; visits += 1) {
    const { headers } = await get(page)
    expect(headers.get('x-own')).toBe('told')
    expect(headers.has('x-nextjs-cache')).toBe(false)
  }
})

test('a changed page soon replaces the cached one', async () => {
  const page = newPath()
  respond = () => ({ headers: { ...shared, etag: '"1"' }, body: 'before' })
  expect((await get(page)).body).toBe('before')
  respond = () => ({ headers: { ...shared, etag: '"2"' }, body: 'after' })
  expect(await getUntil(page, ({ body }) => body === 'after')).toMatchObject({ status: 200 })
})

test('an unchanged page is revalidated by its ETag and not sent again', async () => {
  const page = newPath()
  const same = 'the same '.repeat(100)
  respond = () => ({ headers: { ...shared, etag: '"same"' }, body: same })
  const first = await get(page)
  const { body } = await getUntil(page, (seen) => cacheStatusOf(seen) === 'REVALIDATED')
  expect(body).toBe(same)
  expect(requests.at(-1)?.headers['if-none-match']).toMatch(/"same"$/)
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${proxy}${page}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test.each([500, 502, 503])('a cached page is served while the site responds %i', async (status) => {
  const page = newPath()
  respond = () => ({ headers: shared, body: 'good' })
  await get(page)
  respond = () => ({ status, headers: { 'cache-control': 'private, no-store' }, body: 'bad' })
  const stale = await getUntil(page, (seen) => cacheStatusOf(seen) === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  expect(await get(newPath())).toMatchObject({ status, body: 'bad' })
})

test('a cached page is served while the site is down, then renewed', async () => {
  const page = newPath()
  respond = () => ({ headers: shared, body: 'good' })
  await get(page)
  await close(site)
  const stale = await getUntil(page, (seen) => cacheStatusOf(seen) === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  respond = () => ({ headers: shared, body: 'new' })
  await listen(site, sitePort)
  await getUntil(page, ({ body }) => body === 'new')
})

test.each(['__prerender_bypass=x', '__next_preview_data=x', 'a=b; __prerender_bypass=x; c=d'])(
  'drafts (%s) come from the site and are never cached',
  async (cookie) => {
    const page = newPath()
    respond = ({ headers }) => ({ headers: shared, body: headers.cookie ? 'a draft' : 'published' })
    expect((await get(page)).body).toBe('published')
    expect((await get(`${page}?a=b`, { cookie })).body).toBe('a draft')
    expect(requests.at(-1)?.url).toBe(`${page}?a=b`)
    expect((await get(page)).body).toBe('published')
    const fresh = newPath()
    expect((await get(fresh, { cookie })).body).toBe('a draft')
    expect((await get(fresh)).body).toBe('published')
  },
)

test.each<[string, Record<string, string>]>([
  ['private', { 'cache-control': 'private, no-cache, no-store, max-age=0' }],
  ['without Cache-Control', {}],
  ['with s-maxage=0', { 'cache-control': 's-maxage=0' }],
  ['with a cookie', { ...shared, 'set-cookie': 'a=b' }],
])('a response %s is not cached and arrives unchanged', async (_, headers) => {
  const page = newPath()
  let number = 0
  respond = () => ({ headers, body: String((number += 1)) })
  expect((await get(page)).body).toBe('1')
  const second = await get(page)
  expect(second.body).toBe('2')
  if (!('set-cookie' in headers))
    expect(second.headers.get('cache-control')).toBe(headers['cache-control'] ?? null)
})

test.each(['/api/anything', '/studio', '/studio/structure', '/page/'])(
  '%s always reaches the site, with all request headers',
  async (where) => {
    respond = () => ({ headers: shared, body: 'from the site' })
    for (let times = 1; times <= 2; times += 1) {
      await get(`${where}?a=b`, { cookie: 'c=d', 'accept-language': 'en' })
      expect(requests).toHaveLength(times)
    }
    expect(requests[1]).toMatchObject({ url: `${where}?a=b` })
    expect(requests[1]?.headers).toMatchObject({ cookie: 'c=d', 'accept-language': 'en' })
  },
)

test('a page whose path only begins like the Studio is cached', async () => {
  respond = () => ({ headers: shared, body: 'a tour' })
  await get('/studio-tour')
  expect(cacheStatusOf(await get('/studio-tour'))).toMatch(/HIT|REVALIDATED/)
})

test.each(['/api/revalidate', newPath()])('a POST to %s reaches the site whole', async (where) => {
  const body = 'x'.repeat(100_000)
  let received = ''
  respond = (request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()))
    return { headers: shared, body: request.method }
  }
  const response = await fetch(`${proxy}${where}`, { method: 'POST', body })
  expect(await response.text()).toBe('POST')
  await expectSoon(() => expect(received).toBe(body))
})

test.each([newPath(), '/api/anything', `/_next/static${newPath()}`])(
  'an HTTP/1.0 client without a host gets %s',
  async (where) => {
    respond = () => ({ headers: shared, body: 'for all' })
    const client = connect(Number(new URL(proxy).port), '127.0.0.1')
    client.write(`GET ${where} HTTP/1.0\r\n\r\n`)
    const response = await text(client)
    expect(response).toMatch(/^HTTP\/1\.\d 200 /)
    expect(response).toMatch(/\r\n\r\nfor all$/)
  },
)

test('the site gets host and port, and IP addresses of uncached requests', async () => {
  respond = () => ({ headers: shared, body: '' })
  for (const where of [newPath(), '/api/anything']) await get(where)
  const { host } = new URL(proxy)
  expect(requests.map(({ headers }) => headers.host)).toEqual([host, host])
  expect(requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual([undefined, '127.0.0.1'])
})

test('the site gets no visitor data that a cached page could contain', async () => {
  respond = () => ({ headers: shared, body: '' })
  await get(newPath(), {
    cookie: 'session=1',
    'accept-language': 'de',
    'x-nextjs-data': '1',
    'user-agent': 'Somebody',
    authorization: 'Basic x',
  })
  const allowed = ['connection', 'host', 'x-forwarded-proto']
  const names = Object.keys(requests[0]?.headers ?? {})
  expect(names.filter((name) => !allowed.includes(name))).toEqual([])
  expect(names).toContain('host')
})

const best = hasBrotli ? 'br' : 'gzip'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  plain: (bytes) => bytes,
}

async function getEncoded(where: string, encoding: string) {
  const sent = await rawResponse(`${proxy}${where}`, { headers: { 'accept-encoding': encoding } })
  const name = sent.headers['content-encoding'] ?? 'plain'
  return { name, text: decoders[name]?.(sent.body).toString(), size: sent.body.length }
}

describe('compression', () => {
  const body = '<p>Good line</p>'.repeat(500)

  test.each([
    [best, ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip', 'br;q=0.8,gzip', 'GZIP, x, BR']],
    ['gzip', ['gzip', 'gzip, deflate', 'GZIP;q=0.5', 'deflate,gzip ; q=1.0', 'gzip, br;q=0', 'gzip, brr']],
    ['plain', ['identity', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzipped']],
  ])('browsers that accept %s share one cached page', async (name, encodings) => {
    const page = newPath()
    respond = () => ({ headers: { ...shared, vary: 'Accept-Encoding', etag: '"1"' }, body })
    for (const encoding of encodings) {
      const sent = await getEncoded(page, encoding)
      expect({ encoding, name: sent.name, text: sent.text }).toEqual({ encoding, name, text: body })
      if (name !== 'plain') expect(sent.size).toBeLessThan(body.length / 10)
    }
    expect(requests.length).toBeLessThan(3)
    expect(requests[0]?.headers).not.toHaveProperty('accept-encoding')
  })

  test.each(['/api/anything', '/studio', `/_next/static${newPath()}.js`])(
    '%s is compressed as well',
    async (where) => {
      respond = () => ({ headers: { 'content-type': 'application/javascript' }, body })
      expect(await getEncoded(where, 'gzip, br')).toMatchObject({ name: best, text: body })
      expect(await getEncoded(where, 'gzip')).toMatchObject({ name: 'gzip', text: body })
    },
  )
})

test('browsers must revalidate a page each time', async () => {
  respond = () => ({ headers: shared, body: '' })
  const page = newPath()
  for (const { headers } of [await get(page), await get(page)])
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each(['/_next/static/chunks', '/studio/static'])(
  'a script below %s is immutable and outlives its release',
  async (folder) => {
    respond = () => ({ headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: 'script' })
    const script = `${folder}${newPath()}.js`
    await get(script)
    respond = () => ({ status: 404, body: 'gone' })
    const cached = await get(script)
    expect(cached.body).toBe('script')
    expect(cached.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  },
)

test('of two replicas one dies at each request and none fails', async () => {
  const dying = createServer(({ socket }) => void socket.resetAndDestroy())
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const config = proxyConfig({
    listen: `127.0.0.1:${port}`,
    site: `127.0.0.1:${await listen(dying)} max_fails=0;\n    server 127.0.0.1:${sitePort}`,
    inner: `127.0.0.1:${innerPort}`,
    cacheFolder: `${folder}/cache`,
  })
  const both = await startNginx(processes, 'A proxy of two replicas', folder, config)
  respond = () => ({ headers: shared, body: 'whole' })
  for (let view = 0; view < 10; view += 1) {
    const response = await fetch(`http://127.0.0.1:${port}${newPath()}`)
    expect([response.status, await response.text()]).toEqual([200, 'whole'])
  }
  await processes.stop(both)
  await close(dying)
})

test('images have a cache folder of their own and never evict pages', async () => {
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const at = { listen: `127.0.0.1:${port}`, inner: `127.0.0.1:${innerPort}`, site: `127.0.0.1:${sitePort}` }
  const config = proxyConfig({ ...at, cacheFolder: `${folder}/cache` })
  const own = await startNginx(processes, 'A proxy with two folders', folder, config)
  respond = () => ({ headers: { 'cache-control': 'public, max-age=31536000' } })
  const page = newPath()
  const script = `/_next/static/chunks${newPath()}.js`
  const image = `/_next/image?url=${newPath()}&w=384&q=75`
  for (const each of [page, script, image])
    expect((await fetch(`http://${at.listen}${each}`)).status).toBe(200)
  const cachedIn = (name: string) =>
    readdirSync(`${folder}/${name}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'))
      .map((content) => /^KEY: .* (.*)$/m.exec(content)?.[1])
      .sort()
  // nginx may respond a moment before the file has its name.
  await expectSoon(() => {
    expect(cachedIn('cache')).toEqual([script, page].sort())
    expect(cachedIn('cache-images')).toEqual([image])
  })
  await processes.stop(own)
})

test('an image is cached in each format and size', async () => {
  respond = ({ url, headers }) => ({
    headers: { 'cache-control': 'public, max-age=31536000', vary: 'Accept' },
    body: `${url} ${headers.accept}`,
  })
  const small = `/_next/image?url=${newPath()}&w=384&q=75`
  const webp = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }
  expect((await get(small, webp)).body).toBe(`${small} image/webp,*/*`)
  expect(cacheStatusOf(await get(small, { accept: 'image/webp' }))).toBe('HIT')
  expect((await get(small, { accept: '*/*' })).body).toBe(`${small} */*`)
  expect((await get(small.replace('384', '640'), webp)).body).toContain('w=640')
})

test('a missing page that appears is seen at once', async () => {
  const page = newPath()
  respond = () => ({ status: 404, headers: shared, body: 'nothing here' })
  expect(await get(page)).toMatchObject({ status: 404, body: 'nothing here' })
  respond = () => ({ status: 308, headers: { ...shared, location: '/elsewhere' } })
  expect((await get(page)).headers.get('location')).toBe('/elsewhere')
  respond = () => ({ headers: shared, body: 'a page' })
  expect(await get(page)).toMatchObject({ status: 200, body: 'a page' })
})

/**
 * The security headers of the site, which the proxy adds where they are missing. This site is not
 * https.
 */
const securityHeaders = {
  ...Object.fromEntries(commonHeaders.map(({ key, value }) => [key.toLowerCase(), value])),
  'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'self'/) as string,
}

test.each(['/page/', '//page', '/\\page', '/api/x/', '/studio/', '/_next/static/x/', '/_next/image/'])(
  'the redirect of %s without security headers gets them',
  async (where) => {
    respond = () => ({ status: 308, headers: { location: '/page' } })
    const { status, headers } = await rawGet(proxy, where)
    expect(status).toBe(308)
    expect(requests).toHaveLength(1)
    expect(headers).toMatchObject({ ...securityHeaders, location: '/page' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test.each(['/page/', '/api/own', '/studio/'])('a very long redirect of %s arrives', async (where) => {
  const location = `/page?q=${'x'.repeat(7000)}`
  respond = () => ({ status: 308, headers: { location, refresh: `0;url=${location}` } })
  const { status, headers } = await rawGet(proxy, where)
  expect(status).toBe(308)
  expect(headers.location).toBe(location)
})

test.each(['/page-of-its-own', '/page-of-its-own/', '/api/own', '/_next/static/own.js', '/_next/image?own'])(
  'security headers of the site at %s stay, each once',
  async (where) => {
    const names = [...Object.keys(securityHeaders), 'strict-transport-security']
    const own = Object.fromEntries(names.map((name) => [name, `own ${name}`]))
    respond = () => ({ headers: { ...own, ...shared } })
    for (let visits = 1; visits <= 2; visits += 1)
      expect((await rawGet(proxy, where)).headers).toMatchObject(own)
  },
)

test('errors of nginx have the security headers and hide its version', async () => {
  const expected = { ...securityHeaders, server: 'nginx' }
  expect(await rawGet(proxy, '/%')).toMatchObject({ status: 400, headers: expected })
  const paths = [newPath(), '/api/anything', `/_next/static${newPath()}`]
  for (const path of paths) {
    const tooLarge = await rawResponse(proxy, { path, headers: { 'content-length': 3_000_000 } })
    expect(tooLarge).toMatchObject({ status: 413, headers: expected })
  }
  expect(requests).toEqual([])
  await close(site)
  for (const path of paths)
    expect(await rawGet(proxy, path)).toMatchObject({ status: 502, headers: expected })
  await listen(site, sitePort)
})

test('a redirect over https has the site’s Strict-Transport-Security', async () => {
  respond = () => ({ status: 308, headers: { location: '/page' } })
  const [{ headers } = { headers: [] }] = headerRules(
    'https:',
    { hosts: { blogApiHost: '', mailOrigin: undefined }, inlineScripts: [] },
    [],
  )
  const secure = await get('/page/', { 'x-forwarded-proto': 'https' })
  expect(headers).toContainEqual({
    key: 'Strict-Transport-Security',
    value: secure.headers.get('strict-transport-security'),
  })
})
