import { getOlderPaths, firstPostPaths } from '#lib/blog/posts.server.ts'
import { contentCache } from '#lib/sanity/queries/cache.server.ts'
import { fetchPublished, fetchRevision } from '#lib/sanity/queries/client.server.ts'
import { contentPathsQuery, revisionQuery } from '#lib/sanity/queries/queries.ts'
import revalidate from '#pages/api/revalidate.ts'
import { callRoute } from '#tests/fixtures/apiCall.ts'
import { hurryClock } from '#tests/fixtures/hurriedClock.ts'
import { signed } from '#tests/fixtures/signed.ts'

jest.mock('#lib/blog/posts.server.ts', () => ({
  getOlderPaths: jest.fn(),
  firstPostPaths: jest.fn(),
}))
jest.mock('#lib/sanity/queries/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  fetchRevision: jest.fn(),
  ContentUnavailableError: Error,
}))

const secret = 'a-secret-of-some-length'
const body = JSON.stringify({ _id: 'aboutPage', _type: 'aboutPage' })

/** Next's own part: regenerates every page that a test does not break. */
const generate = jest.fn<Promise<void>, [string]>()

/** The revision of the document that queries know. */
const queried = jest.fn<string | null, []>()

/** The landing pages that show the document. By default none. */
const showing = jest.fn<Promise<string[]>, []>()

let now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  process.env.SANITY_REVALIDATE_SECRET = secret
  generate.mockReset().mockResolvedValue()
  contentCache.expire()
  queried.mockReset().mockReturnValue('newest')
  showing.mockReset().mockResolvedValue([])
  jest.mocked(fetchRevision).mockResolvedValue('newest')
  jest.mocked(fetchPublished).mockImplementation(async (query) => {
    if (query === contentPathsQuery) return { landingPages: [], redirects: [] } as never
    return (query === revisionQuery ? queried() : await showing()) as never
  })
  jest.mocked(getOlderPaths).mockReset().mockReturnValue(['/blog/page/2'])
  jest.mocked(firstPostPaths).mockReset().mockResolvedValue(['/blog/first', '/blog/second'])
})
afterEach(() => jest.restoreAllMocks())

type Call = { method?: string; signature?: string }

const call = (text: string, { method = 'POST', signature = signed(text, secret) }: Call = {}) =>
  callRoute(revalidate, {
    method,
    headers: signature ? { 'sanity-webhook-signature': signature } : {},
    body: text,
    revalidate: generate,
  })

const error = (text: string) => ({ error: text })

/** Reads content a moment later: from the cache if that is fresh, otherwise `value`. */
function read(value: string) {
  now += 1
  return contentCache.load('headlines', async () => value, { freshFor: 1_000 })
}

test('a verified call regenerates the pages that show the document', async () => {
  expect(await call(body)).toEqual({
    status: 200,
    headers: {},
    body: { revalidated: ['/about-us'], failed: [] },
  })
  expect(generate.mock.calls).toContainEqual(['/about-us'])
  expect(firstPostPaths).not.toHaveBeenCalled()
})

test('a publish that joins an older generation still shows', async () => {
  let shown = 'before'
  // As Next does: who asks while a page is being generated gets that generation.
  let running: Promise<void> | undefined = Promise.resolve()
  generate.mockImplementation(async () => {
    running ??= Promise.resolve().then(() => void (shown = 'after'))
    await running
    running = undefined
  })
  await call(body)
  expect(shown).toBe('after')
})

test('without the revision nothing is regenerated, and a retry works', async () => {
  hurryClock()
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  queried.mockReturnValue('older')
  expect(await call(body)).toMatchObject({ status: 500, body: error('The content cannot be read.') })
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^\[revalidate\] aboutPage "aboutPage": Error: /))
  expect(generate).not.toHaveBeenCalled()
  queried.mockReturnValue('newest')
  expect((await call(body)).status).toBe(200)
})

test('cached content expires, also while the lake is down', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  queried.mockImplementation(() => {
    throw new Error('The lake is down.')
  })
  await read('before')
  expect((await call(body)).status).toBe(500)
  expect(await read('after')).toBe('after')
})

test('a document that visitors do not see is not waited for', async () => {
  queried.mockReturnValue(null)
  const release = JSON.stringify({ _id: '_.releases.summer', _type: 'system.release' })
  expect(await call(release)).toMatchObject({ status: 200, body: { revalidated: [] } })
  expect(queried).not.toHaveBeenCalled()
})

test('a publish of the blog page regenerates older pages, too', async () => {
  const { body } = await call(JSON.stringify({ _id: 'blogPage', _type: 'blogPage' }))
  expect(body).toEqual({ revalidated: ['/blog', '/blog/page/2'], failed: [] })
})

test('posts that only home makes known are regenerated, too', async () => {
  jest
    .mocked(firstPostPaths)
    .mockImplementation(async () =>
      generate.mock.calls.some(([path]) => path === '/') ? ['/blog/first'] : [],
    )
  const { body } = await call(JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings' }))
  expect(body).toMatchObject({ revalidated: expect.arrayContaining(['/blog/first']) })
})

test('only POST is allowed', async () => {
  const response = await call(body, { method: 'GET' })
  expect(response).toEqual({
    status: 405,
    headers: { Allow: 'POST' },
    body: error('Only POST is allowed.'),
  })
  expect(generate).not.toHaveBeenCalled()
})

test('a body of 64 kB is read, one byte more is not', async () => {
  const most = body.padEnd(64 * 1024)
  expect(await call(most)).toMatchObject({ status: 200 })
  expect(await call(`${most} `)).toEqual({
    status: 413,
    headers: { Connection: 'close' },
    body: error('The body is too large.'),
  })
})

test('a refused call gets the reason, and changes nothing', async () => {
  expect(await call(body, { signature: '' })).toMatchObject({
    status: 401,
    body: error('The signature does not match, or is too old.'),
  })
  expect(await call('{}')).toMatchObject({ status: 400, body: error('The body names no document and type.') })
  expect(generate).not.toHaveBeenCalled()
})

test('without a secret every call is refused', async () => {
  delete process.env.SANITY_REVALIDATE_SECRET
  expect(await call(body, { signature: signed(body, '') })).toMatchObject({ status: 401 })
  expect(await call(body, { signature: signed(body, 'any-secret-of-some-length') })).toMatchObject({
    status: 401,
  })
})

test('a page that fails is named, and a retry works', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = JSON.stringify({ _id: 'jobSearchPage', _type: 'jobSearchPage' })
  generate.mockImplementation(async (path) => {
    if (path === '/job-seeker') throw new Error('The lake is down.')
  })
  expect(await call(page)).toMatchObject({
    status: 500,
    body: { revalidated: ['/search-all-jobs'], failed: ['/job-seeker'] },
  })
  expect(log).toHaveBeenCalledWith('[revalidate] jobSearchPage "jobSearchPage": failed /job-seeker')
  generate.mockResolvedValue()
  expect((await call(page)).status).toBe(200)
})
