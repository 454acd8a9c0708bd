import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { hasIPv6 } from '../fixtures/nginx.ts'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { close, listen, newPath, proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** The reverse proxy: how it starts, and what it passes on to the site. */

const test = testWith('nginx')
const site = proxiedSite()

test('a killed proxy starts again and leaves nothing when it stops', async () => {
  const { url, folder, start } = await site.anotherProxy({ to: 'localhost:1' })
  const killed = await start()
  process.kill(-killed.pid, 'SIGKILL')
  await killed.ended
  const next = await start()
  expect((await fetch(url)).status).toBe(502)
  expect(existsSync(`${folder}/cache`)).toBe(true)
  await site.processes.stop(next)
  await expectSoon(() => expect(existsSync(folder)).toBe(false))
})

test('visitors come by IPv4 and by IPv6', async () => {
  const { port, start } = await site.anotherProxy({ to: 'localhost:1', listensOn: '' })
  await start()
  for (const host of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(502)
})

test.each([
  '/page',
  '/page/',
  '/page?a=b',
  '/api/own',
  '/api/draft-mode/shared',
  '/_next/image?own',
  '/_next/static/own.js',
])('nobody outside has %s regenerated', async (where) => {
  site.respond = () => ({ headers: { 'cache-control': 'private' } })
  const asked = { 'x-prerender-revalidate': 'x', 'x-prerender-revalidate-if-generated': '1' }
  for (const cookie of ['', '__prerender_bypass=x; __next_preview_data=y'])
    await site.get(where, { ...asked, cookie })
  expect(site.requests.length).toBeGreaterThan(1)
  for (const { headers } of site.requests)
    for (const name of Object.keys(asked)) expect(headers).not.toHaveProperty(name)
})

test('the key of a draft is in no log', async () => {
  const { url, folder, start } = await site.anotherProxy({
    change: (config, folder) => {
      const logs = `access_log ${folder}/access.log; error_log ${folder}/error.log info;`
      return config.replaceAll('server_tokens off;', `server_tokens off; ${logs}`)
    },
  })
  await start()
  const ask = async (where: string) => (await fetch(`${url}${where}`, { redirect: 'manual' })).status
  const logged = () =>
    readFileSync(`${folder}/access.log`, 'utf8') + readFileSync(`${folder}/error.log`, 'utf8')
  const keys = [
    'shared?key=secret',
    'shared/?key=secret',
    'enable?sanity-preview-secret=secret',
    '%65nable?a=secret',
  ]
  site.respond = () => ({ status: 307, headers: { location: '/page' } })
  try {
    for (const key of keys) await ask(`/api/draft-mode/${key}`)
    expect(site.requests.map(({ url }) => url)).toContain('/api/draft-mode/shared?key=secret')
    await site.stop()
    for (const key of keys) expect(await ask(`/api/draft-mode/${key}`)).toBe(502)
    expect(await ask('/api/own?last')).toBe(502)
    await expectSoon(() => expect(logged()).toMatch(/"GET \/api\/own\?last.*connect\(\) failed/s))
    expect(logged()).not.toContain('secret')
  } finally {
    await site.start()
  }
})

test('of two replicas one dies at each request and none fails', async () => {
  const dying = createServer(({ socket }) => void socket.resetAndDestroy())
  const { url, start } = await site.anotherProxy({
    to: `127.0.0.1:${await listen(dying)} max_fails=0;\n    server 127.0.0.1:${site.port()}`,
  })
  await start()
  site.respond = () => ({ headers: shared, body: 'whole' })
  for (let view = 0; view < 10; view += 1) {
    const response = await fetch(`${url}${newPath()}`)
    expect([response.status, await response.text()]).toEqual([200, 'whole'])
  }
  await close(dying)
})

test.each(['/api/anything', '/studio', '/studio/structure', '/page/'])(
  '%s always reaches the site, with all request headers',
  async (where) => {
    site.respond = () => ({ headers: shared, body: 'from the site' })
    for (let times = 1; times <= 2; times += 1) {
      await site.get(`${where}?a=b`, { cookie: 'c=d', 'accept-language': 'en' })
      expect(site.requests).toHaveLength(times)
    }
    expect(site.requests[1]).toMatchObject({ url: `${where}?a=b` })
    expect(site.requests[1]?.headers).toMatchObject({ cookie: 'c=d', 'accept-language': 'en' })
  },
)

test.each(['/api/revalidate', newPath()])('a POST to %s reaches the site whole', async (where) => {
  const body = 'x'.repeat(100_000)
  let received = ''
  site.respond = (request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.toString()))
    return { headers: shared, body: request.method }
  }
  const response = await fetch(`${site.proxy}${where}`, { method: 'POST', body })
  expect(await response.text()).toBe('POST')
  await expectSoon(() => expect(received).toBe(body))
})

test.each([newPath(), '/api/anything', `/_next/static${newPath()}`])(
  'an HTTP/1.0 client without a host gets %s',
  async (where) => {
    site.respond = () => ({ headers: shared, body: 'for all' })
    const client = connect(Number(new URL(site.proxy).port), '127.0.0.1')
    client.write(`GET ${where} HTTP/1.0\r\n\r\n`)
    const response = await text(client)
    expect(response).toMatch(/^HTTP\/1\.\d 200 /)
    expect(response).toMatch(/\r\n\r\nfor all$/)
  },
)

test('the site gets host and port, and IP addresses where it has limits', async () => {
  site.respond = () => ({ headers: shared, body: '' })
  for (const where of [newPath(), '/api/anything', `/_next/image?url=${newPath()}`]) await site.get(where)
  const { host } = new URL(site.proxy)
  expect(site.requests.map(({ headers }) => headers.host)).toEqual([host, host, host])
  const callers = site.requests.map(({ headers }) => headers['x-forwarded-for'])
  expect(callers).toEqual([undefined, '127.0.0.1', '127.0.0.1'])
})

test.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
  ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'],
])('too many images of %s are refused, and of %s, not of %s', async (one, same, other) => {
  const { url, start } = await site.anotherProxy({
    change: (config) => `set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;\n${config}`,
  })
  await start()
  site.respond = () => ({ status: 404 })
  const statusesOf = async (
    visitor: string,
    times: number,
    paths = ['/_next/image?own', '/api/media/own.png'],
  ) => {
    const headers = { 'x-forwarded-for': visitor }
    const get = (number: number) => fetch(`${url}${paths[number % paths.length]}`, { headers })
    const responses = await Promise.all(Array.from({ length: times }, (_, number) => get(number)))
    return new Set(responses.map(({ status }) => status))
  }
  // Fewer than a visitor may fetch at once.
  const few = 100
  expect(await statusesOf(one, 500)).toContain(429)
  expect(await statusesOf(same, few)).toContain(429)
  expect(await statusesOf(other, few)).toEqual(new Set([404]))
  expect(await statusesOf(one, few, ['/page', '/api/own'])).toEqual(new Set([404]))
})

test('the site gets no visitor data that a cached page could contain', async () => {
  site.respond = () => ({ headers: shared, body: '' })
  await site.get(newPath(), {
    cookie: 'session=1',
    'accept-language': 'de',
    'x-nextjs-data': '1',
    'user-agent': 'Somebody',
    authorization: 'Basic x',
  })
  const allowed = ['connection', 'host', 'x-forwarded-proto']
  const names = Object.keys(site.requests[0]?.headers ?? {})
  expect(names.filter((name) => !allowed.includes(name))).toEqual([])
  expect(names).toContain('host')
})
