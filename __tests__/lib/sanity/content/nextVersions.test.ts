import { evaluate, parse } from 'groq-js'
import {
  fetchDraft,
  fetchPublished,
  fetchUnmarkedDraft,
} from '../../../../lib/sanity/content/client.server.ts'
import { getLandingPage, getPage } from '../../../../lib/sanity/content/getPage.server.ts'
import { editorPreview } from '../../../../lib/sanity/preview/editor.server.ts'
import { nextVersionId, nextVersionType } from '../../../../lib/site/nextVersion.ts'
import { landingPageFrom } from '../../../../sanity/guide/examples.ts'
import { lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

jest.mock('../../../../lib/sanity/content/client.server.ts', () => ({
  fetchDraft: jest.fn(),
  fetchPublished: jest.fn(),
  fetchUnmarkedDraft: jest.fn(),
}))
jest.mock('../../../../lib/images/lakeImages.server.ts', () => ({
  keepLakeImage: async () => ({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }),
}))

const at = Date.parse('2027-03-01T13:00:00Z')

function lakeHolds(...own: LakeDocument[]) {
  const dataset = [...lakeDocuments(), ...own]
  const ask = async (query: string, params = {}): Promise<unknown> =>
    (await evaluate(parse(query), { dataset, params })).get()
  jest.mocked(fetchPublished).mockImplementation(ask)
  jest.mocked(fetchUnmarkedDraft).mockImplementation((query, _perspective, params) => ask(query, params))
  jest.mocked(fetchDraft).mockImplementation(async (query, perspective, params = {}) => {
    return { query, params, initial: { data: await ask(query, params), sourceMap: undefined, perspective } }
  })
}

const published = (type: string) => lakeDocuments().find(({ _type }) => _type === type) as LakeDocument

/** The next version of a document, with changed fields. */
const next = (document: LakeDocument, changes: object): LakeDocument => ({
  _id: nextVersionId(document._id),
  _type: nextVersionType,
  at: new Date(at).toISOString(),
  content: { ...document, ...changes },
})

beforeEach(() =>
  jest.useFakeTimers({ now: at - 1, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
)
afterEach(() => jest.useRealTimers())

test('a page shows its next version from its time on, and knows the time before', async () => {
  lakeHolds(next(published('faqPage'), { hero: { heading: 'Spring questions' } }))
  const early = await getPage('faqPage')
  expect([early.page.hero?.heading, early.nextChange]).toEqual(['Frequently asked questions', at])
  jest.setSystemTime(at)
  const { page, nextChange } = await getPage('faqPage')
  expect([page.hero?.heading, nextChange]).toEqual(['Spring questions', undefined])
})

test('the settings and a person change on every page that shows them', async () => {
  const person = published('teamMember')
  const team = { _key: 'a', _type: 'teamSection', people: [{ _type: 'reference', _ref: person._id }] }
  const landing = landingPageFrom({}, 'season')
  lakeHolds(
    { ...landing, sections: [...landing.sections, team] },
    next(published('siteSettings'), { phone: '+1 813 555 0199' }),
    next(person, { name: 'Renamed', orderRank: '~' }),
  )
  const place = (await getPage('aboutPage')).team.findIndex(({ name }) => name === person.name)
  jest.setSystemTime(at)
  const about = await getPage('aboutPage')
  expect([about.settings.phone, about.team[place]?.name]).toEqual(['+1 813 555 0199', 'Renamed'])
  expect(about.team).toHaveLength(lakeDocuments().filter(({ _type }) => _type === 'teamMember').length)
  const { page } = (await getLandingPage('season')) ?? {}
  expect(page?.sections.at(-1)).toMatchObject({ people: [{ name: 'Renamed' }] })
})

test('a page that left the site does not come back by its next version', async () => {
  lakeHolds(next(landingPageFrom({}, 'gone'), {}))
  jest.setSystemTime(at)
  expect(await getLandingPage('gone')).toBeUndefined()
})

test('what a page changed at once stays as published', async () => {
  const before = landingPageFrom({}, 'before')
  const ended = new Date(at - 1).toISOString()
  const waiting = next(before, { title: 'Spring', visibleUntil: new Date(at + 1000).toISOString() })
  lakeHolds({ ...before, slug: { current: 'after' } }, waiting)
  jest.setSystemTime(at)
  expect(await getLandingPage('before')).toBeUndefined()
  expect(await getLandingPage('after')).toMatchObject({ page: { title: 'Spring' } })
  lakeHolds({ ...before, visibleUntil: ended }, waiting)
  expect(await getLandingPage('before')).toBeUndefined()
})

test('a preview has the page from each time on at which it changes', async () => {
  process.env.SANITY_API_READ_TOKEN = 'a-token'
  lakeHolds(
    { ...next(published('faqPage'), { hero: { heading: 'Summer questions' } }), at: '2027-06-01T12:00:00Z' },
    next(published('siteSettings'), { phone: '+1 813 555 0199' }),
    { ...next(published('teamMember'), { name: 'Renamed' }), at: '2027-04-01T12:00:00Z' },
  )
  const previewData = editorPreview('drafts', Date.now() + 60_000)
  const { page, draft } = await getPage('faqPage', { draftMode: true, previewData })
  expect(page.hero?.heading).toBe('Frequently asked questions')
  expect(draft?.next).toMatchObject([
    { at, data: { settings: { phone: '+1 813 555 0199' }, page: { hero: { heading: page.hero?.heading } } } },
    {
      at: Date.parse('2027-06-01T12:00:00Z'),
      data: { settings: { phone: '+1 813 555 0199' }, page: { hero: { heading: 'Summer questions' } } },
    },
  ])
})
