import '../fixtures/publicSite.ts'
import { allPostPaths, BlogUnavailableError } from '#lib/blog/posts.server.ts'
import { ContentUnavailableError } from '#lib/sanity/queries/client.server.ts'
import { listedPaths } from '#lib/sanity/queries/listedPaths.server.ts'
import { publicEnv } from '#lib/site/env.ts'
import { getServerSideProps as feed } from '#pages/feed.xml.ts'
import { getServerSideProps as robots } from '#pages/robots.txt.ts'
import { getServerSideProps as sitemap } from '#pages/sitemap.xml.ts'
import { getServerSideProps as studio } from '#pages/studio/[[...tool]].tsx'
import { visitPage } from '../fixtures/apiCall.ts'

jest.mock('#lib/sanity/queries/listedPaths.server.ts', () => ({ listedPaths: jest.fn() }))
jest.mock('#lib/blog/posts.server.ts', () => ({
  ...jest.requireActual<object>('#lib/blog/posts.server.ts'),
  allPostPaths: jest.fn(),
  getFeedPosts: jest.fn(),
}))

test('the sitemap has full URLs of pages and posts', async () => {
  jest.mocked(listedPaths).mockResolvedValue(['/', '/faq'])
  jest.mocked(allPostPaths).mockResolvedValue(['/blog/first-call'])
  const { headers, body } = await visitPage(sitemap)
  expect(headers['Content-Type']).toBe('application/xml; charset=utf-8')
  expect([...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://goodline.example/',
    'https://goodline.example/faq',
    'https://goodline.example/blog/first-call',
  ])
})

test.each([
  ['pages', listedPaths, new ContentUnavailableError('nothing is published')],
  ['posts', allPostPaths, new BlogUnavailableError('down')],
])('the sitemap is 503 and cached nowhere rather than lose %s', async (_what, source, outage) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.mocked(listedPaths).mockResolvedValue(['/'])
  jest.mocked(allPostPaths).mockResolvedValue([])
  jest.mocked(source).mockRejectedValue(outage)
  const response = await visitPage(sitemap)
  expect(response).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } })
  expect(response.body).toBeUndefined()
})

test('the sitemap is a 304 until it changes', async () => {
  jest.mocked(listedPaths).mockResolvedValue(['/'])
  jest.mocked(allPostPaths).mockResolvedValue([])
  const get = (known: string) => visitPage(sitemap, { headers: { 'if-none-match': known } })
  const tag = (await get('')).headers.ETag
  for (const known of [`${tag}`, `W/${tag}`, `"other", ${tag}`]) expect((await get(known)).status).toBe(304)
  jest.mocked(listedPaths).mockResolvedValue(['/', '/faq'])
  expect(await get(`${tag}`)).toMatchObject({ status: 200, body: expect.stringContaining('/faq') as string })
})

test('robots.txt allows all but the API', async () => {
  const { headers, body } = await visitPage(robots)
  expect(headers['Content-Type']).toBe('text/plain; charset=utf-8')
  expect(String(body).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    'Sitemap: https://goodline.example/sitemap.xml',
    '',
  ])
})

test('robots.txt with NOINDEX names no sitemap, and lets pages say so', async () => {
  const noIndex = jest.replaceProperty(publicEnv, 'noIndex', true)
  const { body } = await visitPage(robots)
  noIndex.restore()
  expect(body).not.toContain('Sitemap')
  expect(body).toContain('Allow: /\n')
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('what crawlers read allows no %s', async (method) => {
  for (const page of [robots, sitemap, feed, studio]) {
    const response = await visitPage(page, { method })
    expect(response).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } })
    expect(response.body).toBeUndefined()
  }
})
