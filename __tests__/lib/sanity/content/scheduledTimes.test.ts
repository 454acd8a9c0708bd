import { fetchPublished } from '../../../../lib/sanity/content/client.server.ts'
import { visibleAt, scheduledTimesOf } from '../../../../lib/sanity/content/visibleAt.ts'
import { getLandingPage, getPage } from '../../../../lib/sanity/content/getPage.server.ts'
import { landingPageQuery } from '../../../../lib/sanity/content/queries.ts'
import { revalidateIn } from '../../../../lib/util/revalidate.server.ts'
import { pageAt } from '../../../../lib/sanity/preview/pageAt.ts'
import { landingPageFrom } from '../../../fixtures/examples.ts'
import { queryOver } from '../../../fixtures/queryOver.ts'
import { lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

/** The clock is moved with `jest.setSystemTime`; timers stay real. */

jest.mock('../../../../lib/sanity/content/client.server.ts', () => ({
  fetchPublished: jest.fn(),
}))
jest.mock('../../../../lib/images/lakeImages.server.ts', () => ({
  keepLakeImage: async () => ({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }),
}))

const opens = Date.parse('2026-03-02T13:00:00Z')
const closes = Date.parse('2026-03-02T23:00:00Z')
const campaign = {
  visibleFrom: new Date(opens).toISOString(),
  visibleUntil: new Date(closes).toISOString(),
}
const page = { ...landingPageFrom({}, 'season'), ...campaign }
const toPage = {
  _type: 'action',
  label: 'Our season',
  kind: 'page',
  landingPage: { _type: 'reference', _ref: page._id },
}

function lakeHolds(...changed: object[]) {
  const ids = new Set(changed.map((document) => (document as LakeDocument)._id))
  const dataset = [...lakeDocuments().filter(({ _id }) => !ids.has(_id)), ...changed]
  const answer = queryOver(dataset)
  jest.mocked(fetchPublished).mockImplementation(answer)
}
const document = (id: string) => lakeDocuments().find(({ _id }) => _id === id) ?? { _id: id, _type: id }

beforeEach(() =>
  jest.useFakeTimers({ now: opens, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
)
afterEach(() => jest.useRealTimers())

test('a landing page is there from its first scheduled time to its last', async () => {
  lakeHolds(page)
  jest.setSystemTime(opens - 1)
  expect(await getLandingPage('season')).toBeUndefined()
  jest.setSystemTime(opens)
  expect((await getLandingPage('season'))?.nextChange).toBe(closes)
  jest.setSystemTime(closes)
  expect(await getLandingPage('season')).toBeUndefined()
})

test('a button to a landing page is there while the page is', async () => {
  lakeHolds(page, { ...document('aboutPage'), actions: [{ ...toPage, _key: 'a' }] })
  jest.setSystemTime(opens - 1)
  const early = await getPage('aboutPage')
  expect([early.page.actions, early.nextChange]).toEqual([[], opens])
  jest.setSystemTime(opens)
  const { page: about, nextChange } = await getPage('aboutPage')
  expect(about.actions).toEqual([{ _key: 'a', label: 'Our season', href: '/season' }])
  expect(nextChange).toBe(closes)
})

test('a button with another target ignores the page chosen before', async () => {
  const action = { ...toPage, _key: 'a', kind: 'url', url: 'https://a.example/' }
  lakeHolds(page, { ...document('aboutPage'), actions: [action] })
  jest.setSystemTime(closes)
  expect((await getPage('aboutPage')).page.actions).toEqual([
    { _key: 'a', label: 'Our season', href: 'https://a.example/' },
  ])
})

test('nothing of an announcement leaves the server before its time', async () => {
  lakeHolds({
    ...document('siteSettings'),
    announcement: { text: 'Open day', ground: 'leaf', ...campaign },
  })
  jest.setSystemTime(opens - 1)
  expect(JSON.stringify(await getPage('faqPage'))).not.toContain('Open day')
  jest.setSystemTime(opens)
  expect((await getPage('faqPage')).settings.announcement).toMatchObject({ text: 'Open day', ground: 'leaf' })
  jest.setSystemTime(closes)
  const { settings, nextChange } = await getPage('faqPage')
  expect([settings.announcement, nextChange]).toEqual([null, undefined])
})

test('a link in a text loses its target, not its words', () => {
  const text = {
    markDefs: [{ _key: 'm', _type: 'pageLink', page: '/season', window: campaign }],
    children: [{ text: 'our season', marks: ['m'] }],
  }
  expect(visibleAt(text, closes).value).toEqual({
    markDefs: [{ _key: 'm', _type: 'pageLink', page: null }],
    children: [{ text: 'our season', marks: ['m'] }],
  })
})

test('a preview knows every scheduled time of a page, in order', () => {
  expect(
    scheduledTimesOf({
      page: { window: campaign },
      links: [{ window: { visibleUntil: '2026-03-02T20:00:00Z' } }],
    }),
  ).toEqual([opens, Date.parse('2026-03-02T20:00:00Z'), closes])
})

test('a preview shows a page and its announcement at any time', async () => {
  const settings = {
    ...document('siteSettings'),
    announcement: { text: 'Open day', visibleUntil: campaign.visibleFrom },
  }
  lakeHolds(page, settings)
  const result = await fetchPublished(landingPageQuery, { slug: 'season' })
  const seen = (time?: number) => {
    const { page: shown, settings: own } = pageAt('landingPage', result, time, () => 'signed')
    return [shown.title, own.announcement?.text]
  }
  jest.setSystemTime(opens - 1)
  expect(seen()).toEqual(['A landing page', 'Open day'])
  jest.setSystemTime(opens)
  expect(seen()).toEqual(['A landing page', undefined])
  expect(seen(opens - 1)).toEqual([null, 'Open day'])
  expect(seen(opens)).toEqual(['A landing page', undefined])
  expect(seen(closes)).toEqual([null, undefined])
})

test('a page is regenerated at its next change, in whole seconds', async () => {
  expect(await revalidateIn(undefined, 60)).toBe(60)
  expect(await revalidateIn(opens + 20_500, 60)).toBe(21)
  expect(await revalidateIn(opens + 90_000, 60)).toBe(60)
  expect(await revalidateIn(opens - 5000, 60)).toBe(1)
})
