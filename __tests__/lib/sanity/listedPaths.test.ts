/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { forgetSharedAnswers } from '../../../lib/sanity/sharedAnswer.server.ts'
import { fetchPublished } from '../../../lib/sanity/client.server.ts'
import { listedPaths } from '../../../lib/sanity/listedPaths.server.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../fixtures/seedContent.ts'

jest.mock('../../../lib/sanity/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  ContentUnavailableError: class ContentUnavailableError extends Error {},
}))

const everyPath = [
  '/',
  '/roles-we-staff',
  '/about-us',
  '/case-study',
  '/faq',
  '/contact-us',
  '/blog',
  '/job-seeker',
]

const lakeHolds = (documents: LakeDocument[]) =>
  jest
    .mocked(fetchPublished)
    .mockImplementation(async (query) => (await evaluate(parse(query), { dataset: documents })).get())

beforeEach(forgetSharedAnswers)

test('lists every page of the site once, the job search at its first address only', async () => {
  lakeHolds(lakeDocuments())
  await expect(listedPaths()).resolves.toEqual(everyPath)
})

test('leaves out what an editor has hidden from search engines', async () => {
  lakeHolds(
    edited((document) => {
      if (['aboutPage', 'jobSearchPage'].includes(document._type)) document.seo = { noIndex: true }
    }),
  )
  await expect(listedPaths()).resolves.toEqual(
    everyPath.filter((path) => path !== '/about-us' && path !== '/job-seeker'),
  )
})

const landing = (slug: string, noIndex = false): LakeDocument => ({
  _id: `landing-${slug}`,
  _type: 'landingPage',
  slug: { current: slug },
  seo: { noIndex },
})

test('lists landing pages, but none that is hidden or stands where the site needs the address', async () => {
  lakeHolds([...lakeDocuments(), landing('summer'), landing('secret', true), landing('studio')])
  await expect(listedPaths()).resolves.toEqual([...everyPath, '/summer'])
})

test('lists every page while nothing was ever read from the content lake, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  // As in a process that has just started.
  jest.resetModules()
  const { ContentUnavailableError, fetchPublished } = await import('../../../lib/sanity/client.server.ts')
  const { listedPaths } = await import('../../../lib/sanity/listedPaths.server.ts')
  jest.mocked(fetchPublished).mockRejectedValue(new ContentUnavailableError('It is down.'))
  await expect(listedPaths()).resolves.toEqual(everyPath)
  expect(warn.mock.calls).toEqual([
    ['[content] It is down. The sitemap lists every page.'],
    ['[content] It is down. The sitemap leaves out the landing pages.'],
  ])
  warn.mockRestore()
})

test('hides no mistake of our own', async () => {
  jest.mocked(fetchPublished).mockRejectedValue(new TypeError('query is not a function'))
  await expect(listedPaths()).rejects.toThrow('query is not a function')
})
