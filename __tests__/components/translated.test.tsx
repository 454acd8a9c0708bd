/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import { BlogView } from '../../components/blog/BlogView.tsx'
import { PostView } from '../../components/blog/PostView.tsx'
import type { BlogCard } from '../../lib/blog/post.ts'
import { readCategory } from '../../lib/blog/normalise/fields.ts'
import { articlePost } from '../fixtures/article.ts'
import { homePosts } from '../fixtures/home.ts'
import { contentOf } from '../fixtures/seedContent.ts'
import { translatePage } from '../fixtures/translator.ts'
import { button, chips, open, startBrowser } from './jobs/jobsPage.tsx'

/** Pages that the visitor's browser has translated, here into capitals. */

startBrowser()
beforeAll(translatePage)

const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const expectGone = (text: RegExp) => expect(screen.queryByText(text)).toBeNull()

test('a translated job search shows the last search only', async () => {
  const { user } = await open()
  await shows('FIND JOBS')
  const heading = () => screen.getByRole('heading', { level: 2, name: /^SEARCH RESULTS/ })
  await user.type(screen.getByRole('textbox'), 'agent{Enter}')
  await waitFor(() => expect(heading()).toHaveTextContent('SEARCH RESULTS (2 JOBS FOUND)'))
  await user.clear(screen.getByRole('textbox'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'JOB CATEGORY' }), 'Internship')
  await user.click(button('FIND JOBS'))
  await waitFor(() => expect(heading()).toHaveTextContent('SEARCH RESULTS (0 JOBS FOUND)'))
  expect(chips().map((chip) => chip.textContent)).toEqual(['CATEGORY INTERNSHIP'])
  expectGone(/agent/i)
})

test('a translated blog shows the page that a link leads to', async () => {
  const content = await contentOf('blogPage')
  const pageOf = (page: number, posts: readonly BlogCard[]) => (
    <BlogView content={content} page={page} posts={{ kind: 'loaded', posts, total: 120 }} />
  )
  const undated = homePosts.map((post) => ({ ...post, published: { text: 'Lately', iso: null } }))
  const { rerender } = render(
    pageOf(1, [...homePosts, ...homePosts.map((post) => ({ ...post, slug: `${post.slug}-2` }))]),
  )
  await shows('PAGE 1 OF 3')
  await shows('OCTOBER 14, 2026')
  rerender(pageOf(1, undated))
  await waitFor(() => expect(screen.getAllByText('LATELY')).not.toHaveLength(0))
  expectGone(/october/i)
  rerender(pageOf(2, homePosts))
  await shows('PAGE 2 OF 3')
  rerender(pageOf(3, homePosts))
  await shows('PAGE 3 OF 3')
  expectGone(/page 2/i)
})

test('a translated post gives way to the next one whole', async () => {
  const related = homePosts.slice(1, 4)
  const { rerender } = render(<PostView state={{ kind: 'loaded', post: articlePost, related }} />)
  await shows('FEATURED ARTICLE')
  const next = {
    ...articlePost,
    category: readCategory(['Leadership']),
    author: 'Ana Ruiz',
    published: { text: 'Lately', iso: null },
    readTime: '2 min read',
  }
  rerender(<PostView state={{ kind: 'loaded', post: next, related }} />)
  for (const text of ['LEADERSHIP', 'ANA RUIZ', 'LATELY', '2 MIN READ']) await shows(text)
  for (const old of [/featured article/i, /lena whitcomb/i, /october/i, /^7 min read/i]) expectGone(old)
})
