import '../fixtures/headInPlace.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import Post from '../../pages/blog/[id].tsx'
import OlderPosts from '../../pages/blog/page/[number].tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf } from '../fixtures/seedContent.ts'

jest.mock('../../lib/sanity/content/layoutContent.server.ts', () => ({}))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({}))
jest.mock('../../lib/http/redirect.server.ts', () => ({}))
jest.mock('../../lib/blog/posts.server.ts', () => ({}))
jest.mock('../../lib/site/env.ts', () => ({
  publicEnv: { siteUrl: 'https://goodline.example', emailjs: {} },
}))

type Thing = { '@type': string } & Record<string, unknown>

async function thingsOn(path: string): Promise<Thing[]> {
  const page = contentPages.find((candidate) => candidate.path === path)
  return thingsIn((await page?.html()) ?? '')
}

const thingsIn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json]) => (JSON.parse(json ?? '') as { '@graph': Thing[] })['@graph'],
  )

const typesOn = async (path: string) => (await thingsOn(path)).map((thing) => thing['@type'])

test('the home page has organization and site', async () => {
  const [organization, webSite] = await thingsOn('/')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Goodline Staffing',
    url: 'https://goodline.example/',
    address: { '@type': 'PostalAddress', addressRegion: 'DE' },
    contactPoint: { '@type': 'ContactPoint', telephone: '+18135550142' },
  })
  expect(webSite).toMatchObject({ '@type': 'WebSite', url: 'https://goodline.example/' })
})

const plain = contentPages.map(({ path }) => path).filter((path) => !['/', '/faq', '/404'].includes(path))

test.each(plain)('%s has breadcrumbs', async (path) =>
  expect(await typesOn(path)).toEqual(['BreadcrumbList']),
)

describe('a page of older posts', () => {
  const posts = { kind: 'loaded', posts: [], total: 120 } as const

  test('has its title in breadcrumbs, and none in a draft', async () => {
    const content = await contentOf('blogPage')
    const [breadcrumbs] = thingsIn(renderToStaticMarkup(<OlderPosts {...content} posts={posts} number={2} />))
    const names = (breadcrumbs?.itemListElement as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(['Home', 'Blog', `${content.page.seo?.title}, page 2`])
    const draft = { id: 'blogPage' } as NonNullable<typeof content.draft>
    const shown = renderToStaticMarkup(<OlderPosts {...content} draft={draft} posts={posts} number={2} />)
    expect(shown).toContain('<script type="application/ld+json"></script>')
  })

  test('has its number in its title, also without a blog title', async () => {
    const content = await contentOf('blogPage')
    const untitled = { ...content, page: { ...content.page, seo: null } }
    const html = renderToStaticMarkup(<OlderPosts {...untitled} posts={posts} number={3} />)
    expect(html).toContain('<title>Blog, page 3 | Goodline Staffing</title>')
  })
})

test('a listed post that is loading has breadcrumbs, no article', async () => {
  const listed = { slug: 'post-1', title: 'Listed', description: '' }
  const content = await contentOf('blogPage')
  const shown = <Post {...content} id="1" state={{ kind: 'loading', listed }} />
  const [breadcrumbs, ...others] = thingsIn(renderToStaticMarkup(shown))
  expect((breadcrumbs?.itemListElement as { name: string }[]).at(-1)).toMatchObject({ name: 'Listed' })
  expect(others).toEqual([])
})

test('the FAQ has breadcrumbs and its questions', async () =>
  expect(await typesOn('/faq')).toEqual(['BreadcrumbList', 'FAQPage']))

test('the 404 page has none', async () => {
  expect(await typesOn('/404')).toEqual([])
})
