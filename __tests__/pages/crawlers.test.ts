/** @jest-environment node */
import type { GetServerSidePropsContext } from 'next'
import { getSitemapPosts } from '../../lib/blog/posts.server.ts'
import { listedPaths } from '../../lib/sanity/listedPaths.server.ts'
import { getServerSideProps as robots } from '../../pages/robots.txt.ts'
import { getServerSideProps as sitemap } from '../../pages/sitemap.xml.ts'

jest.mock('../../lib/sanity/listedPaths.server.ts', () => ({ listedPaths: jest.fn() }))
jest.mock('../../lib/blog/posts.server.ts', () => ({ getSitemapPosts: jest.fn() }))
jest.mock('../../lib/env.ts', () => ({ publicEnv: { siteUrl: 'https://goodline.example' } }))

type Page = (context: GetServerSidePropsContext) => Promise<unknown>

/** What a crawler gets from a page that writes its own answer. */
async function answerOf(page: Page) {
  const headers = new Map<string, string>()
  let body = ''
  const res = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    end: (text: string) => (body = text),
  }
  await page({ res } as unknown as GetServerSidePropsContext)
  return { type: headers.get('Content-Type'), body }
}

test('the sitemap names pages and posts by their full addresses', async () => {
  jest.mocked(listedPaths).mockResolvedValue(['/', '/faq'])
  jest.mocked(getSitemapPosts).mockResolvedValue(['/blog/first-call'])
  const { type, body } = await answerOf(sitemap)
  expect(type).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://goodline.example/',
    'https://goodline.example/faq',
    'https://goodline.example/blog/first-call',
  ])
})

test('robots.txt lets crawlers in, shows them the sitemap and keeps them from the API but for pictures', async () => {
  const { type, body } = await answerOf(robots)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Allow: /api/media/',
    'Allow: /api/social/',
    '',
    'Sitemap: https://goodline.example/sitemap.xml',
    '',
  ])
})
