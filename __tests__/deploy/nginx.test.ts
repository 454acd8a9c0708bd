import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { hasIPv6, nginxFolder, proxyConfig, startNginx } from '../../local/tools/stack/nginx.ts'
import { expectSoon } from '../fixtures/expectSoon.ts'
import { close, freePorts, listen, newPath, proxiedSite, shared } from '../fixtures/proxiedSite.ts'

/** The reverse proxy: how it starts, and what it passes on to the site. */

const site = proxiedSite()

test('a killed proxy starts again and leaves nothing when it stops', async () => {
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const at = { listen: `127.0.0.1:${port}`, inner: `127.0.0.1:${innerPort}`, site: 'localhost:1' }
  const config = proxyConfig({ ...at, cacheFolder: `${folder}/cache` })
  const killed = await startNginx(site.processes, 'A proxy', folder, config)
  process.kill(-killed.pid, 'SIGKILL')
  await killed.ended
  const next = await startNginx(site.processes, 'The next proxy', folder, config)
  expect((await fetch(`http://${at.listen}/`)).status).toBe(502)
  expect(existsSync(`${folder}/cache`)).toBe(true)
  await site.processes.stop(next)
  await expectSoon(() => expect(existsSync(folder)).toBe(false))
})

test('visitors come by IPv4 and by IPv6', async () => {
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const at = { listen: String(port), inner: `127.0.0.1:${innerPort}`, site: 'localhost:1' }
  const config = proxyConfig({ ...at, cacheFolder: `${folder}/cache` })
  const both = await startNginx(site.processes, 'A proxy for both', folder, config)
  for (const host of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(502)
  await site.processes.stop(both)
})

test('of two replicas one dies at each request and none fails', async () => {
  const dying = createServer(({ socket }) => void socket.resetAndDestroy())
  const [port, innerPort] = await freePorts()
  const folder = nginxFolder()
  const config = proxyConfig({
    listen: `127.0.0.1:${port}`,
    site: `127.0.0.1:${await listen(dying)} max_fails=0;\n    server 127.0.0.1:${site.port()}`,
    inner: `127.0.0.1:${innerPort}`,
    cacheFolder: `${folder}/cache`,
  })
  const both = await startNginx(site.processes, 'A proxy of two replicas', folder, config)
  site.respond = () => ({ headers: shared, body: 'whole' })
  for (let view = 0; view < 10; view += 1) {
    const response = await fetch(`http://127.0.0.1:${port}${newPath()}`)
    expect([response.status, await response.text()]).toEqual([200, 'whole'])
  }
  await site.processes.stop(both)
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

test('the site gets host and port, and IP addresses of uncached requests', async () => {
  site.respond = () => ({ headers: shared, body: '' })
  for (const where of [newPath(), '/api/anything']) await site.get(where)
  const { host } = new URL(site.proxy)
  expect(site.requests.map(({ headers }) => headers.host)).toEqual([host, host])
  expect(site.requests.map(({ headers }) => headers['x-forwarded-for'])).toEqual([undefined, '127.0.0.1'])
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
