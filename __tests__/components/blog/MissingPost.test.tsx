/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MissingPost } from '../../../components/blog/MissingPost.tsx'

const page = <MissingPost otherwise={<h1>We lost the line</h1>} />

const goTo = (path: string) => window.history.replaceState(null, '', path)

afterEach(() => {
  goTo('/')
  delete document.documentElement.dataset.missing
})

test('the one file that is served for every 404 holds both pages', () => {
  const html = renderToString(page)
  expect(html).toContain('We lost the line')
  expect(html).toContain('Blog post not found')
  expect(html).toContain('Go Back to Blog')
  // Visitors without scripts or styles find one page's heading, not two.
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test.each(['/blog/nope', '/blog/nope/', '/blog/%C3%B1?x=1'])(
  'at %s the page says that a post is missing',
  (path) => {
    goTo(path)
    render(page)
    expect(screen.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    expect(screen.queryByText('We lost the line')).not.toBeInTheDocument()
  },
)

test.each(['/nope', '/blog/page/99', '/blogs/x', '/'])(
  'at %s the page says that a page is missing',
  (path) => {
    goTo(path)
    render(page)
    expect(screen.getByRole('heading', { level: 1, name: 'We lost the line' })).toBeVisible()
    expect(screen.queryByText('Blog post not found')).not.toBeInTheDocument()
  },
)

test.each([
  ['/blog/nope', 'post'],
  ['/nope', undefined],
])('before React, a script marks the document at %s as %p', (path, mark) => {
  goTo(path)
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(renderToString(page)) ?? []
  // Only what the browser would run: the markup holds the script as it is.
  new Function(script)()
  expect(document.documentElement.dataset.missing).toBe(mark)
})

test('the page leaves no mark behind when the visitor goes on', () => {
  goTo('/blog/nope')
  const { unmount } = render(page)
  expect(document.documentElement.dataset.missing).toBe('post')
  unmount()
  expect(document.documentElement.dataset.missing).toBeUndefined()
})
