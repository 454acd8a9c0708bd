import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchIncoming } from '../../../lib/http/incoming.server.ts'
import { rawResponse } from '../../fixtures/rawResponse.ts'

/** A server as Next's: it hears what the watch leaves of a request. */

let heard: IncomingHttpHeaders = {}
const server = createServer((request, response) => {
  heard = request.headers
  response.end()
})

beforeAll(async () => {
  watchIncoming()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => once(server.close(), 'close'))

async function send(headers: Record<string, string>): Promise<string> {
  const { port } = server.address() as AddressInfo
  return (await rawResponse(`http://127.0.0.1:${port}`, { path: '/faq', headers })).body.toString()
}

const draft = '__prerender_bypass=a; __next_preview_data=b'

test('nobody outside has a page regenerated', async () => {
  await send({ 'X-Prerender-Revalidate': 'x', 'X-Prerender-Revalidate-If-Generated': '1', 'X-Own': 'own' })
  expect(heard).toMatchObject({ 'x-own': 'own' })
  expect(Object.keys(heard).filter((name) => name.includes('revalidate'))).toEqual([])
})

test.each([
  ['__prerender_bypass=a', undefined],
  ['__next_preview_data=b', undefined],
  ['__prerender_bypass=a; __next_preview_data=', undefined],
  ['__prerender_bypass=; __next_preview_data=b; c=d', 'c=d'],
  [`x=y; ${draft};__prerender_bypass=`, 'x=y'],
  [draft, draft],
  [`x=y; ${draft}`, `x=y; ${draft}`],
  ['x=__prerender_bypass; y', 'x=__prerender_bypass; y'],
])('of the cookies "%s" Next hears %j', async (cookie, left) => {
  await send({ Cookie: cookie })
  expect(heard.cookie).toBe(left)
})
