/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { fetchPublished, fetchUnmarkedDraft } from '../../../lib/sanity/content/client.server.ts'
import { getPage } from '../../../lib/sanity/content/getPage.server.ts'
import { staticPage } from '../../../lib/sanity/content/staticPage.server.ts'
import { pageQueries } from '../../../lib/sanity/content/queries.ts'
import { newShareKey, shareId } from '../../../lib/site/share.ts'
import shared from '../../../pages/api/draft-mode/shared.ts'
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

async function ask(dataset: LakeDocument[], query: string, params: object = {}): Promise<unknown> {
  const all = [...dataset, ...stored]
  return (await evaluate(parse(query), { dataset: all, params: params as Record<string, unknown> })).get()
}

beforeEach(() => {
  stored = []
  jest
    .mocked(fetchPublished)
    .mockImplementation(((query: string, params: object) => ask(lakeDocuments(), query, params)) as never)
  jest
    .mocked(fetchUnmarkedDraft)
    .mockImplementation((query, _perspective, params) => ask(drafts, query, params))
})

let callers = 0

async function open(query: object, method = 'GET') {
  const sent: { status: number; location?: string; body?: string; data?: object; cleared?: object } = {
    status: 200,
  }
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }) && response,
    status: (status: number) => Object.assign(sent, { status }) && response,
    send: (body: string) => Object.assign(sent, { body }),
    end: () => response,
    setPreviewData: (data: object, options: object) => Object.assign(sent, { data: { ...data, ...options } }),
    clearPreviewData: (cleared: object) => Object.assign(sent, { cleared }),
    redirect: (status: number, location: string) => Object.assign(sent, { status, location }),
  }
  const socket = { remoteAddress: `192.0.2.${(callers += 1)}` }
  await shared({ method, query, headers: {}, socket } as never, response as never)
  return { ...sent, headers }
}

const cookie = { draftMode: true, previewData: { share: key, path: '/about-us' } }
const headline = async (...args: Parameters<typeof getPage>) =>
  (await getPage(...args)).page as { hero?: { heading: string | null } }

test('a link leads to its page, for as long as it works', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  stored = [link('aboutPage', hour)]
  const { status, location, data } = await open({ key })
  clock.mockRestore()
  expect([status, location]).toEqual([307, '/about-us'])
  expect(data).toEqual({ share: key, path: '/about-us', maxAge: 3600 })
})

test('a link follows its landing page to a new path', async () => {
  stored = [link('spring', hour), { ...landingPage, slug: { current: 'summer' } }]
  expect((await open({ key })).location).toBe('/summer')
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
  const { status, body, cleared, data } = await open({ key, path: '/about-us' })
  expect([status, data, cleared]).toEqual([410, undefined, { path: '/about-us' }])
  expect(body).toContain('This preview has ended')
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
  })
})

test('while the lake is down a link responds 503', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(fetchUnmarkedDraft).mockRejectedValue(new Error('down'))
  expect(await open({ key })).toMatchObject({ status: 503 })
  error.mockRestore()
})

test('allows only GET', async () => expect(await open({ key }, 'POST')).toMatchObject({ status: 405 }))
