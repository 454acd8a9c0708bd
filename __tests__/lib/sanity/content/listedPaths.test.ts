import type { RequestListener } from 'node:http'
import { answering, holding, lakeThat, pointSiteAt, stopLakes } from '../../../fixtures/fakeLake.ts'
import { sitePages } from '../../../../lib/site/pages.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

const everyPath = sitePages.map(({ path }) => path as string).filter((path) => path !== '/search-all-jobs')

afterEach(stopLakes)

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

test('a landing page is listed unless hidden, over or at reserved paths', async () => {
  const landing = (slug: string, noIndex = false, visibleUntil?: string): LakeDocument => ({
    _id: `landing-${slug}`,
    _type: 'landingPage',
    slug: { current: slug },
    seo: { noIndex },
    visibleUntil,
  })
  const over = landing('over', false, '2020-01-01T00:00:00Z')
  const documents = [...lakeDocuments(), over, landing('summer'), landing('secret', true), landing('studio')]
  expect(await holds(documents)).toEqual([...everyPath, '/summer'])
})

test('a lake that never responded leaves no list', async () => {
  await expect(pathsOf(answering(403, 'application/json', '{}'))).rejects.toMatchObject({
    name: 'ContentUnavailableError',
  })
})
