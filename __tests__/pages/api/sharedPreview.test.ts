import { fetchPublished, fetchUnmarkedDraft } from '../../../lib/sanity/content/client.server.ts'
import { getPage } from '../../../lib/sanity/content/getPage.server.ts'
import { staticPage } from '../../../lib/sanity/content/staticPage.server.ts'
import { pageQueries } from '../../../lib/sanity/content/queries.ts'
import { publicEnv } from '../../../lib/site/env.ts'
import { newShareKey, openedPath, shareId } from '../../../lib/site/share.ts'
import shared from '../../../pages/api/draft-mode/shared.ts'
import { callRoute } from '../../fixtures/apiCall.ts'
import { queryOver } from '../../fixtures/queryOver.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../fixtures/seedContent.ts'

/** From the link to the page, on a lake of documents. What drafts hold has another headline. */

jest.mock('../../../lib/sanity/content/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  fetchUnmarkedDraft: jest.fn(),
}))
jest.mock('../../../lib/images/lakeImages.server.ts', () => ({
  keepLakeImage: async () => ({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }),
}))

const hour = 3_600_000
const key = newShareKey()
const link = (document: string, left: number): LakeDocument => ({
  _id: shareId(key),
  _type: 'share',
  document,
  until: new Date(Date.now() + left).toISOString(),
})
const landingPage = {
  _id: 'spring',
  _type: 'landingPage',
  title: 'Spring',
  slug: { current: 'spring' },
  sections: [],
}

/** The links and landing pages that the lake has. */
let stored: LakeDocument[] = []

const drafts = edited((document) =>
  document._type === 'aboutPage'
    ? { ...document, hero: { ...(document.hero as object), heading: 'Draft of us' } }
    : undefined,
)

const ask = (dataset: LakeDocument[], query: string, params: object = {}) =>
  queryOver([...dataset, ...stored])(query, params)

beforeEach(() => {
  jest
    .spyOn(console, 'info')
    .mockReset()
    .mockImplementation(() => undefined)
  stored = []
  jest
    .mocked(fetchPublished)
    .mockImplementation(((query: string, params: object) => ask(lakeDocuments(), query, params)) as never)
  jest
    .mocked(fetchUnmarkedDraft)
    .mockImplementation((query, _perspective, params) => ask(drafts, query, params))
})

let callers = 0

const open = (query: object, method = 'GET', headers = {}, cookies = {}) =>
  callRoute(shared, { method, query, headers, cookies, from: `192.0.2.${(callers += 1)}` })

const cookie = { draftMode: true, previewData: { share: key, path: '/about-us' } }
const headline = async (...args: Parameters<typeof getPage>) =>
  (await getPage(...args)).page as { hero?: { heading: string | null } }

test('a link leads to its page, for as long as it works', async () => {
  jest.replaceProperty(publicEnv, 'siteUrl', 'https://example.com')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  stored = [link('aboutPage', hour)]
  const { status, location, preview, maxAge, headers } = await open({ key })
  clock.mockRestore()
  expect([status, location]).toEqual([307, openedPath(key)])
  expect([preview, maxAge]).toEqual([{ share: key, path: '/about-us' }, 3600])
  const [cookie = '', ...attributes] = headers['Set-Cookie']?.split('; ') ?? []
  expect(cookie).toBe('open_share_about-us=1')
  expect(attributes).toEqual(['Path=/', 'Max-Age=3600', 'Secure', 'SameSite=None'])
  const opened = await open({ key, opened: '1' }, 'GET', {}, { 'open_share_about-us': '1' })
  expect([opened.status, opened.location, opened.preview]).toEqual([307, '/about-us', undefined])
})

test.each([{}, { 'open_share_about-us': '' }, { open_share_faq: '1' }])(
  'with the cookies %j a guest is told that some are missing',
  async (cookies) => {
    stored = [link('aboutPage', hour)]
    const { status, location, body } = await open({ key, opened: '1' }, 'GET', {}, cookies)
    expect([status, location]).toEqual([200, undefined])
    expect(body).toContain('This preview needs cookies')
    expect(body).toContain(`"/api/draft-mode/shared?key=${key}"`)
  },
)

test('a link scanner sees what a guest sees, and gets no cookie', async () => {
  stored = [link('aboutPage', hour)]
  const live = await open({ key }, 'HEAD')
  expect([live.status, live.location]).toEqual([307, openedPath(key)])
  stored = []
  const ended = await open({ key, path: '/about-us' }, 'HEAD')
  expect(ended.status).toBe(410)
  for (const { headers, preview, cleared } of [live, ended])
    expect([headers['Set-Cookie'], preview, cleared]).toEqual([undefined, undefined, undefined])
})

test.each(['%s.', '%s)', '<%s>', ' %s ', '“%s”,', '%s%%'])(
  'a key copied as "%s" is the key',
  async (copied) => {
    stored = [link('aboutPage', hour)]
    for (const each of [key, key.toUpperCase()])
      expect(await open({ key: copied.replace('%s', each) })).toMatchObject({ location: openedPath(key) })
  },
)

test('a link follows its landing page to a new path', async () => {
  stored = [link('spring', hour), { ...landingPage, slug: { current: 'summer' } }]
  const cookies = { open_share_summer: '1' }
  expect((await open({ key, opened: '1' }, 'GET', {}, cookies)).location).toBe('/summer')
})

test('a link shows the draft, and says that it is one', async () => {
  stored = [link('aboutPage', hour)]
  expect(await headline('aboutPage', cookie)).toMatchObject({ hero: { heading: 'Draft of us' } })
  expect((await getPage('aboutPage', cookie)).sharedUntil).toBeGreaterThan(Date.now())
})

test('a link shows no draft of another page', async () => {
  stored = [link('aboutPage', hour)]
  const content = await getPage('faqPage', cookie)
  expect([content.sharedUntil, content.draft]).toEqual([undefined, undefined])
  expect(fetchUnmarkedDraft).not.toHaveBeenCalledWith(pageQueries.faqPage, expect.anything())
})

test.each([
  ['has ended by itself', () => [link('aboutPage', -1)]],
  ['was ended by an editor', () => []],
  ['is for another page', () => [link('faqPage', hour)]],
])('a link that %s shows no draft any more', async (_why, links) => {
  stored = links()
  expect(await staticPage(async () => ({ props: await getPage('aboutPage', cookie) }))).toEqual({
    redirect: { destination: `/api/draft-mode/shared?key=${key}&path=%2Fabout-us`, permanent: false },
  })
})

test('a link that has ended says so, and is forgotten', async () => {
  stored = [link('aboutPage', -1)]
  const { status, body, cleared, preview, headers } = await open({ key, path: '/about-us' })
  expect([status, preview, cleared]).toEqual([410, undefined, { path: '/about-us' }])
  expect(headers['Set-Cookie']).toMatch(/^open_share_about-us=; Path=\/; Max-Age=0;/)
  expect(body).toContain('This preview has ended')
  expect(body).toContain('<a href="/"')
  expect(body).toContain('--wine:')
  expect(body).not.toContain('<script')
  expect(headers['Content-Security-Policy']).toContain("style-src 'unsafe-inline'")
})

test.each([
  '/;Max-Age=9',
  '/faq; Domain=evil.example',
  '/nowhere/at-all',
  '//evil.example',
  '/about-us/',
  ['/faq'],
])('the path %j is part of no cookie', async (path) =>
  expect((await open({ key, path })).cleared).toBeUndefined(),
)

test.each(['/spring', '/search-all-jobs', '/'])('cookies of %s are deleted', async (path) =>
  expect((await open({ key, path })).cleared).toEqual({ path }),
)

test.each(['image', 'script', 'empty', 'style', 'object'])(
  'a link opened as %s opens nothing',
  async (dest) => {
    stored = [link('aboutPage', hour)]
    const sent = await open({ key }, 'GET', { 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site' })
    expect([sent.status, sent.preview]).toEqual([403, undefined])
  },
)

test.each(['document', 'iframe'])('a link in a mail opens as %s', async (dest) => {
  stored = [link('aboutPage', hour)]
  const sent = await open({ key }, 'GET', { 'sec-fetch-dest': dest, 'sec-fetch-site': 'cross-site' })
  expect(sent.status).toBe(307)
})

test.each([undefined, '', 'x', `${key}0`, '*', [key, key]])('%j is no link', async (written) => {
  stored = [link('aboutPage', hour)]
  expect(await open({ key: written })).toMatchObject({ status: 401 })
})

test('a page without a path has no link', async () => {
  stored = [link('spring', hour), { ...landingPage, slug: null }]
  expect(await open({ key })).toMatchObject({ status: 410 })
})

test('a link is neither cached nor listed', async () => {
  stored = [link('aboutPage', hour)]
  expect((await open({ key })).headers).toMatchObject({
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
  })
})

test('while the lake is down a link responds 503', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(fetchUnmarkedDraft).mockRejectedValue(new Error('down'))
  expect(await open({ key })).toMatchObject({ status: 503 })
  error.mockRestore()
})

test('the route allows only GET', async () =>
  expect(await open({ key }, 'POST')).toMatchObject({ status: 405 }))

test('links opened, ended and made up are logged, without keys', async () => {
  stored = [link('aboutPage', hour)]
  await open({ key })
  stored = []
  await open({ key })
  await open({ key: 'a\n[revalidate] guess' })
  const logged = jest.mocked(console.info).mock.calls.map(([line]) => String(line).replace(/192\S+/, ''))
  expect(logged).toEqual([
    '[security]  shared preview of /about-us opened',
    '[security]  shared preview ended',
    '[security]  shared preview refused',
  ])
})
