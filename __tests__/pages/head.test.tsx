/** @jest-environment jsdom */
import '../fixtures/pageMocks.tsx'
import { render, screen } from '@testing-library/react'
import { getShownPost } from '../../lib/blog/fromBrowser.ts'
import Post from '../../pages/blog/[id].tsx'
import { articlePost } from '../fixtures/article.ts'
import { sitePages } from '../../lib/site/pages.ts'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf, type LakeDocument } from '../fixtures/seedContent.ts'

jest.mock('../../lib/sanity/content/layoutContent.server.ts', () => ({}))
jest.mock('../../lib/http/redirect.server.ts', () => ({}))
jest.mock('../../lib/blog/fromBrowser.ts', () => ({ getShownPost: jest.fn() }))
jest.mock('../../lib/site/env.ts', () => ({
  publicEnv: {
    siteUrl: 'https://goodline.example',
    sanity: { projectId: 'p', dataset: 'd' },
    blogApiHost: 'https://blog.example',
    emailjs: {},
  },
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

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has a title, a description and an image for sharing', async () => {
    const { title, meta } = await headOf(page)
    expect(title).toMatch(/Goodline Staffing$/)
    expect(meta('description')).toMatch(/^.{50,160}$/)
    expect(meta('og:title')).not.toBe('')
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:image')).toMatch(/^https:\/\//)
    expect(meta('twitter:card')).toBe('summary_large_image')
  })
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

test('the page of a post that is not here yet is noindex', async () => {
  jest.mocked(getShownPost).mockResolvedValue({ kind: 'error', heading: 'Too late', text: 'It failed.' })
  render(<Post {...await contentOf('blogPage')} id="1" state={{ kind: 'loading' }} />)
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
  expect(robots()).toBe('noindex')
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  await screen.findByRole('heading', { name: 'Too late' })
  expect(robots()).toBe('noindex')
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
  expect(await shared({ src: 'https://blog.example/photo.jpg' })).toMatch(
    /^https:\/\/goodline\.example\/api\/share-image\?url=https%3A.*photo\.jpg$/,
  )
  const ofSite = await shared({ src: null })
  expect(ofSite).toMatch(/^https:\/\/cdn\.sanity\.io\/images\//)
  expect(await shared({ src: 'https://blog.example/drawing.svg' })).toBe(ofSite)
})
