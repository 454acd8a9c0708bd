import { from } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { DocumentLocationsState } from 'sanity/presentation'
import { locations } from '#sanity/presentation/locations.ts'
import { pathsShowing } from '#lib/site/pages.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'

jest.mock('sanity', () => ({}), { virtual: true })

const slug = (current: string) => ({ _type: 'slug', current })
const documents = [
  { _id: 'guarantee', _type: 'faqItem', question: 'Is there a guarantee?', slug: slug('guarantee') },
  { _id: 'roles', _type: 'faqItem', question: 'Which roles?' },
  { _id: 'luis', _type: 'review', name: 'Luis' },
  {
    _id: 'spring',
    _type: 'landingPage',
    title: 'Spring',
    slug: slug('spring'),
    sections: [
      { _type: 'reviewsSection' },
      { _type: 'questionsSection', questions: [{ _type: 'reference', _ref: 'guarantee' }] },
    ],
  },
  { _id: 'autumn', _type: 'landingPage', title: 'Autumn', slug: slug('autumn'), sections: [] },
  {
    _id: 'over',
    _type: 'landingPage',
    title: 'Over',
    slug: slug('over'),
    visibleUntil: '2020-01-01T00:00:00.000Z',
  },
  { _id: 'unnamed', _type: 'landingPage', sections: [{ _type: 'reviewsSection' }] },
]
/** A store that runs each query once, from the documents above. */
const documentStore = {
  listenQuery: (query: { fetch: string; listen: string }, params: Record<string, unknown>) =>
    from(queryOver(documents)(query.fetch, params)),
} as unknown as DocumentStore

/** What the Studio says above the form of a document. */
function said(id: string, type: string): Promise<DocumentLocationsState> {
  const given = locations({ id, type, version: undefined, perspectiveStack: ['drafts'] }, { documentStore })
  if (!given || !('subscribe' in given)) return Promise.resolve(given ?? {})
  return new Promise((next) => given.subscribe({ next: (state) => next(state ?? {}) }))
}

test.each([
  ['guarantee', 'faqItem', { FAQ: '/faq#guarantee', Spring: '/spring#guarantee' }],
  ['roles', 'faqItem', { FAQ: '/faq' }],
  ['luis', 'review', { Home: '/', Spring: '/spring' }],
  ['aboutPage', 'aboutPage', { 'About Us': '/about-us' }],
  ['spring', 'landingPage', { Spring: '/spring' }],
])('%s, a %s, is where visitors see it', async (id, type, places: Record<string, string>) => {
  expect(await said(id, type)).toEqual({
    locations: Object.entries(places).map(([title, href]) => ({ title, href })),
  })
})

test('the settings are on every page, landing pages sorted by name', async () => {
  const { locations: places = [] } = await said('siteSettings', 'siteSettings')
  expect(places).toHaveLength(pathsShowing('siteSettings').length + 3)
  expect(places.slice(-3).map(({ href }) => href)).toEqual(['/autumn', '/over', '/spring'])
})

test('a deleted or unsaved landing page is not on the site', async () => {
  expect(await said('deleted', 'landingPage')).toEqual({ message: 'Not on the site.' })
})
