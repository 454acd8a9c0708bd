/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { UnavailablePost } from '../../../components/blog/UnavailablePost.tsx'
import { getPost, getRelatedPosts } from '../../../lib/blog/client.ts'
import { articlePost } from '../../fixtures/article.ts'

jest.mock('../../../lib/blog/client.ts', () => ({
  ...jest.requireActual<object>('../../../lib/blog/client.ts'),
  getPost: jest.fn(),
  getPosts: jest.fn(),
  getRelatedPosts: jest.fn(),
}))

const page = <UnavailablePost otherwise={<h1>The line went dead</h1>} />

afterEach(() => {
  window.history.replaceState(null, '', '/')
  delete document.documentElement.dataset.missing
})

test('the file of every 500 holds a fault and a loading post', () => {
  const html = renderToString(page)
  expect(html).toContain('Loading blog post...')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a post that the site could not load comes from its host', async () => {
  window.history.replaceState(null, '', '/blog/a%20post')
  jest
    .mocked(getPost)
    .mockImplementation((_host, id) =>
      Promise.resolve({ kind: 'ok', post: { ...articlePost, slug: String(id), title: `About ${id}` } }),
    )
  jest.mocked(getRelatedPosts).mockResolvedValue([])
  render(page)
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog post...')
  expect(await screen.findByRole('heading', { level: 1, name: 'About a post' })).toBeVisible()
  expect(screen.queryByText('The line went dead')).not.toBeInTheDocument()
})

test('another broken page shows the fault', () => {
  render(page)
  expect(screen.getByRole('heading', { level: 1, name: 'The line went dead' })).toBeVisible()
  expect(screen.queryByText('Loading blog post...')).not.toBeInTheDocument()
})
