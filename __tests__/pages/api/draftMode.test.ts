import type { NextApiHandler } from 'next'
import { perspectiveOf, type PreviewContext } from '#lib/sanity/preview/perspective.ts'
import disable from '#pages/api/draft-mode/disable.ts'
import enable from '#pages/api/draft-mode/enable.ts'
import { callRoute } from '#tests/fixtures/apiCall.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'

const shownBy = (previewData: unknown) => perspectiveOf({ draftMode: true, previewData } as PreviewContext)

const hour = 3_600_000

/** A secret of the library's length. */
const long = (word: string) => (/^\w+$/.test(word) ? word.padEnd(43, '0') : word)

const secretDocument = (secret: string, age: number) => ({
  _id: 'drafts.secret',
  _type: 'sanity.previewUrlSecret',
  _updatedAt: new Date(Date.now() - age).toISOString(),
  secret: long(secret),
  studioUrl: 'http://localhost/studio',
})

let documents: object[] = []
let lakeFails = false
let queries = 0

/** A lake that runs the library's own query, which decides about age. */
const fakeClient = {
  config: () => ({ token: 'token' }),
  withConfig: () => fakeClient,
  fetch: async (query: string, params: Record<string, unknown>) => {
    queries += 1
    if (lakeFails) throw new Error('The lake hangs.')
    return queryOver(documents)(query, params)
  },
}

jest.mock('#lib/sanity/queries/client.server.ts', () => ({ draftClient: () => fakeClient }))

const call = (route: NextApiHandler, url: string, method = 'GET', headers = {}) => {
  const { searchParams } = new URL(url, 'http://localhost')
  // As Next gives them.
  const values = (name: string) =>
    searchParams.getAll(name).length > 1 ? searchParams.getAll(name) : searchParams.get(name)
  const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, values(name)]))
  return callRoute(route, { url, method, query, headers })
}

const enableUrl = (secret: string, path?: string, perspective?: string) => {
  const url = new URL('http://localhost/api/draft-mode/enable')
  url.searchParams.set('sanity-preview-secret', long(secret))
  if (path !== undefined) url.searchParams.set('sanity-preview-pathname', path)
  if (perspective) url.searchParams.set('sanity-preview-perspective', perspective)
  return `${url.pathname}${url.search}`
}

beforeEach(() => {
  process.env.SANITY_API_READ_TOKEN = 'a-token'
  documents = [secretDocument('right', hour / 2)]
  lakeFails = false
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest
    .spyOn(console, 'info')
    .mockReset()
    .mockImplementation(() => undefined)
})

describe('opening drafts', () => {
  test('redirects a visitor with the right secret to the page', async () => {
    const sent = await call(enable, enableUrl('right', '/about-us?from=studio'))
    expect(sent).toMatchObject({
      status: 307,
      location: '/about-us?from=studio',
      headers: { 'Cache-Control': 'no-store' },
    })
    expect(shownBy(sent.preview)).toBe('drafts')
  })

  test('has the perspective that the Studio chose', async () => {
    const opened = async (perspective: string) =>
      shownBy((await call(enable, enableUrl('right', '/', perspective))).preview)
    expect(await opened('published')).toBe('published')
    expect(await opened('raw')).toBe('drafts')
  })

  test.each([
    ['/faq#guarantee', '/faq#guarantee'],
    ['/search-all-jobs?sanity-preview-perspective=drafts&from=a&b=%23', '/search-all-jobs?from=a&b=%23'],
    ['/search-all-jobs?from=a&sanity-preview-perspective=drafts', '/search-all-jobs?from=a'],
  ])('redirects to %s without its preview parameter', async (path, plain) => {
    const { location } = await call(enable, enableUrl('right', path, 'drafts'))
    expect(location).toBe(plain)
  })

  test.each([
    ['iframe', 307],
    ['document', 307],
    ['image', 403],
  ])('in an %s of another site responds %i', async (dest, status) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest }
    const sent = await call(enable, enableUrl('right'), 'GET', headers)
    expect([sent.status, sent.preview !== undefined]).toEqual([status, status === 307])
  })

  test.each([
    ['no secret at all', '/api/draft-mode/enable'],
    ['a guessed secret', enableUrl('wrong')],
    ['two secrets, the wrong one first', `${enableUrl('wrong')}&sanity-preview-secret=${long('right')}`],
  ])('responds 401 to %s', async (_what, url) => {
    const sent = await call(enable, url)
    expect(sent.status).toBe(401)
    expect(sent.preview).toBeUndefined()
    expect(sent.location).toBeUndefined()
  })

  test('asks the lake once about a guess, and never about another form', async () => {
    queries = 0
    for (const guess of ['again', 'again', 'again', '', '-', 'a'.repeat(500), '" || true || "'])
      expect((await call(enable, enableUrl(guess))).status).toBe(401)
    expect(queries).toBe(1)
  })

  test('by a shared link work until it is switched off', async () => {
    const shared = { _id: 'sanity-preview-url-secret.share-access', _type: 'sanity.previewUrlShareAccess' }
    documents = [{ ...secretDocument('shared', 100 * hour), ...shared }]
    expect((await call(enable, enableUrl('shared', '/faq'))).location).toBe('/faq')
    documents = [{ ...shared, secret: null }]
    expect((await call(enable, enableUrl('shared', '/faq'))).status).toBe(401)
  })

  test('redirects home instead of to another host', async () => {
    const sent = await call(enable, enableUrl('right', 'https://evil.example//evil.example'))
    expect(sent).toMatchObject({ status: 307, location: '/' })
  })

  test('responds 503 while the lake is down', async () => {
    lakeFails = true
    const sent = await call(enable, enableUrl('right'))
    expect(sent.status).toBe(503)
    expect(sent.preview).toBeUndefined()
  })

  test('allows no POST', async () => {
    expect((await call(enable, enableUrl('right'), 'POST')).status).toBe(405)
    expect((await call(disable, '/api/draft-mode/disable', 'POST')).status).toBe(405)
  })

  test('and leaving them set nothing for HEAD', async () => {
    const opened = await call(enable, enableUrl('right'), 'HEAD')
    expect([opened.status, opened.preview]).toEqual([307, undefined])
    const left = await call(disable, '/api/draft-mode/disable', 'HEAD')
    expect([left.status, left.cleared]).toEqual([307, undefined])
  })
})

describe('leaving drafts', () => {
  test('redirects to the same page', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
    const url = '/api/draft-mode/disable?redirect=%2Ffaq%23guarantee'
    expect(await call(disable, url, 'GET', headers)).toMatchObject({
      status: 307,
      location: '/faq#guarantee',
      headers: { 'Cache-Control': 'no-store' },
      cleared: {},
    })
  })

  test.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  ])('is refused to %j', async (headers) => {
    const sent = await call(disable, '/api/draft-mode/disable', 'GET', headers)
    expect([sent.status, sent.cleared]).toEqual([403, undefined])
  })

  test('redirects home instead of to another host', async () => {
    const sent = await call(disable, '/api/draft-mode/disable?redirect=//evil.example')
    expect(sent).toMatchObject({ status: 307, location: '/' })
  })
})

test('previews opened and refused are logged with time and caller, without secrets', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), doNotFake: ['nextTick', 'performance'] })
  documents = [secretDocument('right', hour / 2)]
  await call(enable, enableUrl('right'), 'GET', { 'x-forwarded-for': '10.0.0.1, 203.0.113.5' })
  await call(enable, enableUrl('guessed'))
  jest.useRealTimers()
  expect(jest.mocked(console.info).mock.calls).toEqual([
    ['[security] 2026-03-01T12:00:00.000Z 203.0.113.5 preview opened'],
    ['[security] 2026-03-01T12:00:00.000Z unknown preview refused'],
  ])
})
