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
jest.mock('#lib/site/env.ts', () => ({
  publicEnv: {
    siteUrl: 'https://goodline.example',
    noIndex: false,
    timeZone: 'America/New_York',
    sanity: { projectId: 'local', dataset: 'production', apiVersion: '2026-03-01' },
  },
}))

/** What a crawler gets from a page that writes its own response. */
async function answerOf(page: Parameters<typeof visitPage>[0], method?: string) {
  const { status, headers, body = '' } = await visitPage(page, { ...(method && { method }) })
  const { Allow: allow, 'Content-Type': type, 'Cache-Control': caching } = headers
  return { status, allow, type, caching, body: String(body) }
}

test('the sitemap has full URLs of pages and posts', async () => {
  jest.mocked(listedPaths).mockResolvedValue(['/', '/faq'])
  jest.mocked(allPostPaths).mockResolvedValue(['/blog/first-call'])
  const { type, body } = await answerOf(sitemap)
  expect(type).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
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
  expect(await answerOf(sitemap)).toMatchObject({ status: 503, caching: 'no-store', body: '' })
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
  const { type, body } = await answerOf(robots)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
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
  const { body } = await answerOf(robots)
  noIndex.restore()
  expect(body).not.toContain('Sitemap')
  expect(body).toContain('Allow: /\n')
})

test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('what crawlers read allows no %s', async (method) => {
  for (const page of [robots, sitemap, feed, studio])
    expect(await answerOf(page, method)).toMatchObject({ status: 405, allow: 'GET, HEAD', body: '' })
})
