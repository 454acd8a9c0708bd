import { Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { DocumentLocationsState } from 'sanity/presentation'
import { locations } from '../../../sanity/presentation/locations.ts'
import { pathsShowing } from '../../../lib/site/pages.ts'
import { queryOver } from '../../fixtures/queryOver.ts'

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
  { _id: 'old', _type: 'redirect', from: '/old', to: '/faq' },
  { _id: 'old-place', _type: 'redirect', from: '/old-place', to: '/autumn?seats=9#top' },
  { _id: 'old-post', _type: 'redirect', from: '/old-post', to: '/blog/a-post' },
  { _id: 'drafts.new', _type: 'redirect', from: '/new', to: '/faq' },
  { _id: 'new', _type: 'redirect', from: '/newer', to: '/faq' },
  { _id: 'in-two-steps', _type: 'redirect', from: '/in-two-steps', to: '/old' },
  { _id: 'half', _type: 'redirect', from: '/half' },
  { _id: 'lost', _type: 'redirect', from: '/lost', to: '/gone#top' },
  { _id: 'early', _type: 'redirect', from: '/early', to: '/winter' },
  { _id: 'late', _type: 'redirect', from: '/late', to: '/over' },
  { _id: 'round', _type: 'redirect', from: '/round', to: '/round?x=1' },
  { _id: 'shop', _type: 'redirect', from: '/shop', to: 'https://shop.example/' },
]
/** What only the raw perspective shows under such an id. */
const draftPage = { _id: 'drafts.winter', _type: 'landingPage', title: 'Winter', slug: slug('winter') }

const asked = jest.fn()

const answer = (query: string, params: object, raw: boolean) =>
  queryOver(raw ? [...documents, draftPage] : documents)(query, params)

/** A store that runs each query once, from the documents above. */
const documentStore = {
  listenQuery: (
    query: { fetch: string; listen: string },
    params: Record<string, unknown>,
    options: { perspective: unknown },
  ) =>
    new Observable<unknown>((subscriber) => {
      asked(query, params, options)
      void answer(query.fetch, params, options.perspective === 'raw').then((result) =>
        subscriber.next(result),
      )
      return () => undefined
    }),
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

test('a landing page without a URL is asked for one', async () => {
  const missing = { message: 'Give this page its address first.', tone: 'caution' }
  expect(await said('unnamed', 'landingPage')).toEqual(missing)
})

test.each(['landingPage', 'redirect'])('a deleted or unsaved %s is not on the site', async (type) => {
  expect(await said('deleted', type)).toEqual({ message: 'Not on the site.' })
})

test.each([
  ['new', 'Once this is published, visitors of /new are sent to /faq'],
  ['old', 'Visitors of /old are sent to /faq'],
  ['old-post', 'Visitors of /old-post are sent to /blog/a-post'],
  ['old-place', 'Visitors of /old-place are sent to /autumn?seats=9#top'],
  ['in-two-steps', 'Visitors of /in-two-steps are sent to /old'],
  ['shop', 'Visitors of /shop are sent to https://shop.example/'],
  ['half', 'Not complete yet.'],
])('the redirect “%s” says: %s', async (id, message) =>
  expect(await said(id, 'redirect')).toEqual({ message }),
)

test.each([
  ['its landing page is gone', 'lost', 'no page is published at /gone'],
  ['its landing page is a draft', 'early', 'no page is published at /winter'],
  ['the time of its landing page is over', 'late', 'visitors do not see /over at this time'],
  ['it leads back to itself', 'round', 'it leads back to itself'],
])('a redirect says that it leads nowhere when %s', async (_, id, why) => {
  expect(await said(id, 'redirect')).toEqual({
    message: `Visitors of /${id} get “page not found”: ${why}`,
    tone: 'critical',
  })
  expect(asked.mock.lastCall?.[2]).toMatchObject({ perspective: 'raw' })
})

test('the result follows landing pages, redirects and the draft, in the perspective', async () => {
  asked.mockClear()
  await said('guarantee', 'faqItem')
  const [query, params, options] = asked.mock.lastCall as [
    { listen: string },
    Record<string, unknown>,
    object,
  ]
  const followed = (await answer(query.listen, params, true)) as { _id: string }[]
  const others = ['roles', 'luis']
  expect(followed.map(({ _id }) => _id)).toEqual(
    [...documents, draftPage].map(({ _id }) => _id).filter((id) => !others.includes(id)),
  )
  expect(params).toEqual({ id: 'guarantee', own: ['guarantee', 'drafts.guarantee'] })
  expect(options).toMatchObject({ perspective: ['drafts'] })
})
