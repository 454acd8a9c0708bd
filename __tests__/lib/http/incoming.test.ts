import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchIncoming } from '../../../lib/http/incoming.server.ts'
import { editorPreview } from '../../../lib/sanity/preview/editor.server.ts'
import { viewOf } from '../../../lib/sanity/preview/view.server.ts'
import { rawResponse } from '../../../local/tools/stack/rawResponse.ts'

jest.mock('../../../lib/sanity/preview/share.server.ts', () => ({}))

/** A server as Next's: it hears what the watch leaves of a request. */

let heard: IncomingHttpHeaders = {}
const server = createServer((request, response) => {
  heard = request.headers
  const draft = { draftMode: true, previewData: editorPreview('drafts', Date.now() + 60_000) }
  viewOf(draft, '/faq').then(
    ({ kind }) => response.end(kind),
    (error: Error) => response.end(error.name),
  )
})

beforeAll(async () => {
  process.env.SANITY_API_READ_TOKEN = 'a-token'
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

test('views of drafts are limited per caller', async () => {
  const views = []
  for (let view = 0; view < 90; view += 1) views.push(await send({ 'X-Forwarded-For': '198.51.100.7' }))
  expect(views[0]).toBe('drafts')
  expect(views.at(-1)).toBe('PreviewLimitError')
  expect(await send({ 'X-Forwarded-For': '198.51.100.8' })).toBe('drafts')
})
