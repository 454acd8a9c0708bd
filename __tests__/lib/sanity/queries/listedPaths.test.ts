import { contentCache } from '#lib/sanity/queries/cache.server.ts'
import { fetchPublished } from '#lib/sanity/queries/client.server.ts'
import { listedPaths } from '#lib/sanity/queries/listedPaths.server.ts'
import { sitePages } from '#lib/site/pages.ts'
import { queryOver } from '#tests/fixtures/queryOver.ts'
import { edited, lakeDocuments, type LakeDocument } from '#tests/fixtures/seedContent.ts'

jest.mock('#lib/sanity/queries/client.server.ts', () => ({ fetchPublished: jest.fn() }))

const everyPath = sitePages.map(({ path }) => path as string).filter((path) => path !== '/search-all-jobs')

/** The listed paths of a site whose lake has these documents. */
function pathsOf(documents: readonly LakeDocument[]): Promise<string[]> {
  jest.mocked(fetchPublished).mockImplementation(queryOver(documents))
  contentCache.expire()
  return listedPaths()
}

test('a page that an editor hides from search engines is not listed', async () => {
  const hidden = edited((document) => {
    document.seo = { noIndex: ['aboutPage', 'jobSearchPage'].includes(document._type) }
  })
  expect(await pathsOf(hidden)).toEqual(
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
  expect(await pathsOf(documents)).toEqual([...everyPath, '/summer'])
})
