import { landingPageFrom } from '../../../fixtures/examples.ts'
import { holding, lakeThat, stopLakes, pointSiteAt } from '../../../fixtures/fakeLake.ts'
import { pageIds } from '../../../../lib/site/pages.ts'
import { lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

/** A private dataset whose read token was lost: the lake responds with 200, and with nothing. */

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
  pointSiteAt(
    await lakeThat((request, response) => {
      if (!request.url?.startsWith('/images/')) return holding(() => visible)(request, response)
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
    }),
  )
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  warn.mockRestore()
  stopLakes()
})

/** From here on the lake shows only `documents`, and no cached result is fresh. */
async function show(documents: readonly LakeDocument[]) {
  visible = documents
  const { contentCache } = await import('../../../../lib/sanity/content/cache.server.ts')
  contentCache.expire()
}

const gateway = () => import('../../../../lib/sanity/content/getPage.server.ts')
const landing = (...path: string[]) =>
  import('../../../../pages/[...path].tsx').then(({ getStaticProps }) => getStaticProps({ params: { path } }))

/** All that is regenerated from the lake alone. */
const generated: readonly [string, () => Promise<unknown>][] = [
  ...pageIds.map((id): [string, () => Promise<unknown>] => [id, async () => (await gateway()).getPage(id)]),
  ['a landing page', () => landing('season')],
  ['a redirect', () => landing('old')],
  ['a path that leads nowhere', () => landing('nothing')],
  [
    'the list of pages that show a question',
    async () => {
      const { changedPaths } = await import('../../../../lib/sanity/publish/changedPaths.server.ts')
      return changedPaths({ id: 'faqItem-guarantee', type: 'faqItem', paths: [] })
    },
  ],
]

test.each(generated)('%s is not generated from a lake that shows nothing', async (_, generate) => {
  await show([])
  await expect(generate()).rejects.toThrow(
    expect.objectContaining({
      name: 'ContentUnavailableError',
      message: expect.stringContaining('set SANITY_API_READ_TOKEN'),
    }),
  )
})

test('the sitemap stays as it was', async () => {
  const { listedPaths } = await import('../../../../lib/sanity/content/listedPaths.server.ts')
  await show(
    everything.map((document) =>
      document._type === 'faqPage' ? { ...document, seo: { noIndex: true } } : document,
    ),
  )
  const before = await listedPaths()
  expect(before).toContain('/season')
  expect(before).not.toContain('/faq')
  await show([])
  expect(await listedPaths()).toEqual(before)
  expect(warn).toHaveBeenCalledTimes(2)
})
