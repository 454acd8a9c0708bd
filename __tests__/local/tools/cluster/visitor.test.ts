import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { missed, figure, whole } from '../../../../local/tools/bench/figures.ts'
import { endContainer } from '../../../../local/tools/cluster/container.ts'
import { seenOn, visitors } from '../../../../local/tools/cluster/visitor.ts'
import { Processes } from '../../../../local/tools/stack/processes.ts'

/** Replicas and releases that are broken on purpose: what judges them must say so. */

const page = (round: number) => `<html><h1>Round ${round}.</h1><a href="/blog/one"></a></html>`

/** Serves `respond` at a URL while `work` runs; `views` counts requests, from 1. */
async function withSite<Result>(
  respond: (views: number, response: ServerResponse) => void,
  work: (base: string, viewed: (count: number) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  let views = 0
  const server = createServer((_, response) => {
    respond((views += 1), response)
    server.emit('view')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const viewed = async (count: number) => {
    while (views < count) await once(server, 'view')
  }
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, viewed)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** What a visitor of `/blog` says after 60 views. */
const visit = (respond: (views: number, response: ServerResponse) => void) =>
  withSite(respond, async (base, viewed) => {
    const leave = visitors([base], Array<string>(10).fill('/blog'))
    await viewed(60)
    return leave()
  })

const good = (views: number, response: ServerResponse) => response.end(page(views))

test('visitors find no fault in a good site', async () => {
  const { faults, cut, views } = await visit(good)
  expect([faults, cut]).toEqual([[], 0])
  expect(views).toBeGreaterThanOrEqual(60)
})

test.each<[string, (views: number, response: ServerResponse) => unknown, string]>([
  ['a status of 500', (_, response) => response.writeHead(500).end(page(0)), '/blog had status 500'],
  ['a redirect to nowhere', (_, response) => response.writeHead(404).end(page(0)), '/blog had status 404'],
  ['an older page', (views, response) => response.end(page(views - 2)), '/blog went back from 49 to 48'],
  ['half a page', (_, response) => response.end(page(50).slice(0, 20)), '/blog had status 599'],
  ['a page without posts', (_, response) => response.end('<html></html>'), '/blog had status 599'],
  ['no response', (_, response) => response.destroy(), '/blog had status 0'],
])('visitors tell of %s in one of fifty views', async (_, broken, fault) => {
  const { faults } = await visit((views, response) => void (views === 50 ? broken : good)(views, response))
  expect(faults).toEqual([fault])
})

test('visitors count a response that is cut short', async () => {
  const { cut } = await visit((views, response) => {
    if (views !== 50) good(views, response)
    else response.writeHead(200, { 'content-length': 99 }).write('<html>', () => response.destroy())
  })
  expect(cut).toBe(1)
})

test('visitors who never looked are a fault', async () => {
  expect((await visitors([], ['/'])()).faults).toEqual(['nobody looked'])
})

test('a publish that one of two replicas never shows misses every limit', async () => {
  const time = await withSite(good, (first) =>
    withSite(
      (_, response) => response.end(page(1)),
      async (second) => {
        expect(await seenOn([second], 1)).toBeLessThan(20_000)
        return seenOn([first, second], 5, 200)
      },
    ),
  )
  expect(time).toBe(Infinity)
})

test('a container that never ends is killed, and misses its limit', async () => {
  const processes = new Processes(process.cwd())
  const command = ['sh', '-c', "trap '' TERM; echo ready; sleep 600; :"]
  const child = await processes.serve({ name: 'A container', command, env: process.env, ready: /ready/ })
  const status = await endContainer(child, 200)
  const figures = [status, Infinity, 1].map((value) => figure(value, whole, { atMost: 0 }))
  const rows = [{ name: 'ends with', cells: figures }]
  expect(missed([{ title: '', rowsAre: '', columns: [], rows }])).toHaveLength(3)
})
