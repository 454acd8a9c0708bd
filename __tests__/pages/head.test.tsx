/** @jest-environment jsdom */
import '../fixtures/pageMocks.tsx'
import { render, screen } from '@testing-library/react'
import { getShownPost } from '../../lib/blog/fromBrowser.ts'
import type { PostState } from '../../lib/blog/post.ts'
import Post from '../../pages/blog/[id].tsx'
import { articlePost } from '../fixtures/article.ts'
import { sitePages } from '../../lib/site/pages.ts'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf, edited, lakeDocuments, type LakeDocument } from '../fixtures/seedContent.ts'

jest.mock('../../lib/sanity/content/frame.server.ts', () => ({}))
jest.mock('../../lib/blog/fromBrowser.ts', () => ({ getShownPost: jest.fn() }))
jest.mock('../../lib/site/env.ts', () => ({
  publicEnv: { siteUrl: 'https://goodline.example', emailjs: {} },
}))

type ContentPage = (typeof contentPages)[number]

const parsed = async (page: ContentPage, documents?: LakeDocument[]) =>
  new DOMParser().parseFromString(await page.html(documents), 'text/html')

/** The pages of the seed as it is, which most tests read. */
const seeded = new Map<ContentPage, Promise<Document>>()

async function headOf(page: ContentPage, documents?: LakeDocument[]) {
  const ofSeed = seeded.get(page) ?? parsed(page)
  seeded.set(page, ofSeed)
  const html = await (documents ? parsed(page, documents) : ofSeed)
  const meta = (name: string) =>
    html.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content') ?? undefined
  return {
    title: html.querySelector('title')?.textContent ?? '',
    canonical: html.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    meta,
    html,
  }
}

const pageAt = (path: string): ContentPage => {
  const page = contentPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page at ${path}.`)
  return page
}

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has a title, a description and an image for sharing', async () => {
    const { title, meta } = await headOf(page)
    expect(title).toMatch(/Goodline Staffing$/)
    expect(meta('description')).toMatch(/^.{50,160}$/)
    expect(meta('og:title')).not.toBe('')
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:image')).toMatch(/^https:\/\/goodline\.example\//)
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  test('has one h1 and no heading that skips a level', async () => {
    const { html } = await headOf(page)
    const levels = [...html.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')].map((heading) =>
      Number(heading.tagName.slice(1)),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
  })

  test('uses every id once', async () => {
    const { html } = await headOf(page)
    const ids = [...html.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is noindex where an editor hides it', async () => {
    const documents = edited((document) =>
      document._type === page.id ? { ...document, seo: { title: 'Hidden', noIndex: true } } : undefined,
    )
    expect((await headOf(page, documents)).meta('robots')).toBe('noindex')
    if (path !== '/404') expect((await headOf(page)).meta('robots')).toBeUndefined()
  })
})

test('a question with the slug “main” does not take that id', async () => {
  const idsOf = (html: Document) => [...html.querySelectorAll('[id]')].map(({ id }) => id)
  const frame = idsOf((await headOf(pageAt('/404'))).html).filter((id) => !/^:|^_r_/.test(id))
  expect(frame).toEqual(expect.arrayContaining(['main', 'menu']))
  for (const id of frame) {
    const documents = edited((document) => {
      if (document._type === 'faqItem') document.slug = { current: id }
    })
    const ids = idsOf((await headOf(pageAt('/faq'), documents)).html)
    expect(ids.filter((each) => each === id)).toEqual([id])
  }
})

test('every page has its canonical URL, the job search its first', async () => {
  const addresses = await Promise.all(
    contentPages.map(async (page) => [page.path, (await headOf(page)).canonical]),
  )
  expect(Object.fromEntries(addresses)).toEqual({
    ...Object.fromEntries(sitePages.map(({ path }) => [path, `https://goodline.example${path}`])),
    '/search-all-jobs': 'https://goodline.example/job-seeker',
    '/404': undefined,
  })
})

describe('the page of a post that is not here yet', () => {
  const listed = { slug: 'post-1', title: 'Listed', description: 'What the list says of it.' }
  const show = async (state: PostState) => {
    jest.mocked(getShownPost).mockResolvedValue({ kind: 'error', heading: 'Too late', text: 'It failed.' })
    render(<Post {...await contentOf('blogPage')} id="1" state={state} />)
  }
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? undefined

  test('is the listed post’s, also when the browser fails', async () => {
    await show({ kind: 'loading', listed })
    const expectListed = () => {
      expect(document.querySelector('title')).toHaveTextContent('Listed | Goodline Staffing')
      expect(attribute('meta[name=description]', 'content')).toBe(listed.description)
      expect(attribute('link[rel=canonical]', 'href')).toBe('https://goodline.example/blog/post-1')
      expect(attribute('meta[name=robots]', 'content')).toBeUndefined()
    }
    expectListed()
    await screen.findByRole('heading', { name: 'Too late' })
    expectListed()
  })

  test('is noindex where the post is not listed', async () => {
    await show({ kind: 'loading' })
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex')
    expect(attribute('link[rel=canonical]', 'href')).toBeUndefined()
    await screen.findByRole('heading', { name: 'Too late' })
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex')
  })
})

test("a post is shared with its photo, or the site's image", async () => {
  const { image } = articlePost
  const shared = async (more: object) => {
    const post = { ...articlePost, image: { ...image, ...more } }
    const page = (
      <Post {...await contentOf('blogPage')} id="1" state={{ kind: 'loaded', post, related: [] }} />
    )
    const { unmount } = render(page)
    const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
    unmount()
    return address
  }
  expect(await shared({ sized: true })).toBe('https://goodline.example/photo.jpg')
  const ofSite = await shared({ src: null })
  expect(ofSite).toMatch(/^https:\/\/goodline\.example\/_next\/image/)
  expect(await shared({ src: '/api/media/blog/drawing' })).toBe(ofSite)
})

test('the 404 page is noindex', async () => {
  expect((await headOf(pageAt('/404'))).meta('robots')).toBe('noindex')
})

test('takes the title of the settings while a page has none', async () => {
  const documents = lakeDocuments().map((document) =>
    document._type === 'aboutPage' ? { ...document, seo: null } : document,
  )
  expect((await headOf(pageAt('/about-us'), documents)).title).toBe(
    'Call Center Staffing Made Simple | Goodline Staffing',
  )
})
