import { fetchPublished } from '../../../../lib/sanity/content/client.server.ts'
import { getLandingPage, getPage } from '../../../../lib/sanity/content/getPage.server.ts'
import { fitPage } from '../../../../lib/sanity/content/fitPage.ts'
import { pageIds } from '../../../../lib/site/pages.ts'
import { landingPageFrom } from '../../../fixtures/examples.ts'
import { queryOver } from '../../../fixtures/queryOver.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

jest.mock('../../../../lib/sanity/content/client.server.ts', () => ({ fetchPublished: jest.fn() }))
jest.mock('../../../../lib/images/inlineSvgs.server.ts', () => ({ inlineSvgs: async () => new Map() }))

/** Documents of a shape that the Studio never writes, as a program may do. */

const lakeHolds = (documents: readonly LakeDocument[]) =>
  jest.mocked(fetchPublished).mockImplementation(queryOver(documents))

/** The seed with other fields in one document. */
const changed = (id: string, fields: object): LakeDocument[] =>
  edited((document) => (document._id === id ? { ...document, ...fields } : undefined))

const idOf = (type: string) => lakeDocuments().find(({ _type }) => _type === type)?._id ?? ''

let warn: jest.SpyInstance
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

const logged = () => warn.mock.calls.map(([line]) => String(line))

test.each(pageIds)('%s of the seed is complete, and nothing is logged', async (id) => {
  lakeHolds(lakeDocuments())
  const { page } = await getPage(id)
  expect(page).toBeDefined()
  expect(logged()).toEqual([])
})

test('a question whose answer is a number has no answer', async () => {
  const id = idOf('faqItem')
  lakeHolds(changed(id, { answer: 5 }))
  const { items } = await getPage('faqPage')
  expect(items).toHaveLength(8)
  expect(items.find(({ _id }) => _id === id)?.answer).toEqual([])
})

test('a person whose photo is text has no photo; a dropped field is named', async () => {
  const id = idOf('teamMember')
  lakeHolds(changed(id, { photo: 'me.jpg', position: { en: 'Boss' } }))
  const { team } = await getPage('aboutPage')
  expect(team.find(({ _id }) => _id === id)).toMatchObject({ photo: null, position: null })
  expect(logged()).toEqual([
    expect.stringMatching(/^\[content\] \/about-us: invalid document, dropped field team\[\d\]\.position\. /),
  ])
})

test('an object for a list is an empty list', async () => {
  lakeHolds(changed('homePage', { steps: { items: { a: 1 } }, training: [1], benefits: { benefits: 'x' } }))
  const { page } = await getPage('homePage')
  expect(page).toMatchObject({ steps: { items: [] }, benefits: { benefits: [] }, training: null })
})

test('a list keeps its good items among nulls and texts', async () => {
  const value = { heading: 'Kind', text: 'To all' }
  lakeHolds(changed('aboutPage', { values: { items: [null, 'text', value, 7, []] } }))
  const { page } = await getPage('aboutPage')
  expect(page.values?.items).toEqual([{ ...value, _key: '2' }])
  expect(logged()).toEqual([expect.stringContaining('page.values.items[0]')])
})

test('an unknown type’s section is left out of a landing page', async () => {
  const home = lakeDocuments().find(({ _id }) => _id === 'homePage') ?? {}
  const landing: LakeDocument = landingPageFrom(home, 'season')
  const sections = [null, 'text', { _type: 'poem', _key: 'p' }, ...(landing.sections as unknown[])]
  lakeHolds([...lakeDocuments(), { ...landing, sections, title: ['Season'] }])
  const shown = await getLandingPage('season')
  expect(shown?.page.title).toBeNull()
  expect(shown?.page.sections).toHaveLength((landing.sections as unknown[]).length)
  expect(logged()).toEqual([
    expect.stringMatching(/^\[content\] \/season: .* page\.title, page\.sections\[0\]/),
  ])
})

test('the log names five dropped fields of a page, not all', async () => {
  lakeHolds(changed('aboutPage', { values: { items: [1, 2, 3, 4, 5, 6] } }))
  await getPage('aboutPage')
  expect(logged()).toEqual([expect.stringMatching(/items\[4\], \.\.\.\. See "npm run content:check"\.$/)])
})

test('a result that is no object leaves an empty page', () =>
  expect(fitPage('aboutPage', null)).toMatchObject({ settings: null, page: null, team: [] }))
