import * as posts from '#lib/blog/posts.server.ts'
import { redirection } from '#lib/redirects/redirection.server.ts'
import { getPage } from '#lib/sanity/page/getPage.server.ts'
import { getStaticProps as getPost } from '#pages/blog/[id].tsx'
import { getStaticProps as getOlder } from '#pages/blog/page/[number].tsx'
import { contentOf } from '../fixtures/seedContent.ts'

jest.mock('#lib/redirects/redirection.server.ts', () => ({ redirection: jest.fn() }))
jest.mock('#lib/blog/posts.server.ts', () => ({ getOlderPosts: jest.fn(), getPostState: jest.fn() }))
jest.mock('#lib/sanity/page/getPage.server.ts', () => ({
  getPage: jest.fn(),
  staticPage: (props: object, revalidate: number) => ({ props, revalidate }),
}))

const loading = { kind: 'loading' } as const

beforeEach(async () => {
  jest.resetAllMocks()
  jest.mocked(getPage).mockResolvedValue(await contentOf('blogPage'))
})

describe('/blog/page/{number}', () => {
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
  test('is 404 for a missing post, and revalidates', async () => {
    jest.mocked(posts.getPostState).mockResolvedValue({ state: null, revalidate: 60 })
    expect(await getPost({ params: { id: 'a' } })).toEqual({ notFound: true, revalidate: 60 })
    expect(getPage).not.toHaveBeenCalled()
  })

  test('has the redirect of an editor where the post is missing', async () => {
    const redirect = { destination: '/blog/post-1', permanent: true }
    jest.mocked(redirection).mockResolvedValue(redirect)
    jest.mocked(posts.getPostState).mockResolvedValue({ state: null, revalidate: 60 })
    expect(await getPost({ params: { id: 'old slug' } })).toEqual({ redirect, revalidate: 60 })
    expect(redirection).toHaveBeenCalledWith('/blog/old%20slug')
    jest.mocked(posts.getPostState).mockResolvedValue({ state: loading, revalidate: 10 })
    const { props } = (await getPost({ params: { id: 'a' } })) as { props: object }
    expect(Object.keys(props).sort()).toEqual(['id', 'nextChange', 'settings', 'state', 'year'])
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
