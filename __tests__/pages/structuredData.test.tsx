import '../fixtures/headInPlace.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import OlderPosts from '../../pages/blog/page/[number].tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf } from '../fixtures/seedContent.ts'

jest.mock('../../lib/sanity/content/layoutContent.server.ts', () => ({}))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({}))
jest.mock('../../lib/http/redirect.server.ts', () => ({}))
jest.mock('../../lib/blog/posts.server.ts', () => ({}))
jest.mock('../../lib/site/env.ts', () => ({
  publicEnv: {
    siteUrl: 'https://goodline.example',
    sanity: { projectId: 'p', dataset: 'd' },
    blogApiHost: 'https://blog.example',
    emailjs: {},
  },
}))

type Thing = { '@type': string; itemListElement?: { name: string }[] }

/** What a page tells machines about itself. */
const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(json ?? '') as { '@graph': Thing[] })['@graph'],
  )

/** The names in the breadcrumbs of a page that tells nothing else. */
function breadcrumbsIn(html: string): string[] | undefined {
  const [breadcrumbs, ...others] = thingsIn(html)
  expect(others).toEqual([])
  return breadcrumbs?.itemListElement?.map(({ name }) => name)
}

const types: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/faq': ['BreadcrumbList', 'FAQPage'],
  '/404': [],
}

test.each(contentPages.map((page) => [page.path, page] as const))(
  '%s tells what it is',
  async (path, page) => {
    const things = thingsIn(await page.html())
    expect(things.map((thing) => thing['@type'])).toEqual(types[path] ?? ['BreadcrumbList'])
  },
)

describe('a page of older posts', () => {
  const posts = { kind: 'loaded', posts: [], total: 120 } as const

  test('has its title in breadcrumbs, and none in a draft', async () => {
    const content = await contentOf('blogPage')
    const html = renderToStaticMarkup(<OlderPosts {...content} posts={posts} number={2} />)
    expect(breadcrumbsIn(html)).toEqual(['Home', 'Blog', `${content.page.seo?.title}, page 2`])
    const draft = { id: 'blogPage' } as NonNullable<typeof content.draft>
    const shown = renderToStaticMarkup(<OlderPosts {...content} draft={draft} posts={posts} number={2} />)
    expect(shown).toContain('<script type="application/ld+json"></script>')
  })
})
