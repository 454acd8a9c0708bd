/** @jest-environment node */
import type { GetServerSidePropsContext } from 'next'
import { getFrame } from '../../lib/blog/frame.server.ts'
import * as posts from '../../lib/blog/posts.server.ts'
import { ContentUnavailableError } from '../../lib/sanity/client.server.ts'
import { defaultPages, defaultSettings } from '../../lib/sanity/defaults.ts'
import { getBlogPage } from '../../lib/sanity/pages.server.ts'
import { forgetSharedAnswers } from '../../lib/sanity/sharedAnswer.server.ts'
import type { BlogPage } from '../../lib/sanity/pages.ts'
import { getStaticPaths, getStaticProps as getPost } from '../../pages/blog/[id].tsx'
import { getStaticProps as getBlog } from '../../pages/blog/index.tsx'
import { getStaticProps as getOlder } from '../../pages/blog/page/[number].tsx'
import { getServerSideProps as feed } from '../../pages/feed.xml.ts'
import { homePosts } from '../fixtures/home.ts'

jest.mock('../../lib/blog/frame.server.ts', () => ({ getFrame: jest.fn() }))
jest.mock('../../lib/blog/posts.server.ts', () => ({
  getBlogPosts: jest.fn(),
  getFeedPosts: jest.fn(),
  getOlderPosts: jest.fn(),
  getPostPaths: jest.fn(),
  getPostState: jest.fn(),
}))
jest.mock('../../lib/sanity/pages.server.ts', () => ({ getBlogPage: jest.fn() }))
jest.mock('../../lib/sanity/client.server.ts', () => ({ ContentUnavailableError: class extends Error {} }))

const content: BlogPage = { settings: defaultSettings, page: defaultPages.blogPage, year: 2026 }
const loaded = { kind: 'loaded', posts: homePosts, total: homePosts.length } as const
const loading = { kind: 'loading' } as const

beforeEach(() => {
  jest.resetAllMocks()
  forgetSharedAnswers()
  jest.mocked(getBlogPage).mockResolvedValue(content)
  jest.mocked(getFrame).mockResolvedValue({ settings: defaultSettings, year: 2026 })
})

describe('/blog', () => {
  test('is generated with its posts, and again when they say so', async () => {
    jest.mocked(posts.getBlogPosts).mockResolvedValue({ posts: loaded, revalidate: 60 })
    expect(await getBlog({})).toEqual({ props: { ...content, posts: loaded }, revalidate: 60 })
  })

  test('is not generated while the content lake is down: the page that was there stays', async () => {
    jest.mocked(posts.getBlogPosts).mockResolvedValue({ posts: loaded, revalidate: 60 })
    jest.mocked(getBlogPage).mockRejectedValue(new ContentUnavailableError('down'))
    await expect(getBlog({})).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

describe('/blog/page/{number}', () => {
  test('is generated with older posts', async () => {
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
    expect(getBlogPage).not.toHaveBeenCalled()
  })

  test.each(['1', '0', '-2', '2.5', '02', 'x', '99999'])(
    'is missing at %p, which asks nobody, for five minutes at a time',
    async (number) => {
      expect(await getOlder({ params: { number } })).toEqual({ notFound: true, revalidate: 300 })
      expect(posts.getOlderPosts).not.toHaveBeenCalled()
    },
  )
})

describe('/blog/{id}', () => {
  test('has the known posts for paths, and waits for the others so that it can answer 404', async () => {
    jest.mocked(posts.getPostPaths).mockResolvedValue(['/blog/a'])
    expect(await getStaticPaths()).toEqual({ paths: ['/blog/a'], fallback: 'blocking' })
  })

  test('is generated with its state and the frame of the site', async () => {
    jest.mocked(posts.getPostState).mockResolvedValue({ state: loading, revalidate: 10 })
    expect(await getPost({ params: { id: 'a' } })).toEqual({
      props: { settings: defaultSettings, year: 2026, id: 'a', state: loading },
      revalidate: 10,
    })
  })

  test('answers 404 for a post that does not exist, and looks again', async () => {
    jest.mocked(posts.getPostState).mockResolvedValue({ state: null, revalidate: 60 })
    expect(await getPost({ params: { id: 'a' } })).toEqual({ notFound: true, revalidate: 60 })
    expect(getFrame).not.toHaveBeenCalled()
  })

  test('leads to the address that the post has', async () => {
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
  async function answer(from = feed) {
    const said = { status: 200, headers: {} as Record<string, string>, body: '' }
    const res = {
      setHeader: (name: string, value: string) => (said.headers[name] = value),
      writeHead: (status: number, headers: Record<string, string>) => (
        Object.assign(said, { status, headers }),
        res
      ),
      end: (body = '') => (said.body = body),
    }
    await from({ req: { method: 'GET' }, res } as unknown as GetServerSidePropsContext)
    return said
  }

  test('is RSS with the newest posts', async () => {
    jest.mocked(posts.getFeedPosts).mockResolvedValue(homePosts)
    const { status, headers, body } = await answer()
    expect(status).toBe(200)
    expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8')
    expect(body.match(/<item>/g)).toHaveLength(homePosts.length)
  })

  test('asks readers to come back when there is nothing to tell, rather than tell them "nothing"', async () => {
    jest.mocked(posts.getFeedPosts).mockResolvedValue([])
    expect(await answer()).toMatchObject({ status: 503, headers: { 'Retry-After': '60' }, body: '' })
  })

  test('asks them too while nobody has read its name from the content lake, and keeps the one that was read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    // As in a process that has just started.
    jest.resetModules()
    const { getServerSideProps } = await import('../../pages/feed.xml.ts')
    const { ContentUnavailableError } = await import('../../lib/sanity/client.server.ts')
    const { getBlogPage } = await import('../../lib/sanity/pages.server.ts')
    const { getFeedPosts } = await import('../../lib/blog/posts.server.ts')
    jest.mocked(getFeedPosts).mockResolvedValue(homePosts)
    const lakeIsDown = () => jest.mocked(getBlogPage).mockRejectedValue(new ContentUnavailableError('down.'))
    lakeIsDown()
    const unavailable = { status: 503, headers: { 'Retry-After': '60' }, body: '' }
    expect(await answer(getServerSideProps)).toMatchObject(unavailable)
    const settings = { ...defaultSettings, name: 'News' }
    jest.mocked(getBlogPage).mockResolvedValue({ ...content, settings })
    const { status, body } = await answer(getServerSideProps)
    expect(status).toBe(200)
    expect(body).toContain('<title>News</title>')
    forgetSharedAnswers()
    lakeIsDown()
    expect(await answer(getServerSideProps)).toMatchObject({ status: 200, body })
    expect(warn.mock.calls).toEqual([
      ['[content] down. The feed is answered 503.'],
      ['[content] down. The name and description of the feed stay as they were.'],
    ])
    warn.mockRestore()
  })
})
