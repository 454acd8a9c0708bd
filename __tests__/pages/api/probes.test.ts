/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NextApiRequest, NextApiResponse } from 'next'
import health from '../../../pages/api/health.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'

const contentFault = jest.fn<Promise<string | undefined>, []>()
const fetchPosts = jest.fn<Promise<readonly object[] | undefined>, []>()
jest.mock('../../../lib/sanity/content/client.server.ts', () => ({ contentFault: () => contentFault() }))
jest.mock('../../../lib/blog/host.server.ts', () => ({ fetchPosts: () => fetchPosts() }))

/** A site whose home has this status, and its /api/ready in a process that has just started. */
async function startSite() {
  const site = { home: 200 }
  const server = createServer((_, response) => response.writeHead(site.home).end())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  startProcess()
  const { default: ready } = await import('../../../pages/api/ready.ts')
  const { port } = server.address() as AddressInfo
  const close = () => void server.close()
  return { site, close, ask: () => ask(ready, { localAddress: '::ffff:127.0.0.1', localPort: port }) }
}

async function ask(
  probe: (request: NextApiRequest, response: NextApiResponse) => unknown,
  socket: object = {},
  method = 'GET',
) {
  const sent = { status: 0, cache: '', body: undefined as unknown }
  const response = {
    setHeader: (_name: string, value: string) => ((sent.cache = value), response),
    status: (code: number) => ((sent.status = code), response),
    json: (body: unknown) => (sent.body = structuredClone(body)),
    writeHead: (code: number) => ((sent.status = code), response),
    end: () => undefined,
  }
  await probe({ method, socket } as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return sent
}

beforeEach(() => {
  contentFault.mockResolvedValue(undefined)
  fetchPosts.mockResolvedValue([{}])
})

test('a process is alive without asking a back end', async () => {
  expect(await ask(health)).toEqual({ status: 200, cache: 'no-store', body: { status: 'alive' } })
  expect(await ask(health, {}, 'POST')).toMatchObject({ status: 405 })
})

test('a process is ready once it serves home, and stays so', async () => {
  const { site, ask, close } = await startSite()
  site.home = 500
  expect(await ask()).toMatchObject({ status: 503, cache: 'no-store', body: { status: 'starting' } })
  site.home = 200
  expect(await ask()).toMatchObject({ status: 200, cache: 'no-store', body: { status: 'ready' } })
  site.home = 500
  expect(await ask()).toMatchObject({ status: 200 })
  close()
})

test('readiness tells back ends apart, which decide nothing', async () => {
  contentFault.mockResolvedValue('down')
  fetchPosts.mockResolvedValue(undefined)
  const { ask, close } = await startSite()
  await expectSoon(async () =>
    expect(await ask()).toMatchObject({
      status: 200,
      body: { status: 'ready', backEnds: { contentLake: 'down', blogHost: 'down' } },
    }),
  )
  close()
})
