/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { frontConfig, productionFront } from '../../../local/front/config.ts'
import { nginxFolder, standaloneConfig, startFront, startNginx } from '../../../local/front/nginx.ts'
import { answerAsSent } from '../../../local/http/answerAsSent.ts'
import { Processes } from '../../../local/processes.ts'
import { findProgram } from '../../../local/programs.ts'
import { pageHeaders } from '../../../lib/security/headers.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { rawGet } from '../../fixtures/rawGet.ts'

/** The front with a real nginx, before a site that says what each test wants. */

jest.setTimeout(120_000)

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

const shared = { 'cache-control': 's-maxage=300, stale-while-revalidate=31535700, must-revalidate' }

let answer: (request: IncomingMessage) => Answer
let asked: IncomingMessage[] = []
const site = createServer((request, response) => reply(request, response))
const processes = new Processes(process.cwd())
let front = ''
let address = 0

function reply(request: IncomingMessage, response: ServerResponse): void {
  asked.push(request)
  const { status = 200, headers = {}, body = '' } = answer(request)
  const known = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag
  response.writeHead(known ? 304 : status, headers).end(known ? undefined : body)
}

const listen = (server: Server, port: number) =>
  new Promise<number>((done) =>
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )

/** Two that nobody listens on. */
const freePorts = async (): Promise<[number, number]> => {
  const servers = [createServer(), createServer()] as const
  const ports = await Promise.all([listen(servers[0], 0), listen(servers[1], 0)])
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.family === 'IPv6')

/** IPv6 is part of every test here on a machine that has it. */
const canListen = (where: string) => hasIPv6 || !where.startsWith('[')

/** A new address for each test: nothing that another one left is in the way. */
const newPath = () => `/page-${(address += 1)}`

async function get(where: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${front}${where}`, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Asks until the answer satisfies. The test's own time is the limit. */
async function getUntil(where: string, right: (seen: Awaited<ReturnType<typeof get>>) => boolean) {
  for (;;) {
    const seen = await get(where)
    if (right(seen)) return seen
  }
}

beforeAll(async () => {
  const sitePort = await listen(site, 0)
  const [port, itselfPort] = await freePorts()
  await startFront(processes, { port, itselfPort, sitePort })
  front = `http://127.0.0.1:${port}`
})

beforeEach(() => {
  asked = []
})

afterAll(async () => {
  await processes.stopAll()
  site.closeAllConnections()
  await new Promise((done) => site.close(done))
})

test('the file for production is what the function makes, and nginx takes it', () => {
  const committed = readFileSync('local/front/goodline.conf', 'utf8')
  expect(committed).toBe(frontConfig(productionFront))
  // As on a Debian machine, below a root of its own: nginx makes the last folder of a path, and no other.
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-front-'))
  mkdirSync(path.join(folder, 'var/cache'), { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  const here = frontConfig({
    ...productionFront,
    listen: productionFront.listen.filter(canListen),
    cacheFolder: `${folder}${productionFront.cacheFolder}`,
  })
  writeFileSync(file, standaloneConfig(folder, here))
  execFileSync(findProgram('nginx'), ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file])
  rmSync(folder, { recursive: true })
})

test('a front that was killed begins again, and leaves nothing once it is stopped', async () => {
  const [port, itselfPort] = await freePorts()
  const folder = nginxFolder()
  const listen = `127.0.0.1:${port}`
  const options = { listen: [listen], itself: `127.0.0.1:${itselfPort}`, site: 'localhost:1' }
  const config = frontConfig({ ...options, cacheFolder: `${folder}/kept` })
  const killed = await startNginx(processes, 'A front', folder, config)
  process.kill(-(killed.pid ?? 0), 'SIGKILL')
  await once(killed, 'exit')
  const next = await startNginx(processes, 'The next one', folder, config)
  expect((await fetch(`http://${listen}/`)).status).toBe(502)
  expect(existsSync(`${folder}/kept`)).toBe(true)
  await processes.stop(next)
  expect(existsSync(folder)).toBe(false)
})

test('visitors come by IPv4 and by IPv6', async () => {
  const [port, itselfPort] = await freePorts()
  const folder = nginxFolder()
  const listen = productionFront.listen.filter(canListen).map((where) => where.replace('80', String(port)))
  const options = { listen, itself: `127.0.0.1:${itselfPort}`, site: 'localhost:1' }
  const config = frontConfig({ ...options, cacheFolder: `${folder}/kept` })
  const both = await startNginx(processes, 'A front for both', folder, config)
  for (const host of ['127.0.0.1', '[::1]'].filter(canListen))
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(502)
  await processes.stop(both)
})

test('many visitors of a page cost the site a question or two, whatever stands behind the address', async () => {
  const page = newPath()
  answer = () => ({ headers: shared, body: 'a page' })
  const seen = await Promise.all(
    Array.from({ length: 200 }, (_, number) => get(`${page}?utm_campaign=${number}`)),
  )
  expect(seen.filter(({ status, body }) => status !== 200 || body !== 'a page')).toEqual([])
  expect(asked.length).toBeLessThan(5)
  expect(asked[0]?.url).toBe(page)
})

test('where the site had a page from when it was kept is not told to those who get it later', async () => {
  const page = newPath()
  answer = () => ({ headers: { ...shared, 'x-nextjs-cache': 'STALE', 'x-own': 'told' } })
  for (let visits = 1; visits <= 2; visits += 1) {
    const { headers } = await get(page)
    expect(headers.get('x-own')).toBe('told')
    expect(headers.has('x-nextjs-cache')).toBe(false)
  }
})

test('a change is served within a second, also to the first visitor after a quiet time', async () => {
  const page = newPath()
  answer = () => ({ headers: { ...shared, etag: '"1"' }, body: 'before' })
  expect((await get(page)).body).toBe('before')
  answer = () => ({ headers: { ...shared, etag: '"2"' }, body: 'after' })
  const changed = performance.now()
  await getUntil(page, ({ body }) => body === 'after')
  expect(performance.now() - changed).toBeLessThan(1500)
})

test('what did not change is asked about by its ETag, and not sent again', async () => {
  const page = newPath()
  answer = () => ({ headers: { ...shared, etag: '"same"' }, body: 'the same' })
  await get(page)
  const { body } = await getUntil(page, ({ headers }) => headers.get('x-front') === 'REVALIDATED')
  expect(body).toBe('the same')
  expect(asked.at(-1)?.headers['if-none-match']).toBe('"same"')
  expect((await fetch(`${front}${page}`, { headers: { 'if-none-match': '"same"' } })).status).toBe(304)
})

test.each([500, 502, 503])('a page that was good stays while the site answers %i', async (status) => {
  const page = newPath()
  answer = () => ({ headers: shared, body: 'good' })
  await get(page)
  answer = () => ({ status, headers: { 'cache-control': 'private, no-store' }, body: 'bad' })
  const stale = await getUntil(page, ({ headers }) => headers.get('x-front') === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  expect(await get(newPath())).toMatchObject({ status, body: 'bad' })
})

test('a page that was good stays while the site is down, and is new again once it is up', async () => {
  const page = newPath()
  answer = () => ({ headers: shared, body: 'good' })
  await get(page)
  const { port } = site.address() as AddressInfo
  site.closeAllConnections()
  await new Promise((done) => site.close(done))
  const stale = await getUntil(page, ({ headers }) => headers.get('x-front') === 'STALE')
  expect(stale).toMatchObject({ status: 200, body: 'good' })
  answer = () => ({ headers: shared, body: 'new' })
  await listen(site, port)
  await getUntil(page, ({ body }) => body === 'new')
})

test.each(['__prerender_bypass=x', '__next_preview_data=x', 'a=b; __prerender_bypass=x; c=d'])(
  'who looks at drafts (%s) is answered by the site alone, and leaves nothing behind',
  async (cookie) => {
    const page = newPath()
    answer = ({ headers }) => ({ headers: shared, body: headers.cookie ? 'a draft' : 'published' })
    expect((await get(page)).body).toBe('published')
    expect((await get(`${page}?a=b`, { cookie })).body).toBe('a draft')
    expect(asked.at(-1)?.url).toBe(`${page}?a=b`)
    expect((await get(page)).body).toBe('published')
    const fresh = newPath()
    expect((await get(fresh, { cookie })).body).toBe('a draft')
    expect((await get(fresh)).body).toBe('published')
  },
)

test.each<[string, Record<string, string>]>([
  ['an answer that is private', { 'cache-control': 'private, no-cache, no-store, max-age=0' }],
  ['an answer that says nothing', {}],
  ['an answer that may be shared for no time', { 'cache-control': 's-maxage=0' }],
  ['an answer that sets a cookie', { ...shared, 'set-cookie': 'a=b' }],
])('%s is not kept, and arrives as it was sent', async (_, headers) => {
  const page = newPath()
  let number = 0
  answer = () => ({ headers, body: String((number += 1)) })
  expect((await get(page)).body).toBe('1')
  const second = await get(page)
  expect(second.body).toBe('2')
  if (!('set-cookie' in headers))
    expect(second.headers.get('cache-control')).toBe(headers['cache-control'] ?? null)
})

test.each(['/api/anything', '/studio', '/studio/structure', '/page/'])(
  '%s always reaches the site, with all that the visitor sent',
  async (where) => {
    answer = () => ({ headers: shared, body: 'from the site' })
    for (let times = 1; times <= 2; times += 1) {
      await get(`${where}?a=b`, { cookie: 'c=d', 'accept-language': 'en' })
      expect(asked).toHaveLength(times)
    }
    expect(asked[1]).toMatchObject({ url: `${where}?a=b` })
    expect(asked[1]?.headers).toMatchObject({ cookie: 'c=d', 'accept-language': 'en' })
  },
)

test('a page whose address only begins like the Studio is kept like any other', async () => {
  const page = '/studio-tour'
  answer = () => ({ headers: shared, body: 'a tour' })
  await get(page)
  expect((await get(page)).headers.get('x-front')).toMatch(/HIT|REVALIDATED/)
})

test('what is sent reaches the site whole, at any address', async () => {
  const body = 'x'.repeat(100_000)
  for (const where of ['/api/revalidate', newPath()]) {
    let received = ''
    answer = (request) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      return { headers: shared, body: request.method }
    }
    const response = await fetch(`${front}${where}`, { method: 'POST', body })
    expect(await response.text()).toBe('POST')
    while (received.length < body.length) await new Promise(setImmediate)
    expect(received).toBe(body)
  }
})

test.each([newPath(), '/api/anything', `/_next/static${newPath()}`])(
  'a client of HTTP/1.0 that names no host is answered at %s',
  async (where) => {
    answer = () => ({ headers: shared, body: 'for all' })
    const client = connect(Number(new URL(front).port), '127.0.0.1')
    client.write(`GET ${where} HTTP/1.0\r\n\r\n`)
    const said = await text(client)
    expect(said).toMatch(/^HTTP\/1\.\d 200 /)
    expect(said).toMatch(/\r\n\r\nfor all$/)
  },
)

test('the site is told under which host and port it was asked, and by whom where nothing is kept', async () => {
  answer = () => ({ headers: shared, body: '' })
  for (const where of [newPath(), '/api/anything']) await get(where)
  expect(asked.map(({ headers }) => headers.host)).toEqual([new URL(front).host, new URL(front).host])
  expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([undefined, '127.0.0.1'])
})

test('the site sees nothing of a visitor on which a kept page could depend', async () => {
  answer = () => ({ headers: shared, body: '' })
  await get(newPath(), {
    cookie: 'session=1',
    'accept-language': 'de',
    'x-nextjs-data': '1',
    'user-agent': 'Somebody',
    authorization: 'Basic x',
  })
  const allowed = ['accept-encoding', 'connection', 'host', 'x-forwarded-proto']
  const told = Object.keys(asked[0]?.headers ?? {})
  expect(told.filter((name) => !allowed.includes(name))).toEqual([])
  expect(told).toContain('host')
})

test('browsers that take the same encodings in other words share an answer; those that take none get another', async () => {
  const page = newPath()
  answer = ({ headers }) => ({
    headers: { ...shared, vary: 'Accept-Encoding' },
    body: String(headers['accept-encoding'] ?? 'plain'),
  })
  const said = {
    gzip: ['gzip', 'gzip, deflate', 'GZIP;q=0.5', 'deflate,gzip ; q=1.0', 'gzip, br;q=0', 'gzip, brr'],
    'br, gzip': ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br, gzip', 'br;q=0.8,gzip', 'GZIP, x, BR'],
    plain: ['identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzipped'],
  }
  for (const [told, encodings] of Object.entries(said)) {
    const before = asked.length
    for (const encoding of encodings) {
      expect([encoding, (await get(page, { 'accept-encoding': encoding })).body]).toEqual([encoding, told])
    }
    expect(asked.length - before).toBeLessThan(3)
  }
})

test('a browser is told to ask again each time, and never shown a page of yesterday', async () => {
  answer = () => ({ headers: shared, body: '' })
  const page = newPath()
  const first = await get(page)
  const kept = await get(page)
  for (const { headers } of [first, kept]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  }
})

test('a script is kept as long as its name says, and so outlives its release', async () => {
  answer = () => ({ headers: { 'cache-control': 'public, max-age=31536000, immutable' }, body: 'script' })
  const script = `/_next/static/chunks${newPath()}.js`
  await get(script)
  answer = () => ({ status: 404, body: 'gone' })
  const kept = await get(script)
  expect(kept.body).toBe('script')
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('pictures are kept in a folder of their own, so that no number of them pushes a page out', async () => {
  const [port, itselfPort] = await freePorts()
  const folder = nginxFolder()
  const listen = `127.0.0.1:${port}`
  const { port: sitePort } = site.address() as AddressInfo
  const options = { listen: [listen], itself: `127.0.0.1:${itselfPort}`, site: `127.0.0.1:${sitePort}` }
  const own = await startNginx(
    processes,
    'A front with two folders',
    folder,
    frontConfig({ ...options, cacheFolder: `${folder}/kept` }),
  )
  answer = () => ({ headers: { 'cache-control': 'public, max-age=31536000' } })
  const page = newPath()
  const script = `/_next/static/chunks${newPath()}.js`
  const picture = `/_next/image?url=${newPath()}&w=384&q=75`
  for (const each of [page, script, picture])
    expect((await fetch(`http://${listen}${each}`)).status).toBe(200)
  const keptIn = (name: string) =>
    readdirSync(`${folder}/${name}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          /^KEY: .* (.*)$/m.exec(readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))?.[1],
      )
      .sort()
  // nginx may answer a moment before the file has its name.
  await expectSoon(() => {
    expect(keptIn('kept')).toEqual([script, page].sort())
    expect(keptIn('kept-pictures')).toEqual([picture])
  })
  await processes.stop(own)
})

test('a picture is kept in each format and size', async () => {
  answer = ({ url, headers }) => ({
    headers: { 'cache-control': 'public, max-age=31536000', vary: 'Accept' },
    body: `${url} ${headers.accept}`,
  })
  const small = `/_next/image?url=${newPath()}&w=384&q=75`
  const webp = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }
  expect((await get(small, webp)).body).toBe(`${small} image/webp,*/*`)
  expect((await get(small, { accept: 'image/webp' })).headers.get('x-front')).toBe('HIT')
  expect((await get(small, { accept: '*/*' })).body).toBe(`${small} */*`)
  expect((await get(small.replace('384', '640'), webp)).body).toContain('w=640')
})

test('redirects and missing pages that the site lets others share are kept too', async () => {
  const page = newPath()
  answer = () => ({ status: 308, headers: { ...shared, location: '/elsewhere' } })
  await get(page)
  const kept = await get(page)
  expect(kept.status).toBe(308)
  expect(kept.headers.get('location')).toBe('/elsewhere')
  const missing = newPath()
  answer = () => ({ status: 404, headers: shared, body: 'nothing here' })
  await get(missing)
  expect(await get(missing)).toMatchObject({ status: 404, body: 'nothing here' })
})

/** The names of the security headers, with what the front says where the site says nothing; the site here is not https. */
const safety = Object.fromEntries(
  pageHeaders('http:', { blogApiHost: '', mailOrigin: undefined }).map(({ key, value }) => [
    key.toLowerCase(),
    value,
  ]),
)

test.each(['/page/', '//page', '/\\page', '/api/x/', '/studio/', '/_next/static/x/', '/_next/image/'])(
  'the redirect of %s, which the site sends without them, carries the security headers',
  async (where) => {
    answer = () => ({ status: 308, headers: { location: '/page' } })
    const { status, headers } = await rawGet(front, where)
    expect(status).toBe(308)
    expect(asked).toHaveLength(1)
    expect(headers).toMatchObject({ ...safety, location: '/page' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test.each(['/page/', '/api/own', '/studio/'])(
  'a redirect of %s that repeats a very long address reaches the visitor',
  async (where) => {
    const location = `/page?q=${'x'.repeat(7000)}`
    answer = () => ({ status: 308, headers: { location, refresh: `0;url=${location}` } })
    const { status, headers } = await rawGet(front, where)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
  },
)

test.each(['/page-of-its-own', '/page-of-its-own/', '/api/own', '/_next/static/own.js', '/_next/image?own'])(
  'what the site says of safety at %s stays as it is, and stands there once',
  async (where) => {
    const own = Object.fromEntries(Object.keys(safety).map((name) => [name, `own ${name}`]))
    answer = () => ({ headers: { ...own, ...shared, 'strict-transport-security': 'max-age=1' } })
    for (let visits = 1; visits <= 2; visits += 1)
      expect((await rawGet(front, where)).headers).toMatchObject({
        ...own,
        'strict-transport-security': 'max-age=1',
      })
  },
)

test('what nginx itself says carries the security headers', async () => {
  const unreadable = await rawGet(front, '/%')
  expect(unreadable).toMatchObject({ status: 400, headers: safety })
  for (const path of [newPath(), '/api/anything', `/_next/static${newPath()}`]) {
    const tooLarge = await answerAsSent(front, { path, headers: { 'content-length': 3_000_000 } })
    expect(tooLarge).toMatchObject({ status: 413, headers: safety })
  }
  expect(asked).toEqual([])
  const { port } = site.address() as AddressInfo
  site.closeAllConnections()
  await new Promise((done) => site.close(done))
  for (const where of [newPath(), '/api/anything', `/_next/static${newPath()}`])
    expect(await rawGet(front, where)).toMatchObject({ status: 502, headers: safety })
  await listen(site, port)
})

test('whoever came by https is told in a redirect too that the site is https for good', async () => {
  answer = () => ({ status: 308, headers: { location: '/page' } })
  const secure = await get('/page/', { 'x-forwarded-proto': 'https' })
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000')
})
