import { holding, lakeThat, pointSiteAt, stopLakes } from '../../../fixtures/fakeLake.ts'
import { lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

/** What a scanner costs the content lake, which counts requests. */

jest.mock('../../../../lib/blog/recent.server.ts', () => ({ getSitemapPosts: async () => [] }))

afterEach(() => {
  stopLakes()
  jest.restoreAllMocks()
})

/** A site that was just started. It is asked once a second, by its own clock. */
async function startSite() {
  const lake = { requests: 0, documents: lakeDocuments() as readonly LakeDocument[] }
  pointSiteAt(
    await lakeThat((request, response) => {
      if (request.url?.startsWith('/images/'))
        return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
      lake.requests += 1
      holding(() => lake.documents)(request, response)
    }),
  )
  let now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  const { getStaticProps } = await import('../../../../pages/[...path].tsx')
  const { redirection } = await import('../../../../lib/http/redirect.server.ts')
  const { contentCache } = await import('../../../../lib/sanity/content/cache.server.ts')
  return {
    lake,
    publish: () => contentCache.expire(),
    async scan(seconds: number) {
      const found: unknown[] = []
      for (let second = 0; second < seconds; second += 1) {
        now += 1000
        await redirection(`/Try-${second}`)
        found.push(await getStaticProps({ params: { path: [`try-${second}`] } }))
      }
      return found
    },
  }
}

test('an hour of unknown paths costs twelve requests', async () => {
  const { lake, scan } = await startSite()
  const found = await scan(3600)
  expect(found.every((each) => (each as { notFound?: boolean }).notFound)).toBe(true)
  expect(lake.requests).toBe(12)
})

test('a page is found at once after its publish', async () => {
  const { lake, scan, publish } = await startSite()
  await scan(1)
  lake.documents = [...lake.documents, { _id: 'a', _type: 'landingPage', slug: { current: 'try-0' } }]
  publish()
  expect(await scan(1)).toEqual([expect.objectContaining({ props: expect.anything() })])
})
