import { fetchPublished } from '#lib/sanity/queries/client.server.ts'
import { getLandingPage, getPage } from '#lib/sanity/page/getPage.server.ts'
import { landingPageByIdQuery, pageQueries } from '#lib/sanity/queries/queries.ts'
import { revalidateIn } from '#lib/util/revalidate.server.ts'
import { landingPageFrom } from '#tests/fixtures/examples.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'
import { lakeDocuments, type LakeDocument } from '#tests/fixtures/seedContent.ts'

/** The clock is moved with `jest.setSystemTime`; timers stay real. */

jest.mock('#lib/sanity/queries/client.server.ts', () => ({ fetchPublished: jest.fn() }))
jest.mock('#lib/images/inlineSvgs.server.ts', () => ({ inlineSvgs: async () => new Map() }))

const opens = Date.parse('2026-03-02T13:00:00Z')
const closes = Date.parse('2026-03-02T23:00:00Z')
const campaign = { visibleFrom: new Date(opens).toISOString(), visibleUntil: new Date(closes).toISOString() }
const page = { ...landingPageFrom({}, 'season'), ...campaign }
const toPage = {
  _type: 'action',
  label: 'Our season',
  kind: 'page',
  landingPage: { _type: 'reference', _ref: page._id },
}

let ask = queryOver([])

function lakeHolds(...changed: object[]) {
  const ids = new Set(changed.map((document) => (document as LakeDocument)._id))
  ask = queryOver([...lakeDocuments().filter(({ _id }) => !ids.has(_id)), ...changed])
  jest.mocked(fetchPublished).mockImplementation(ask)
}
const document = (id: string) => lakeDocuments().find(({ _id }) => _id === id) ?? { _id: id, _type: id }
const announced = { ...document('siteSettings'), announcement: { text: 'Open day', ...campaign } }

beforeEach(() =>
  jest.useFakeTimers({ now: opens, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
)
afterEach(() => jest.useRealTimers())

/** What `show` gives just before the campaign, at its beginning, and at its end. */
async function inTime<Shown>(show: () => Promise<Shown>): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const time of [opens - 1, opens, closes]) {
    jest.setSystemTime(time)
    shown.push(await show())
  }
  return shown
}

test('a landing page is there between its scheduled times', async () => {
  lakeHolds(page)
  expect(await inTime(async () => (await getLandingPage('season'))?.page.title)).toEqual([
    undefined,
    'A landing page',
    undefined,
  ])
})

test('a button to a landing page is there while the page is', async () => {
  lakeHolds(page, { ...document('aboutPage'), actions: [{ ...toPage, _key: 'a' }] })
  const button = { _key: 'a', label: 'Our season', href: '/season' }
  expect(await inTime(async () => (await getPage('aboutPage')).page.actions)).toEqual([[], [button], []])
})

test('a text links to a landing page while it is there', async () => {
  const markDefs = [{ _type: 'pageLink', _key: 'l', landingPage: toPage.landingPage }]
  lakeHolds(page, { ...document('faqItem-roles'), answer: [{ _type: 'block', _key: 'b', markDefs }] })
  const links = async () => (await getPage('faqPage')).items[0]?.answer[0]?.markDefs
  const link = { _type: 'link', _key: 'l', href: '/season' }
  expect(await inTime(links)).toEqual([[], [link], []])
})

test('a menu names a landing page while it is there', async () => {
  const entry = { _type: 'menuLink', _key: 'm', page: { ...toPage.landingPage, _weak: true } }
  lakeHolds(page, { ...document('siteSettings'), menuInsights: [entry] })
  const labels = async () => (await getPage('faqPage')).settings.menu.insights.map(({ label }) => label)
  expect(await inTime(labels)).toEqual([[], ['A landing page'], []])
})

test('nothing of an announcement leaves the server outside its times', async () => {
  lakeHolds(announced)
  expect(await inTime(async () => JSON.stringify(await getPage('faqPage')).includes('Open day'))).toEqual([
    false,
    true,
    false,
  ])
})

test('a preview shows what is to come, and nothing that is over', async () => {
  lakeHolds(page, announced)
  const preview = () =>
    ask<{ page: { title: string }; settings: { announcement: { text: string } | null } }>(
      landingPageByIdQuery,
      { id: page._id, preview: true },
    )
  expect(
    await inTime(async () => {
      const { page: shown, settings } = await preview()
      return [shown.title, settings.announcement?.text]
    }),
  ).toEqual([
    ['A landing page', 'Open day'],
    ['A landing page', 'Open day'],
    ['A landing page', undefined],
  ])
})

test('each page knows when something appears or disappears next', async () => {
  // 20:00 by the clock of the page's times.
  lakeHolds(page, { ...announced, announcement: { visibleUntil: '2026-03-02T15:00:00-05:00' } })
  const next = async () => (await ask<{ nextChange: string }>(pageQueries.faqPage)).nextChange
  expect(await inTime(next)).toEqual([campaign.visibleFrom, '2026-03-02T15:00:00-05:00', null])
})

test('a page is regenerated at its next change, in whole seconds', () => {
  const at = (time: number) => revalidateIn(new Date(time).toISOString(), 60)
  expect(revalidateIn(null, 60)).toBe(60)
  expect(at(opens + 20_500)).toBe(21)
  expect(at(opens + 90_000)).toBe(60)
  expect(at(opens - 5000)).toBe(1)
})
