/** @jest-environment node */
import { startBlogApi } from '../../../local/blog-api/server.ts'
import type { RunningServer } from '../../../local/http/server.ts'
import { getPost, getPosts, getRelatedPosts } from '../../../lib/blog/client.ts'

const now = new Date('2026-11-20T12:00:00Z')
const loadingText = 'There was an error loading the blog post.'
const notFoundText = "The blog post you're looking for doesn't exist."

describe('against the stand-in', () => {
  let api: RunningServer
  const host = () => ({ host: api.url })
  const switchFault = (query: string) => fetch(`${api.url}/__fault?${query}`, { method: 'POST' })

  beforeAll(async () => {
    api = await startBlogApi({ port: 0 })
  })
  afterEach(() => switchFault('kind=none'))
  afterAll(() => api.close())

  test('the list holds all posts in the host’s order', async () => {
    const answer = await getPosts(host())
    if (answer.kind !== 'ok') throw new Error(answer.reason)
    expect(answer.posts).toHaveLength(12)
    expect(answer.posts[0]).toMatchObject({
      slug: 'what-a-good-first-call-sounds-like',
      excerpt: [expect.stringMatching(/^We play every recruiter .* remember\.$/)],
      image: { src: `${api.url}/images/blog-fallback.svg` },
    })
    expect(answer.posts[9]?.title).toBe('Dispatchers are made of patience & geography')
    expect(answer.posts[11]).toMatchObject({ slug: '12', published: { text: 'Recently published' } })
  })

  test('each listed post is found at its slug, with a body', async () => {
    const answer = await getPosts(host())
    if (answer.kind !== 'ok') throw new Error(answer.reason)
    for (const card of answer.posts) {
      const detail = await getPost(host(), card.slug, { now })
      if (detail.kind !== 'ok') throw new Error(detail.reason)
      expect(detail.post).toMatchObject({ id: card.id, title: card.title, category: card.category })
      expect(detail.post.sections.length).toBeGreaterThan(1)
      expect(detail.post.conclusion).toHaveLength(1)
    }
  })

  test('a post without a date shows today’s, without a machine-readable one', async () => {
    const answer = await getPost(host(), '12', { now })
    expect(answer).toMatchObject({ post: { published: { text: 'November 20, 2026', iso: null } } })
  })

  test('related posts come in order, without those that fail', async () => {
    const { posts, failed } = await getRelatedPosts(host(), ['4', 'nobody', '2', '3'])
    expect(posts.map(({ id }) => id)).toEqual(['4', '2', '3'])
    expect(failed).toEqual([])
  })

  test('a related post whose call fails is no missing one', async () => {
    await switchFault('kind=500&only=get')
    expect(await getRelatedPosts(host(), ['4', '2'])).toEqual({ posts: [], failed: ['4', '2'] })
    await switchFault('kind=404&only=get')
    expect(await getRelatedPosts(host(), ['4', '2'])).toEqual({ posts: [], failed: [] })
  })

  test('a post that the host does not have is not found', async () => {
    expect(await getPost(host(), 'nobody')).toMatchObject({
      kind: 'not-found',
      message: 'Blog post not found',
      text: notFoundText,
      reason: 'The response for "nobody" holds no post: not-a-post.',
    })
  })

  test.each([undefined, '', '  '])('without an id (%p) no call is made', async (id) => {
    expect(await getPost({ host: 'http://host.invalid' }, id)).toMatchObject({
      kind: 'missing-id',
      message: 'Blog post ID not provided',
      reason: 'No id was given.',
    })
  })

  test.each<[string, string, object, object]>([
    [
      '500',
      'kind=500',
      {
        kind: 'http',
        status: 500,
        message: 'HTTP error! status: 500',
        reason: expect.stringMatching(/\/api\/blogs\.php\?action=all answered 500\.$/),
      },
      { kind: 'http', status: 500, message: 'HTTP error! status: 500', text: loadingText },
    ],
    [
      '404',
      'kind=404',
      { kind: 'http', message: 'HTTP error! status: 404' },
      { kind: 'http', message: 'HTTP error! status: 404' },
    ],
    [
      'HTML',
      'kind=html',
      {
        kind: 'unreadable',
        message: 'Failed to load blog posts',
        reason: expect.stringMatching(/action=all did not answer JSON: Unexpected token/),
      },
      { kind: 'unreadable', message: 'Failed to load blog post', text: loadingText },
    ],
    [
      'half a document',
      'kind=truncated',
      { kind: 'unreadable', message: 'Failed to load blog posts' },
      { kind: 'unreadable' },
    ],
    [
      'success false',
      'kind=success-false',
      { kind: 'no-posts', message: 'No blog posts found' },
      { kind: 'not-found' },
    ],
    [
      'nothing',
      'kind=empty',
      {
        kind: 'no-posts',
        message: 'No blog posts found',
        reason: 'The response lacks success or data, or its list is empty.',
      },
      { kind: 'not-found' },
    ],
    ['one object for the list', 'kind=single-object', { kind: 'ok', posts: [{ id: '1' }] }, { kind: 'ok' }],
    [
      'slowly',
      'kind=slow&ms=2000',
      {
        kind: 'timeout',
        message: 'Failed to load blog posts',
        reason: expect.stringMatching(/action=all did not answer within 150 ms\.$/),
      },
      { kind: 'timeout', message: 'Failed to load blog post' },
    ],
    [
      'never',
      'kind=hang',
      { kind: 'timeout', message: 'Failed to load blog posts' },
      { kind: 'timeout', text: loadingText },
    ],
    [
      'by closing the connection',
      'kind=refuse',
      { kind: 'unreachable', message: 'Failed to load blog posts' },
      { kind: 'unreachable', message: 'Failed to load blog post' },
    ],
  ])('a host that responds %s is a named failure on both pages', async (_name, fault, list, detail) => {
    await switchFault(fault)
    const impatient = { ...host(), timeoutMs: 150 }
    expect(await getPosts(impatient)).toMatchObject(list)
    expect(await getPost(impatient, '1')).toMatchObject(detail)
  })
})
