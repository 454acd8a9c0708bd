/** @jest-environment jsdom */
import '../fixtures/pageMocks.tsx'
import '../fixtures/publicSite.ts'
import { render, screen } from '@testing-library/react'
import { getShownPost } from '#lib/blog/fromBrowser.ts'
import Post from '#pages/blog/[id].tsx'
import { articlePost } from '../fixtures/article.ts'
import { contentOf } from '../fixtures/seedContent.ts'

jest.mock('#lib/redirects/redirection.server.ts', () => ({}))
jest.mock('#lib/blog/fromBrowser.ts', () => ({ getShownPost: jest.fn() }))

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
    /^https:\/\/goodline\.example\/_next\/image\?url=https%3A.*photo\.jpg&w=1200&q=75$/,
  )
  const ofSite = await shared({ src: null })
  expect(ofSite).toMatch(/^https:\/\/cdn\.sanity\.io\/images\//)
  expect(await shared({ src: 'https://blog.example/drawing.svg' })).toBe(ofSite)
})
