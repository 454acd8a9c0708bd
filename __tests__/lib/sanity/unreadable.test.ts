/** @jest-environment node */
import { landingPageFrom } from '../../fixtures/landingPage.ts'
import { holding, lakeThat, stopLakes, pointSiteAt } from '../../fixtures/fakeLake.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../fixtures/seedContent.ts'

/**
 * A private dataset whose read token was lost while the site runs: the lake goes on answering, with status 200 and with nothing. Whatever is made
 * again then must fail by name, so that Next and the front keep what they have.
 */

jest.mock('../../../lib/sanity/mediaStore.server.ts', () => ({
  keepPicture: async () => Buffer.from('<svg/>'),
  MediaUnavailableError: class MediaUnavailableError extends Error {},
}))

const seed = lakeDocuments()
const home = seed.find(({ _id }) => _id === 'homePage') ?? {}
const everything: LakeDocument[] = [
  ...seed,
  landingPageFrom(home, 'season'),
  { _id: 'moved', _type: 'redirect', from: '/old', to: '/season', permanent: true },
]

let visible: readonly LakeDocument[]
let warn: jest.SpyInstance

beforeEach(async () => {
  visible = everything
  pointSiteAt(await lakeThat(holding(() => visible)))
  const { forgetSharedAnswers } = await import('../../../lib/sanity/sharedAnswer.server.ts')
  forgetSharedAnswers()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  warn.mockRestore()
  stopLakes()
})

/** From here on the lake shows `documents` only, and nobody goes by what was read a moment ago. */
async function show(documents: readonly LakeDocument[]) {
  visible = documents
  const { forgetSharedAnswers } = await import('../../../lib/sanity/sharedAnswer.server.ts')
  forgetSharedAnswers()
}

const pages = () => import('../../../lib/sanity/pages.server.ts')
const landing = (...path: string[]) =>
  import('../../../pages/[...path].tsx').then(({ getStaticProps }) => getStaticProps({ params: { path } }))

/** All that is made again from the lake alone. */
const made: readonly [string, () => Promise<unknown>][] = [
  ['the home page', async () => (await pages()).getHomePage('/')],
  ['the roles', async () => (await pages()).getRolesPage('/roles-we-staff')],
  ['the team', async () => (await pages()).getAboutPage('/about-us')],
  ['the case studies', async () => (await pages()).getCaseStudiesPage('/case-study')],
  ['the questions', async () => (await pages()).getFaqPage('/faq')],
  ['the contact page', async () => (await pages()).getContactPage('/contact-us')],
  ['the blog and the feed', async () => (await pages()).getBlogPage('/blog')],
  ['the job search', async () => (await pages()).getJobSearchPage('/job-seeker')],
  ['the page of lost addresses', async () => (await pages()).getNotFoundPage('/404')],
  ['a landing page', () => landing('season')],
  ['a redirect', () => landing('old')],
  ['an address that leads nowhere', () => landing('nothing')],
  [
    'the list of pages that show a question',
    async () => {
      const { changedPaths } = await import('../../../lib/sanity/changedPaths.server.ts')
      return changedPaths({ id: 'faqItem-guarantee', type: 'faqItem', paths: [] })
    },
  ],
]

test.each(made)('%s is made while the site settings can be seen', async (_, make) => {
  await expect(make()).resolves.toBeDefined()
})

test.each(made)('%s is not made anew from a lake that shows nothing', async (_, make) => {
  await show([])
  await expect(make()).rejects.toThrow(
    expect.objectContaining({
      name: 'NothingPublishedError',
      message: expect.stringContaining('set SANITY_API_READ_TOKEN'),
    }),
  )
})

test.each(made)('%s is not made anew without the site settings', async (_, make) => {
  await show(everything.filter(({ _id }) => _id !== 'siteSettings'))
  await expect(make()).rejects.toThrow(expect.objectContaining({ name: 'NothingPublishedError' }))
})

test('a list that is truly empty replaces one that was not', async () => {
  await show(edited((document) => (document._type === 'teamMember' ? null : undefined)))
  expect((await (await pages()).getAboutPage('/about-us')).team).toEqual([])
})

test('the sitemap and the cards for shared links stay as they were', async () => {
  const { listedPaths } = await import('../../../lib/sanity/listedPaths.server.ts')
  const { headlineOf } = await import('../../../lib/sanity/headline.server.ts')
  await show(
    everything.map((document) =>
      document._type === 'faqPage' ? { ...document, seo: { noIndex: true } } : document,
    ),
  )
  const before = await listedPaths()
  expect(before).toContain('/season')
  expect(before).not.toContain('/faq')
  expect((await headlineOf({ page: 'jobSearchPage' })).text).toBe('Find work where you are heard')
  await show([])
  expect(await listedPaths()).toEqual(before)
  expect((await headlineOf({ page: 'jobSearchPage' })).text).toBe('Find work where you are heard')
  expect(warn).toHaveBeenCalledTimes(3)
})
