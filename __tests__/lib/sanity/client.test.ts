/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The gateway against a real server on a bad day: always a named failure, for which Next keeps the page that was there. */

let server: Server | undefined
const answered: string[] = []

async function lakeThat(answers: RequestListener) {
  server = createServer((request, response) => {
    answered.push(request.url ?? '')
    answers(request, response)
  })
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready))
  return clientFor((server.address() as AddressInfo).port)
}

async function clientFor(port: number) {
  process.env.NEXT_PUBLIC_SANITY_PROJECT_ID = 'local'
  process.env.NEXT_PUBLIC_SANITY_DATASET = 'production'
  process.env.NEXT_PUBLIC_SANITY_API_VERSION = '2026-03-01'
  process.env.NEXT_PUBLIC_SANITY_API_HOST = `http://127.0.0.1:${port}`
  jest.resetModules()
  return import('../../../lib/sanity/client.server.ts')
}

afterEach(() => {
  answered.length = 0
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

test('gives the result of an answer that is well', async () => {
  const { fetchPublished } = await lakeThat((_, response) =>
    response.setHeader('content-type', 'application/json').end('{"result":{"page":null},"ms":1}'),
  )
  await expect(fetchPublished('*[0]')).resolves.toEqual({ page: null })
  expect(answered[0]).toContain('perspective=published')
})

test.each<[string, RequestListener]>([
  ['answers 500', (_, response) => response.writeHead(500).end('{}')],
  ['answers 401', (_, response) => response.writeHead(401).end('{"message":"Session not found"}')],
  [
    'breaks off in the middle of its JSON',
    (_, response) => response.setHeader('content-type', 'application/json').end('{"result":{"page"'),
  ],
  [
    'shows a page of HTML',
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>Soon</p>'),
  ],
  [
    'closes the connection without a word',
    (request) => {
      request.socket.destroy()
    },
  ],
])('names the failure when the lake %s', async (_, answers) => {
  const { fetchPublished, ContentUnavailableError } = await lakeThat(answers)
  const failure: unknown = await fetchPublished('*[0]').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ContentUnavailableError)
  expect(String(failure)).toMatch(
    /^ContentUnavailableError: The content lake at http:\/\/127\.0\.0\.1:\d+ could/,
  )
})

test('names the failure when nobody listens', async () => {
  const { fetchPublished, ContentUnavailableError } = await clientFor(9)
  await expect(fetchPublished('*[0]')).rejects.toBeInstanceOf(ContentUnavailableError)
})

test('gives up on a lake that hangs as soon as the asker cannot wait any longer', async () => {
  const { fetchPublished, ContentUnavailableError } = await lakeThat(() => {})
  const begun = performance.now()
  await expect(fetchPublished('*[0]', {}, AbortSignal.timeout(100))).rejects.toBeInstanceOf(
    ContentUnavailableError,
  )
  expect(performance.now() - begun).toBeLessThan(2000)
})
