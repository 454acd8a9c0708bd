/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlogView } from '#components/blog/BlogView.tsx'
import { PostView } from '#components/blog/PostView.tsx'
import { Posts } from '#components/sections/Posts.tsx'
import { usePost } from '#components/blog/usePosts.ts'
import { getPost, getPosts, getRelatedPosts } from '#lib/blog/client.ts'
import { blogFailure } from '#lib/blog/failure.ts'
import type { PostState } from '#lib/blog/post.ts'
import { articlePost } from '#tests/fixtures/article.ts'
import { homePosts, manyPosts } from '#tests/fixtures/home.ts'
import { contentOf } from '#tests/fixtures/seedContent.ts'
import { settings } from '../layout/settings.ts'

jest.mock('#lib/blog/client.ts', () => ({
  ...jest.requireActual<object>('#lib/blog/client.ts'),
  getPost: jest.fn(),
  getPosts: jest.fn(),
  getRelatedPosts: jest.fn(),
}))

const loading = { kind: 'loading' } as const

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(getPosts).mockResolvedValue({ kind: 'ok', posts: [] })
})

describe('a list that was generated without posts', () => {
  const show = () =>
    render(
      <Posts
        section={{ heading: 'Insights', count: null }}
        content={{ settings, path: '/', posts: loading }}
      />,
    )

  test('says that it is loading, then shows what the host has', async () => {
    jest.mocked(getPosts).mockResolvedValue({ kind: 'ok', posts: manyPosts(9) })
    show()
    expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...')
    expect(await screen.findAllByRole('article')).toHaveLength(5)
  })

  test('shows the error, and Retry reloads the page', async () => {
    jest.mocked(getPosts).mockResolvedValue(blogFailure('list', { kind: 'http', status: 503 }, ''))
    show()
    expect(await screen.findByRole('heading', { level: 3, name: 'Error Loading Blog Posts' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 503')
    // jsdom cannot reload, and says so.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(complaint.mock.calls.join()).toContain('Not implemented: navigation')
    complaint.mockRestore()
  })

  test('says without announcing it that the host lists no posts', async () => {
    show()
    expect(await screen.findByText('No blog posts available')).toBeVisible()
    for (const role of ['status', 'alert']) expect(screen.queryByRole(role)).toBeNull()
  })

  test('shows an error when even the adapter cannot be loaded', async () => {
    jest.mocked(getPosts).mockRejectedValue(new Error('ChunkLoadError'))
    show()
    expect(await screen.findByText('Failed to load blog posts')).toBeVisible()
  })
})

describe('the blog', () => {
  test('shows the first posts as home does, the others in a grid', async () => {
    const content = await contentOf('blogPage')
    render(<BlogView content={content} posts={{ kind: 'loaded', posts: manyPosts(8), total: 8 }} />)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Latest articles',
      'More from the blog',
    ])
    expect(screen.getAllByRole('article')).toHaveLength(8)
    expect(screen.getByRole('link', { name: 'Read more about Title 7' })).toHaveAttribute('href', '/blog/p7')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('never shows the posts of the page before it', async () => {
    const content = await contentOf('blogPage')
    jest.mocked(getPosts).mockResolvedValueOnce({ kind: 'ok', posts: [...homePosts] })
    const { rerender } = render(<BlogView content={content} posts={loading} page={1} />)
    expect(await screen.findAllByRole('article')).toHaveLength(homePosts.length)
    jest.mocked(getPosts).mockReturnValue(new Promise(() => undefined))
    rerender(<BlogView content={content} posts={loading} page={2} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})

describe('a post', () => {
  function Page({ initial, id }: { initial: PostState; id: string }) {
    return (
      <main>
        <PostView state={usePost(initial, id)} />
      </main>
    )
  }

  test('that was not generated loads, then takes focus, with its related articles', async () => {
    jest.mocked(getPost).mockResolvedValue({ kind: 'ok', post: articlePost })
    jest.mocked(getRelatedPosts).mockResolvedValue([homePosts[1] ?? homePosts[0]])
    render(<Page initial={loading} id="first-call" />)
    expect(screen.getByText('Loading blog post...')).toBeVisible()
    // As it has it after a change of page.
    const waiting = screen.getByRole('heading', { level: 1, name: 'Blog post' })
    waiting.tabIndex = -1
    waiting.focus()
    expect(await screen.findByRole('heading', { level: 1, name: articlePost.title })).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'Related Articles' })).toBeVisible()
    expect(jest.mocked(getPost).mock.calls[0]?.[1]).toBe('first-call')
    expect(jest.mocked(getRelatedPosts).mock.calls[0]?.[1]).toEqual(articlePost.relatedIds)
  })

  test('never shows the response for the post before it', async () => {
    let answerFirst = (_: Awaited<ReturnType<typeof getPost>>) => {}
    jest.mocked(getPost).mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    jest.mocked(getRelatedPosts).mockResolvedValue([])
    const { rerender } = render(<Page initial={loading} id="first" />)
    await waitFor(() => expect(getPost).toHaveBeenCalledTimes(1))
    jest
      .mocked(getPost)
      .mockResolvedValue({ kind: 'ok', post: { ...articlePost, slug: 'second', title: 'The second' } })
    rerender(<Page initial={loading} id="second" />)
    await screen.findByRole('heading', { level: 1, name: 'The second' })
    await act(async () => answerFirst({ kind: 'ok', post: articlePost }))
    expect(screen.getByRole('heading', { level: 1, name: 'The second' })).toBeVisible()
  })
})
