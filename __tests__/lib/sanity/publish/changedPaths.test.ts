import { changedPaths } from '#lib/sanity/publish/changedPaths.server.ts'
import { fetchPublished } from '#lib/sanity/queries/client.server.ts'
import { pathsShowing } from '#lib/site/pages.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'
import { referringQuery } from '#lib/sanity/queries/queries.ts'

jest.mock('#lib/sanity/queries/client.server.ts', () => ({ fetchPublished: jest.fn() }))
jest.mock('#lib/sanity/queries/cache.server.ts', () => ({
  contentCache: { load: (_: string, query: () => Promise<unknown>) => query() },
}))

const ask = jest.mocked(fetchPublished)

/** What the lake says refers to the document that changed. */
let referring: { _id: string; _type: string; slug: string | null }[] = []

const landingPage = (current: string, ...sections: object[]) => ({
  _type: 'landingPage',
  slug: { current },
  sections,
})

const asking = (_ref: string) => ({ _type: 'questionsSection', questions: [{ _type: 'reference', _ref }] })

const choosing = (_type: string, list: string, ..._refs: string[]) => ({
  _type,
  [list]: _refs.map((_ref) => ({ _type: 'reference', _ref })),
})

/** The landing pages that the lake has. */
const landingPages = [
  landingPage('quoting', { _type: 'heroSection' }, { _type: 'reviewsSection' }),
  landingPage('asking', asking('any')),
  landingPage('asking-else', asking('question')),
  landingPage('form', { _type: 'contactFormSection' }),
  landingPage('everybody', { _type: 'teamSection' }),
  landingPage('nobody-left', choosing('teamSection', 'people')),
  landingPage(
    'choosing',
    choosing('teamSection', 'people', 'person'),
    choosing('caseStudiesSection', 'caseStudies', 'study'),
  ),
  landingPage(
    'choosing-else',
    choosing('teamSection', 'people', 'other'),
    choosing('caseStudiesSection', 'caseStudies', 'other'),
  ),
  landingPage('no slug', { _type: 'reviewsSection' }, asking('any')),
  landingPage('faq', { _type: 'reviewsSection' }, asking('any')),
  { _type: 'landingPage' },
  { ...asking('any'), _type: 'homePage', slug: { current: 'home' } },
]

beforeEach(() => {
  referring = []
  ask.mockReset().mockImplementation(async (query, params) => {
    if (query === referringQuery) return referring as never
    return (await queryOver(landingPages)(query, params)) as never
  })
})

const change = (type: string, ...paths: string[]) => changedPaths({ id: 'any', type, paths })

test.each([
  ['any', 'review', ['/', '/quoting']],
  ['any', 'faqItem', ['/faq', '/asking']],
  ['study', 'caseStudy', ['/case-study', '/choosing']],
  ['person', 'teamMember', ['/about-us', '/everybody', '/nobody-left', '/choosing']],
  ['contactPage', 'contactPage', ['/contact-us', '/form']],
])('%s, a %s, is on its page, then on landing pages', async (id, type, paths) =>
  expect(await changedPaths({ id, type, paths: [] })).toEqual(paths),
)

test('the settings are on every landing page, after all others', async () =>
  expect((await change('siteSettings')).slice(pathsShowing('siteSettings').length - 1)).toEqual([
    '/404',
    '/quoting',
    '/asking',
    '/asking-else',
    '/form',
    '/everybody',
    '/nobody-left',
    '/choosing',
    '/choosing-else',
  ]))

test('a moved landing page changes both its paths', async () =>
  expect(await change('landingPage', '/autumn', '/summer')).toEqual(['/autumn', '/summer']))

test('a landing page in the menu changes every page', async () => {
  referring = [{ _id: 'siteSettings', _type: 'siteSettings', slug: null }]
  expect(await change('landingPage', '/autumn')).toEqual(['/autumn', ...(await change('siteSettings'))])
})

test('a landing page changes the pages with a link to it', async () => {
  referring = [
    { _id: 'homePage', _type: 'homePage', slug: null },
    { _id: 'page', _type: 'landingPage', slug: 'winter' },
    { _id: 'question', _type: 'faqItem', slug: 'a-question' },
    // Served nowhere: Next would refuse to generate them, and the whole call with them.
    { _id: 'reserved', _type: 'landingPage', slug: 'studio' },
    { _id: 'unreadable', _type: 'landingPage', slug: 'Not A Slug' },
  ]
  expect(await change('landingPage', '/autumn')).toEqual(['/autumn', '/', '/winter', '/faq', '/asking-else'])
  expect(ask).toHaveBeenCalledWith(referringQuery, { id: 'any' })
})

test('a redirect regenerates no page: proxy.ts responds', async () =>
  expect(await change('redirect', '/about-us', '/old')).toEqual([]))
