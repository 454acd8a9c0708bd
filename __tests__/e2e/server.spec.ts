import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { routes, sitePages } from '../../lib/routes.ts'
import { answerAsSent } from '../../local/http/answerAsSent.ts'
import { expectSmallScripts } from './budgets.ts'

/** The site's own server, `server.ts`: how it sends, starts and stops. The headers it adds are tested in headers.spec.ts. */

const site = process.env.BASE_URL ?? ''
const sent = (path: string, headers: Record<string, string> = {}) =>
  answerAsSent(new URL(path, site), { headers })
const env = { ...process.env, NODE_ENV: 'production' as const }

const ways = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const

test('pages, scripts, feed, sitemap and Studio go out compressed, and say how long they are', async () => {
  const page = await (await fetch(new URL(routes.faq, site))).text()
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page) ?? []
  const studio = await (await fetch(new URL('/studio', site))).text()
  const [studioScript = ''] = /\/studio\/static\/[^"]+\.js/.exec(studio) ?? []
  const paths = [
    ...sitePages.map(({ path }) => path),
    routes.feed,
    '/sitemap.xml',
    '/no-such-page',
    script,
    studioScript,
  ]
  for (const path of paths) {
    const before = await sent(path)
    expect(before.headers['content-encoding'], path).toBeUndefined()
    const unpacked: Buffer[] = []
    for (const [accepted, encoding, unpack] of ways) {
      const { headers, body } = await sent(path, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], path).toBe(encoding)
      expect(headers['content-length'], path).toBe(String(body.length))
      expect(headers.vary, path).toMatch(/accept-encoding/i)
      unpacked.push(unpack(body))
    }
    // Whoever asks first for a page that is five minutes old has it generated again, and what comes next may be the new one.
    const plain = [before, await sent(path)]
    for (const content of unpacked)
      expect(
        plain.some(({ body }) => content.equals(body)),
        path,
      ).toBe(true)
  }
})

for (const protocol of ['h2c', 'websocket'])
  test(`whoever offers to go on in ${protocol} is answered as if they had not`, async () => {
    const { status, headers } = await sent(routes.faq, { connection: 'Upgrade', upgrade: protocol })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/html/)
  })

test('some seconds after the start, scripts are sent as small as Brotli gets them', expectSmallScripts)

test('a browser that has a page is told so, with no page', async () => {
  const { headers } = await sent(routes.faq, { 'accept-encoding': 'gzip' })
  const again = await sent(routes.faq, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('a second server on the same port ends, and says why in one line', async () => {
  const { port } = new URL(site)
  const second = spawn('node', ['server.ts', '--port', port], { env })
  const said: string[] = []
  second.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  expect(await new Promise((done) => second.on('close', done))).toBe(1)
  expect(said.join('').trim().split('\n').at(-1)).toBe(`Port ${port} is in use.`)
})

const started: ChildProcess[] = []
test.afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL')
})

/** A server of the test's own, once it is ready. `ended` gives the code that it ends with. */
async function start(cwd = '.') {
  const server = spawn('node', [path.resolve('server.ts'), '--port', '0'], { env, cwd })
  started.push(server)
  const ended = new Promise((done) => server.on('close', done))
  const address = await new Promise<string>((ready) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /Ready in [\d.]+ s: (http:\/\/localhost:\d+)\n/.exec(said) ?? []
      if (found) ready(found)
    })
  })
  return { address, ended, stop: () => server.kill('SIGTERM') }
}

/** A request that the server waits to hear the end of: `finish` sends it. */
async function beginRequest(address: string) {
  const asked = request(new URL('/api/revalidate', address), {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((done, fail) => {
    asked.on('error', fail).on('response', (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
  })
  await new Promise<void>((heard) => asked.on('continue', heard).flushHeaders())
  return { answered, finish: () => asked.end('{}') }
}

test('asked to stop, it finishes its answer and ends, although the visitor keeps the connection open', async () => {
  const { address, ended, stop } = await start()
  const { answered, finish } = await beginRequest(address)
  stop()
  const isClosed = () =>
    fetch(address).then(
      () => false,
      () => true,
    )
  await expect.poll(isClosed).toBe(true)
  finish()
  expect(await answered).toBe(401)
  expect(await ended).toBe(143)
})

test('asked to stop, it waits for nobody who has connected and said nothing', async () => {
  const { address, ended, stop } = await start()
  const { answered, finish } = await beginRequest(address)
  const silent = connect(Number(new URL(address).port), 'localhost')
  await once(silent, 'connect')
  stop()
  await once(silent.resume(), 'close')
  finish()
  expect(await answered).toBe(401)
  expect(await ended).toBe(143)
})

test('asked to stop, it waits some seconds for who never comes to an end', async () => {
  const { address, ended, stop } = await start()
  const { answered } = await beginRequest(address)
  const cut = expect(answered).rejects.toThrow('socket hang up')
  stop()
  expect(await ended).toBe(143)
  await cut
})

test('started from another folder, it has the Studio, its cards and its pages all the same', async () => {
  const { address, ended, stop } = await start('/')
  for (const file of ['/studio', '/api/social/index.png', routes.faq])
    expect((await fetch(new URL(file, address))).status, file).toBe(200)
  stop()
  expect(await ended).toBe(143)
})
