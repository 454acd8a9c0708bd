/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { changedPaths } from '../../../../lib/sanity/publish/changedPaths.server.ts'
import { fetchPublished } from '../../../../lib/sanity/content/client.server.ts'
import { contentPathsQuery, referringQuery } from '../../../../lib/sanity/content/queries.ts'

jest.mock('../../../../lib/sanity/content/client.server.ts', () => ({ fetchPublished: jest.fn() }))
jest.mock('../../../../lib/sanity/content/cache.server.ts', () => ({
  contentCache: { load: (_: string, query: () => Promise<unknown>) => query() },
}))

const addresses = {
  landingPages: [{ slug: 'summer', hidden: false }],
  redirects: [
    { from: '/old', to: '/summer', permanent: false },
    { from: '/older', to: '/summer?seats=9#top', permanent: false },
    { from: '/oldest', to: '/older#top', permanent: true },
    // A circle, and a path of the site itself: no redirect begins there.
    { from: '/summer', to: '/oldest', permanent: false },
    { from: '/faq', to: '/old', permanent: false },
    { from: '/other', to: '/faq', permanent: true },
  ],
}
const ask = jest.mocked(fetchPublished)

/** What the lake says refers to the document that changed. */
let referring: { _id: string; _type: string; slug: string | null }[] = []

const landingPage = (current: string, ...sections: object[]) => ({
  _type: 'landingPage',
  slug: { current },
  sections,
})

const asking = (_ref: string) => ({ _type: 'questionsSection', questions: [{ _type: 'reference', _ref }] })

/** The landing pages that the lake has. */
const landingPages = [
  landingPage('quoting', { _type: 'heroSection' }, { _type: 'reviewsSection' }),
  landingPage('asking', asking('any')),
  landingPage('asking-else', asking('question')),
  landingPage('no slug', { _type: 'reviewsSection' }, asking('any')),
  landingPage('faq', { _type: 'reviewsSection' }, asking('any')),
  { _type: 'landingPage' },
  { ...asking('any'), _type: 'homePage', slug: { current: 'home' } },
]

beforeEach(() => {
  referring = []
  ask.mockReset().mockImplementation(async (query, params) => {
    if (query === referringQuery) return referring as never
    if (query === contentPathsQuery) return addresses as never
    return (await (
      await evaluate(parse(query, { params }), { dataset: landingPages, params })
    ).get()) as never
  })
})

const change = (type: string, ...paths: string[]) => changedPaths({ id: 'any', type, paths })

test('a page of the site needs no query', async () => {
  expect(await change('aboutPage')).toEqual(['/about-us'])
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['review', ['/', '/quoting']],
  ['faqItem', ['/faq', '/asking']],
])('a %s is on landing pages too, which come last', async (type, paths) =>
  expect(await change(type)).toEqual(paths),
)

test('the settings are on every landing page, after all others', async () =>
  expect((await change('siteSettings')).slice(-4)).toEqual(['/404', '/quoting', '/asking', '/asking-else']))

test('a moved landing page changes both its paths and their redirects', async () =>
  expect(await change('landingPage', '/autumn', '/summer')).toEqual([
    '/autumn',
    '/summer',
    '/old',
    '/older',
    '/oldest',
  ]))

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

test('no redirect regenerates a page of the site', async () =>
  expect(await change('redirect', '/about-us', '/old')).toEqual(['/old']))
