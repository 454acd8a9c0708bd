import type { RequestListener } from 'node:http'
import { startLoopbackServer, type RunningServer } from 'local-http/server'
import { responding, respondingJson, pointSiteAt } from '#tests/fixtures/fakeLake.ts'
import { bundleApart } from '#tests/fixtures/newProcess.ts'

/**
 * The client against a real server. Every failure has a name: Next then serves the page from
 * before.
 */

let lake: RunningServer
let asked: string[]
let reply: RequestListener

/** The client of a site whose content lake does this. */
async function clientOf(handler: RequestListener) {
  reply = handler
  pointSiteAt(lake.url)
  return import('#lib/sanity/queries/client.server.ts')
}

beforeAll(async () => {
  lake = await startLoopbackServer({
    name: 'lake',
    port: 0,
    handle: ({ request, response }) => {
      asked.push(request.url ?? '')
      reply(request, response)
    },
  })
})
beforeEach(() => {
  process.env.SANITY_API_READ_TOKEN = 'a-token'
  asked = []
})
afterAll(() => lake.close())

test('the client gives the published result', async () => {
  const { fetchPublished } = await clientOf(
    respondingJson({ result: { result: { page: null }, isReadable: true }, ms: 1 }),
  )
  await expect(fetchPublished('*[0]')).resolves.toEqual({ page: null })
  expect(asked).toEqual([expect.stringContaining('perspective=published')])
})

test('the client gives a draft with its query and source map', async () => {
  const source = { type: 'documentValue', document: 0, path: 0 }
  const resultSourceMap = {
    documents: [{ _id: 'drafts.faqPage', _type: 'faqPage' }],
    paths: ["$['answer']"],
    mappings: { "$['answer']": { type: 'value', source } },
  }
  const { fetchDraft } = await clientOf(respondingJson({ result: { answer: 'call' }, resultSourceMap }))
  expect(await fetchDraft('*[$id]', 'drafts', { id: 'faqPage' })).toEqual({
    query: '*[$id]',
    params: { id: 'faqPage' },
    initial: {
      data: { answer: expect.stringMatching(/^call.+/s) as string },
      sourceMap: resultSourceMap,
      perspective: 'drafts',
    },
  })
  expect(asked).toEqual([expect.stringContaining('perspective=drafts')])
})

test('the client reads a hosted project without CDN and without stega', async () => {
  pointSiteAt('')
  const createClient = jest.fn()
  jest.doMock('next-sanity', () => ({ createClient }))
  await import('#lib/sanity/queries/client.server.ts')
  jest.dontMock('next-sanity')
  const [config] = createClient.mock.calls[0] ?? []
  expect(config).toMatchObject({ useCdn: false, perspective: 'published', stega: { enabled: false } })
  expect(config).not.toHaveProperty('apiHost')
})

test('the client rejects a result while the site settings are hidden', async () => {
  const { fetchPublished } = await clientOf(respondingJson({ result: { result: [], isReadable: false } }))
  await expect(fetchPublished('*')).rejects.toMatchObject({
    name: 'ContentUnavailableError',
    message: expect.stringContaining('set SANITY_API_READ_TOKEN') as string,
  })
})

test('the client reads the newest revision of a document by id', async () => {
  const documents = [{ _id: 'faqPage', _type: 'faqPage', _rev: 'b' }]
  const { fetchRevision } = await clientOf(respondingJson({ documents }))
  await expect(fetchRevision('faqPage', AbortSignal.timeout(60_000))).resolves.toBe('b')
  expect(asked).toEqual(['/v2026-03-01/data/doc/production/faqPage'])
})

test('a missing document has no revision, an unreadable one an error', async () => {
  const gone = await clientOf(respondingJson({ documents: [], omitted: [{ id: 'x', reason: 'existence' }] }))
  await expect(gone.fetchRevision('x', AbortSignal.timeout(60_000))).resolves.toBeNull()
  const { fetchRevision, ContentUnavailableError } = await clientOf(responding(403, 'application/json', '{}'))
  await expect(fetchRevision('x', AbortSignal.timeout(60_000))).rejects.toBeInstanceOf(
    ContentUnavailableError,
  )
})

test.each<[string, RequestListener]>([
  ['responds 500', responding(500, 'application/json', '{}')],
  ['shows a page of HTML', responding(200, 'text/html', '<p>Soon</p>')],
  ...[null, 'Maintenance', {}, { result: [] }, { isReadable: true }].map(
    (result): [string, RequestListener] => [`gives ${JSON.stringify(result)}`, respondingJson({ result })],
  ),
])('the client names the failure when the lake %s', async (_, handler) => {
  const { fetchPublished } = await clientOf(handler)
  await expect(fetchPublished('*[0]')).rejects.toMatchObject({
    name: 'ContentUnavailableError',
    message: expect.stringMatching(/^The content lake at http:\/\/127\.0\.0\.1:\d+ could/) as string,
  })
})

test('the client names the failure when drafts have no token', async () => {
  delete process.env.SANITY_API_READ_TOKEN
  const { fetchDraft, ContentUnavailableError } = await clientOf(respondingJson({}))
  await expect(fetchDraft('*[0]', 'drafts')).rejects.toBeInstanceOf(ContentUnavailableError)
  expect(asked).toEqual([])
})

test('a failure shared by page and API route is named for both', async () => {
  const route = await clientOf(responding(500, 'text/plain', 'no'))
  const failure: unknown = await route.fetchPublished('*[0]').catch((error: unknown) => error)
  bundleApart()
  const page = await import('#lib/sanity/queries/client.server.ts')
  expect(page.ContentUnavailableError.is(failure)).toBe(true)
  expect(page.ContentUnavailableError.is(new TypeError('a mistake'))).toBe(false)
})
