/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MissingPost, UnavailablePost } from '#components/blog/PostInstead.tsx'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const lost = <MissingPost otherwise={<h1>We lost the line</h1>} />
const broken = <UnavailablePost otherwise={<h1>The line went dead</h1>} />

function show(path: string, page: ReactNode) {
  router.setCurrentUrl(path)
  render(page, { wrapper: MemoryRouterProvider })
}

test.each(['/blog/nope', '/blog/nope/', '/blog/%C3%B1?x=1', '/blog/nope#top'])(
  'at %s the 404 page says that a post is missing',
  (path) => {
    show(path, lost)
    expect(screen.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    expect(screen.queryByText('We lost the line')).not.toBeInTheDocument()
  },
)

test.each(['/nope', '/blog/page/99', '/blogs/x', '/'])(
  'at %s the 404 page says that a page is missing',
  (path) => {
    show(path, lost)
    expect(screen.getByRole('heading', { level: 1, name: 'We lost the line' })).toBeVisible()
    expect(screen.queryByText('Blog post not found')).not.toBeInTheDocument()
  },
)

test('the one file of all 404s is the page of other paths', () => {
  router.setCurrentUrl('/blog/nope')
  const html = renderToString(<MemoryRouterProvider>{lost}</MemoryRouterProvider>)
  expect(html).toBe('<h1>We lost the line</h1>')
})

test('another broken page shows the fault', () => {
  show('/faq', broken)
  expect(screen.getByRole('heading', { level: 1, name: 'The line went dead' })).toBeVisible()
  expect(screen.queryByText('Loading blog post...')).not.toBeInTheDocument()
})
