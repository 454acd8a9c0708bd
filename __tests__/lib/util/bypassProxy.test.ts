import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

/** What a process behind a company's proxy reaches: itself, and another host. */
const program = `
  import { createServer, get } from 'node:http'
  const { bypassProxy } = await import(${JSON.stringify(path.resolve('lib/util/bypassProxy.server.ts'))})
  bypassProxy()
  const own = createServer((_, response) => response.end('own'))
  await new Promise((ready) => own.listen(0, ready))
  const { port } = own.address()
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const url = 'http://' + host + ':' + port
    console.log(await fetch(url).then((response) => response.text(), String))
    console.log(await new Promise((done) => get(url, ({ statusCode }) => done(statusCode)).on('error', done)))
  }
  await new Promise((done) => get('http://elsewhere.example/', done).on('error', done))
  console.log(process.env.NO_PROXY.split(',').slice(0, 2).join())
  process.exit()`

test('a call to this machine takes no proxy, any other does', async () => {
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  proxy.on('request', ({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(502).end()
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1', HTTP_PROXY, no_proxy: 'intranet.example' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env,
  })
  proxy.closeAllConnections()
  proxy.close()
  expect(stdout.trim().split('\n')).toEqual([
    ...Array.from({ length: 3 }, () => ['own', '200']).flat(),
    'intranet.example,localhost',
  ])
  expect(asked).toEqual(['http://elsewhere.example/'])
})
