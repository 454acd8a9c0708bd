import { fetchDraft, fetchPublished } from '#lib/sanity/queries/client.server.ts'
import { getLandingPage, getPage } from '#lib/sanity/page/getPage.server.ts'
import { landingPageFrom } from '#tests/fixtures/examples.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'
import { edited, lakeDocuments, type LakeDocument } from '#tests/fixtures/seedContent.ts'

jest.mock('#lib/sanity/queries/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  fetchDraft: jest.fn(),
}))
jest.mock('#lib/images/inlineSvgs.server.ts', () => ({ inlineSvgs: async () => new Map() }))

const lakeHolds = (documents: LakeDocument[]) =>
  jest.mocked(fetchPublished).mockImplementation(queryOver(documents))

test('a page without a headline has a default, as has the site', async () => {
  const blank = (document: LakeDocument) => {
    if (document._type === 'siteSettings') return { ...document, name: ' ' }
    if (document._type === 'faqPage') return { ...document, hero: { heading: '', text: 'Ask us.' } }
    return undefined
  }
  lakeHolds(edited(blank))
  const { page, settings } = await getPage('faqPage')
  expect(page.hero).toMatchObject({ heading: 'Frequently asked questions', text: 'Ask us.' })
  expect(settings.name).toBe('Goodline Staffing')
})

test('an SVG is no share image: social networks show none', async () => {
  const svg = lakeDocuments().find(({ _id }) => _id.endsWith('-svg'))?._id
  const png = lakeDocuments().find(({ _id }) => _id.endsWith('-png'))?._id
  const shared = async (_ref: string | undefined) => {
    const shareImage = { _type: 'picture', decorative: true, asset: { _type: 'reference', _ref } }
    lakeHolds(
      edited((document) =>
        document._type === 'aboutPage' ? { ...document, seo: { shareImage } } : undefined,
      ),
    )
    return (await getPage('aboutPage')).page.seo?.shareImage
  }
  expect(await shared(svg)).toBeNull()
  expect(await shared(png)).toMatchObject({ width: 1200, height: 630 })
})

test('a previewed landing page stays that document when its slug changes', async () => {
  const documents = lakeDocuments()
  const home = documents.find(({ _id }) => _id === 'homePage') ?? {}
  const landing: LakeDocument = landingPageFrom(home, 'season')
  jest.mocked(fetchDraft).mockImplementation(async (query, perspective, params = {}) => {
    const data = await queryOver([...documents, landing])(query, params)
    return { query, params, initial: { data, sourceMap: undefined, perspective } }
  })
  const context = { draftMode: true, previewData: { perspective: 'drafts' } }
  expect(await getLandingPage('nowhere', context)).toBeUndefined()
  const shown = await getLandingPage('season', context)
  expect(shown?.page).toMatchObject({ slug: 'season', title: 'A landing page' })

  const { query, params } = shown?.draft ?? { query: '', params: {} }
  const moved = [...documents, { ...landing, slug: { _type: 'slug', current: 'summer' } }]
  expect(await queryOver(moved)(query, params)).toMatchObject({
    page: { slug: 'summer', title: 'A landing page' },
  })
})
