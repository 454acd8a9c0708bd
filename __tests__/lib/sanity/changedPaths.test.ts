/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { forgetSharedAnswers } from '../../../lib/sanity/sharedAnswer.server.ts'
import { changedPaths } from '../../../lib/sanity/changedPaths.server.ts'
import { fetchPublished } from '../../../lib/sanity/client.server.ts'
import { addressesQuery, referringQuery } from '../../../lib/sanity/queries.ts'

jest.mock('../../../lib/sanity/client.server.ts', () => ({ fetchPublished: jest.fn() }))

const addresses = {
  landingPages: [{ slug: 'summer', hidden: false }],
  redirects: [
    { from: '/old', to: '/summer', permanent: false },
    { from: '/older', to: '/summer?seats=9#top', permanent: false },
    { from: '/oldest', to: '/older#top', permanent: true },
    // A circle, and a path that the site answers itself: nobody is led on from there.
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
  forgetSharedAnswers()
  referring = []
  ask.mockReset().mockImplementation(async (query, params) => {
    if (query === referringQuery) return referring as never
    if (query === addressesQuery) return addresses as never
    return (await (
      await evaluate(parse(query, { params }), { dataset: landingPages, params })
    ).get()) as never
  })
})

const change = (type: string, ...paths: string[]) => changedPaths({ id: 'any', type, paths })

test('a page of the site asks nobody which page that is', async () => {
  expect(await change('aboutPage')).toEqual(['/about-us'])
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['review', ['/', '/quoting']],
  ['faqItem', ['/faq', '/asking']],
])('a %s stands on some landing pages too, which come last', async (type, paths) =>
  expect(await change(type)).toEqual(paths),
)

test('the settings stand on every landing page, after all the others', async () =>
  expect((await change('siteSettings')).slice(-4)).toEqual(['/404', '/quoting', '/asking', '/asking-else']))

test('a landing page that moved changes its new address, its old one, and what leads to either, also by others', async () =>
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

test('no document can have an address of the site generated again that is not its own', async () =>
  expect(await change('redirect', '/about-us', '/old')).toEqual(['/old']))
