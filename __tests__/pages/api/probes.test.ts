import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import health from '../../../pages/api/health.ts'
import { callRoute } from '../../fixtures/apiCall.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'

const contentFault = jest.fn<Promise<string | undefined>, []>()
const fetchPosts = jest.fn<Promise<readonly object[] | undefined>, []>()
jest.mock('../../../lib/sanity/content/client.server.ts', () => ({ contentFault: () => contentFault() }))
jest.mock('../../../lib/blog/host.server.ts', () => ({ fetchPosts: () => fetchPosts() }))

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A site whose home has this status, and its /api/ready in a process that has just started. */
async function startSite() {
  const site = { home: 200 }
  const server = createServer((_, response) => response.writeHead(site.home).end())
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  startProcess()
  const { default: ready } = await import('../../../pages/api/ready.ts')
  const { port } = server.address() as AddressInfo
  return {
    site,
    ask: (remoteAddress = '::ffff:127.0.0.1', forwardedFor?: string) =>
      callRoute(ready, {
        socket: { localAddress: '::ffff:127.0.0.1', localPort: port, remoteAddress },
        headers: { 'x-forwarded-for': forwardedFor },
      }),
  }
}

const uncached = { 'Cache-Control': 'no-store' }

beforeEach(() => {
  contentFault.mockResolvedValue(undefined)
  fetchPosts.mockResolvedValue([{}])
})

test('a process is alive without asking a back end', async () => {
  expect(await callRoute(health)).toEqual({ status: 200, headers: uncached, body: { status: 'alive' } })
  expect(await callRoute(health, { method: 'POST' })).toMatchObject({ status: 405 })
})

test('a process is ready once it serves home, and stays so', async () => {
  const { site, ask } = await startSite()
  site.home = 500
  expect(await ask()).toMatchObject({ status: 503, headers: uncached, body: { status: 'starting' } })
  site.home = 200
  expect(await ask()).toMatchObject({ status: 200, headers: uncached, body: { status: 'ready' } })
  site.home = 500
  expect(await ask()).toMatchObject({ status: 200 })
})

test('a process is not ready from SIGTERM on', async () => {
  const { ask } = await startSite()
  expect(await ask()).toMatchObject({ status: 200 })
  const { processWide } = await import('../../../lib/util/process.server.ts')
  processWide('shutdown', () => ({ hasBegun: false })).hasBegun = true
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'ending' } })
})

test('readiness tells back ends apart, which decide nothing', async () => {
  contentFault.mockResolvedValue('down')
  fetchPosts.mockResolvedValue(undefined)
  const { ask } = await startSite()
  await expectSoon(async () =>
    expect(await ask()).toMatchObject({
      status: 200,
      body: { status: 'ready', backEnds: { contentLake: 'down', blogHost: 'down' } },
    }),
  )
})

test.each([
  ['127.0.0.1', undefined, true],
  ['::1', '::1', true],
  ['203.0.113.7', undefined, false],
  ['203.0.113.7', '127.0.0.1', false],
  // A proxy on this machine, and what its caller wrote before it.
  ['127.0.0.1', '203.0.113.7', false],
  ['127.0.0.1', '127.0.0.1, 203.0.113.7', false],
])('a call from %s for %s is told of back ends: %s', async (peer, forwardedFor, isTold) => {
  const { ask } = await startSite()
  const { status, body } = await ask(peer, forwardedFor)
  expect(status).toBe(200)
  expect(body).toEqual(
    isTold ? { status: 'ready', backEnds: expect.anything() as object } : { status: 'ready' },
  )
})

test('readiness tells what is wrong with Redis and the clock', async () => {
  const redis = { state: 'refuses writes', clockSkew: -61 }
  jest.doMock('../../../lib/util/redis.server.ts', () => ({ redis }))
  const { ask } = await startSite()
  expect(await ask()).toMatchObject({
    status: 200,
    body: { backEnds: { redis: 'refuses writes', clockSkew: -61 } },
  })
})
