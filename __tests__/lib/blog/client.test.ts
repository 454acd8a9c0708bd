import { startBlogApi } from 'local-blog-api'
import type { RunningServer } from 'local-http/server'
import { getPost, getPosts } from '../../../lib/blog/client.ts'

const now = new Date('2026-11-20T12:00:00Z')
const notFound = 'Blog post not found'
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

  test('a post that the host does not have is not found', async () => {
    expect(await getPost(host(), 'nobody')).toMatchObject({
      kind: 'not-found',
      message: notFound,
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

  const failed = 'Failed to load blog post'
  const status500 = 'http: HTTP error! status: 500'

  test.each([
    ['500', 'kind=500', status500, status500],
    ['HTML', 'kind=html', `unreadable: ${failed}s`, `unreadable: ${failed}`],
    ['success false', 'kind=success-false', 'no-posts: No blog posts found', `not-found: ${notFound}`],
    ['nothing', 'kind=empty', 'no-posts: No blog posts found', `not-found: ${notFound}`],
    ['one object for the list', 'kind=single-object', 'ok: 1', 'ok: 1'],
    ['slowly', 'kind=slow&ms=2000', `timeout: ${failed}s`, `timeout: ${failed}`],
    ['by closing the connection', 'kind=refuse', `unreachable: ${failed}s`, `unreachable: ${failed}`],
  ])('a host that responds %s is a named failure on both pages', async (_name, fault, list, detail) => {
    await switchFault(fault)
    const impatient = { ...host(), timeoutMs: 150 }
    const posts = await getPosts(impatient)
    expect(`${posts.kind}: ${posts.kind === 'ok' ? posts.posts[0]?.id : posts.message}`).toBe(list)
    const post = await getPost(impatient, '1')
    expect(`${post.kind}: ${post.kind === 'ok' ? post.post.id : post.message}`).toBe(detail)
  })

  test.each([
    ['kind=500', /\/api\/blogs\.php\?action=all responded 500\.$/],
    ['kind=html', /action=all did not respond with JSON: Unexpected token/],
    ['kind=empty', /^The response lacks success or data, or its list is empty\.$/],
    ['kind=hang', /action=all did not respond within 150 ms\.$/],
  ])('the log gets the reason of a failure with %s', async (fault, reason) => {
    await switchFault(fault)
    expect(await getPosts({ ...host(), timeoutMs: 150 })).toMatchObject({
      reason: expect.stringMatching(reason),
    })
  })
})
