/** @jest-environment node */
import { forgetSharedAnswers } from '../../../lib/sanity/sharedAnswer.server.ts'
import { changedPaths } from '../../../lib/sanity/changedPaths.server.ts'
import { fetchPublished } from '../../../lib/sanity/client.server.ts'
import { referringQuery } from '../../../lib/sanity/queries.ts'

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
let referring: { _type: string; slug: string | null }[] = []

beforeEach(() => {
  forgetSharedAnswers()
  referring = []
  ask
    .mockReset()
    .mockImplementation(async (query) => (query === referringQuery ? referring : addresses) as never)
})

const change = (type: string, ...paths: string[]) => changedPaths({ id: 'any', type, paths })

test('a page of the site asks nobody which page that is', async () => {
  expect(await change('aboutPage')).toEqual(['/about-us'])
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['review', ['/', '/summer']],
  ['faqItem', ['/faq', '/summer']],
])('a %s stands on landing pages too', async (type, paths) => expect(await change(type)).toEqual(paths))

test('the settings stand on every landing page', async () =>
  expect(await change('siteSettings')).toContain('/summer'))

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
    { _type: 'homePage', slug: null },
    { _type: 'landingPage', slug: 'winter' },
    { _type: 'faqItem', slug: 'a-question' },
  ]
  expect(await change('landingPage', '/autumn')).toEqual(['/autumn', '/', '/winter', '/faq', '/summer'])
  expect(ask).toHaveBeenCalledWith(referringQuery, { id: 'any' })
})

test('no document can have an address of the site generated again that is not its own', async () =>
  expect(await change('redirect', '/about-us', '/old')).toEqual(['/old']))

test('what was read before the publish is not believed', async () => {
  await change('review')
  await change('redirect', '/new')
  expect(ask).toHaveBeenCalledTimes(2)
})
