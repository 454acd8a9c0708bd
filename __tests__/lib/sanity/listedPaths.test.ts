/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { ContentUnavailableError, fetchPublished } from '../../../lib/sanity/client.server.ts'
import { listedPaths } from '../../../lib/sanity/listedPaths.server.ts'
import { hiddenPagesQuery } from '../../../lib/sanity/queries.ts'
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
    .mockImplementation(async () => (await evaluate(parse(hiddenPagesQuery), { dataset: documents })).get())

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

test('lists every page while the content lake cannot be read, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.mocked(fetchPublished).mockRejectedValue(new ContentUnavailableError('down'))
  await expect(listedPaths()).resolves.toEqual(everyPath)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The sitemap lists every page.'))
  warn.mockRestore()
})
