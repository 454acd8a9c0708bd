import * as posts from '../../lib/blog/posts.server.ts'
import { redirection } from '../../lib/http/redirect.server.ts'
import { emptyBlogPage, emptySettings } from '../fixtures/emptyContent.ts'
import { getLayoutContent } from '../../lib/sanity/content/layoutContent.server.ts'
import { getPage } from '../../lib/sanity/content/getPage.server.ts'
import type { BlogPage } from '../../lib/sanity/content/pageTypes.ts'
import { getStaticPaths, getStaticProps as getPost } from '../../pages/blog/[id].tsx'
import { getStaticProps as getBlog } from '../../pages/blog/index.tsx'
import { getStaticProps as getOlder } from '../../pages/blog/page/[number].tsx'
import { getServerSideProps as feed } from '../../pages/feed.xml.ts'
import { getStaticProps as getHome } from '../../pages/index.tsx'
import { visitPage } from '../fixtures/apiCall.ts'
import { homePosts } from '../fixtures/home.ts'

jest.mock('../../lib/sanity/content/layoutContent.server.ts', () => ({ getLayoutContent: jest.fn() }))
jest.mock('../../lib/http/redirect.server.ts', () => ({ redirection: jest.fn() }))
jest.mock('../../lib/blog/posts.server.ts', () => ({
  BlogUnavailableError: class extends Error {
    static is(error: unknown): boolean {
      return error instanceof this
    }
  },
  getBlogPosts: jest.fn(),
  getFeedPosts: jest.fn(),
  getHomePosts: jest.fn(),
  getOlderPosts: jest.fn(),
  getPostPaths: jest.fn(),
  getPostState: jest.fn(),
}))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({ getPage: jest.fn() }))
jest.mock('../../lib/sanity/content/client.server.ts', () => ({
  ContentUnavailableError: class extends Error {
    static is(error: unknown): boolean {
      return error instanceof this
    }
  },
}))

const content: BlogPage = {
  settings: emptySettings,
  page: emptyBlogPage,
  year: 2026,
  nextChange: null,
}
const loading = { kind: 'loading' } as const

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(getPage).mockResolvedValue(content)
  jest.mocked(getLayoutContent).mockResolvedValue({ settings: emptySettings, year: 2026, nextChange: null })
})

test.each([
  ['/blog', 'getBlogPosts', () => getBlog({})],
  ['/blog/page/2', 'getOlderPosts', () => getOlder({ params: { number: '2' } })],
  ['/blog/a', 'getPostState', () => getPost({ params: { id: 'a' } })],
  ['home', 'getHomePosts', () => getHome({})],
] as const)('%s fails without good posts: the old page stays', async (_path, source, generate) => {
  jest.mocked(posts[source]).mockRejectedValue(new Error('down'))
  await expect(generate()).rejects.toThrow('down')
})

describe('/blog/page/{number}', () => {
  test('has older posts', async () => {
    jest.mocked(posts.getOlderPosts).mockResolvedValue({ posts: loading, revalidate: 10 })
    expect(await getOlder({ params: { number: '2' } })).toMatchObject({
      props: { number: 2, posts: loading },
      revalidate: 10,
    })
    expect(jest.mocked(posts.getOlderPosts).mock.calls[0]?.[0]).toBe(2)
  })

  test('is missing beyond the last page, until there are more posts', async () => {
    jest.mocked(posts.getOlderPosts).mockResolvedValue({ posts: null, revalidate: 60 })
    expect(await getOlder({ params: { number: '99' } })).toEqual({ notFound: true, revalidate: 60 })
    expect(getPage).not.toHaveBeenCalled()
  })

  test.each(['1', '0', '-2', '2.5', '02', 'x', '99999'])(
    'is missing at %p without a call, for five minutes',
    async (number) => {
      expect(await getOlder({ params: { number } })).toEqual({ notFound: true, revalidate: 300 })
      expect(posts.getOlderPosts).not.toHaveBeenCalled()
    },
  )
})

describe('/blog/{id}', () => {
  test('has the known posts for paths, and blocks for others', async () => {
    jest.mocked(posts.getPostPaths).mockResolvedValue(['/blog/a'])
    expect(await getStaticPaths()).toEqual({ paths: ['/blog/a'], fallback: 'blocking' })
  })

  test('has its state and the layout of the site', async () => {
    jest.mocked(posts.getPostState).mockResolvedValue({ state: loading, revalidate: 10 })
    expect(await getPost({ params: { id: 'a' } })).toEqual({
      props: { settings: emptySettings, year: 2026, nextChange: null, id: 'a', state: loading },
      revalidate: 10,
    })
  })

  test('is 404 for a missing post, and revalidates', async () => {
    jest.mocked(posts.getPostState).mockResolvedValue({ state: null, revalidate: 60 })
    expect(await getPost({ params: { id: 'a' } })).toEqual({ notFound: true, revalidate: 60 })
    expect(getLayoutContent).not.toHaveBeenCalled()
  })

  test('has the redirect of an editor where the post is missing', async () => {
    const redirect = { destination: '/blog/post-1', permanent: true }
    jest.mocked(redirection).mockResolvedValue(redirect)
    jest.mocked(posts.getPostState).mockResolvedValue({ state: null, revalidate: 60 })
    expect(await getPost({ params: { id: 'old slug' } })).toEqual({ redirect, revalidate: 60 })
    expect(redirection).toHaveBeenCalledWith('/blog/old%20slug')
    jest.mocked(posts.getPostState).mockResolvedValue({ state: loading, revalidate: 10 })
    expect(await getPost({ params: { id: 'a' } })).toHaveProperty('props')
  })

  test('redirects to the path of the post', async () => {
    jest
      .mocked(posts.getPostState)
      .mockResolvedValue({ state: null, movedTo: '/blog/post-1', revalidate: 60 })
    expect(await getPost({ params: { id: 'POST-1' } })).toEqual({
      redirect: { destination: '/blog/post-1', permanent: false },
      revalidate: 60,
    })
  })
})

describe('/feed.xml', () => {
  test('is RSS with the newest posts', async () => {
    jest.mocked(posts.getFeedPosts).mockResolvedValue(homePosts)
    const { status, headers, body } = await visitPage(feed)
    expect(status).toBe(200)
    expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8')
    expect(String(body).match(/<item>/g)).toHaveLength(homePosts.length)
  })

  test('is 503 without posts', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    jest.mocked(posts.getFeedPosts).mockRejectedValue(new posts.BlogUnavailableError('down'))
    const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' }
    expect(await visitPage(feed)).toMatchObject({ status: 503, headers })
  })
})
