/** @jest-environment node */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Post from '../../pages/blog/[id].tsx'
import OlderPosts from '../../pages/blog/page/[number].tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf, edited, type LakeDocument } from '../fixtures/seedContent.ts'

jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}))
jest.mock('../../lib/sanity/content/frame.server.ts', () => ({}))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({}))
jest.mock('../../lib/blog/posts.server.ts', () => ({}))
jest.mock('../../lib/site/env.ts', () => ({
  publicEnv: { siteUrl: 'https://goodline.example', emailjs: {} },
}))

type Thing = { '@type': string } & Record<string, unknown>

async function thingsOn(path: string, documents?: LakeDocument[]): Promise<Thing[]> {
  const page = contentPages.find((candidate) => candidate.path === path)
  return thingsIn((await page?.html(documents)) ?? '')
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

test('the FAQ has its eight questions with their answers', async () => {
  const [, faq] = await thingsOn('/faq')
  expect(faq).toMatchObject({ '@type': 'FAQPage' })
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions).toHaveLength(8)
  for (const { name, acceptedAnswer } of questions) {
    expect(name).toMatch(/\?$/)
    expect(acceptedAnswer.text.length).toBeGreaterThan(20)
  }
})

test('the 404 page has none', async () => {
  expect(await typesOn('/404')).toEqual([])
})

test('no text of an editor ends the script element', async () => {
  const documents = edited((document) =>
    document._type === 'faqItem'
      ? { ...document, question: '</script><script>alert(1)</script>?' }
      : undefined,
  )
  const [, faq] = await thingsOn('/faq', documents)
  expect((faq?.mainEntity as { name: string }[])[0]?.name).toBe('</script><script>alert(1)</script>?')
})
