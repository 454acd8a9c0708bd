/** @jest-environment node */
import type { RequestListener } from 'node:http'
import { answering, holding, lakeThat, pointSiteAt, stopLakes } from '../../../fixtures/fakeLake.ts'
import { enterScratchFolder, type ScratchFolder } from '../../../fixtures/scratchFolder.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

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

let scratch: ScratchFolder
beforeEach(() => {
  scratch = enterScratchFolder()
})
afterEach(() => {
  scratch.leave()
  stopLakes()
})

/** The listed paths of a site that was just started with this lake. */
async function pathsOf(lake: RequestListener): Promise<string[]> {
  pointSiteAt(await lakeThat(lake))
  return (await import('../../../../lib/sanity/content/listedPaths.server.ts')).listedPaths()
}

const holds = (documents: readonly LakeDocument[]) => pathsOf(holding(() => documents))

test('every page is listed once, at its canonical path', async () => {
  expect(await holds(lakeDocuments())).toEqual(everyPath)
})

test('a page that an editor hides from search engines is not listed', async () => {
  const hidden = edited((document) => {
    if (['aboutPage', 'jobSearchPage'].includes(document._type)) document.seo = { noIndex: true }
  })
  expect(await holds(hidden)).toEqual(
    everyPath.filter((path) => path !== '/about-us' && path !== '/job-seeker'),
  )
})

test('a landing page is listed unless hidden or at a reserved path', async () => {
  const landing = (slug: string, noIndex = false): LakeDocument => ({
    _id: `landing-${slug}`,
    _type: 'landingPage',
    slug: { current: slug },
    seo: { noIndex },
  })
  const documents = [...lakeDocuments(), landing('summer'), landing('secret', true), landing('studio')]
  expect(await holds(documents)).toEqual([...everyPath, '/summer'])
})

test('a lake that never responded leaves every page, and warnings', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await pathsOf(answering(403, 'application/json', '{}'))).toEqual(everyPath)
  expect(warn.mock.calls.flat().toSorted()).toEqual([
    expect.stringMatching(/could not be read.* The sitemap lists no landing page\.$/),
    expect.stringMatching(/could not be read.* The sitemap lists every page\.$/),
  ])
  warn.mockRestore()
})

test('a mistake of our own is not hidden', async () => {
  pointSiteAt('http://127.0.0.1:9')
  jest.doMock('../../../../lib/sanity/content/client.server.ts', () => ({
    ...jest.requireActual<object>('../../../../lib/sanity/content/client.server.ts'),
    fetchPublished: () => Promise.reject(new TypeError('a mistake')),
  }))
  const { listedPaths } = await import('../../../../lib/sanity/content/listedPaths.server.ts')
  await expect(listedPaths()).rejects.toThrow('a mistake')
  jest.dontMock('../../../../lib/sanity/content/client.server.ts')
})
