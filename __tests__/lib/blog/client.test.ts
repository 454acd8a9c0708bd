import { startBlogApi } from 'local-blog-api'
import type { RunningServer } from 'local-http/server'
import { getPost, getPosts, getRelatedPosts } from '#lib/blog/client.ts'
import { jsonResponse, startPhpHost, type PhpHost } from '#tests/fixtures/phpHost.ts'

describe('against the stand-in', () => {
  let api: RunningServer
  const host = () => ({ host: api.url, timeoutMs: 1_000 })

  beforeAll(async () => {
    api = await startBlogApi({ port: 0 })
  })
  afterEach(() => fetch(`${api.url}/__fault?kind=none`, { method: 'POST' }))
  afterAll(() => api.close())

  const failed = 'Failed to load blog post'
  const status500 = 'http: HTTP error! status: 500'

  test.each([
    ['500', 'kind=500', status500, status500],
    ['HTML', 'kind=html', `unreadable: ${failed}s`, `unreadable: ${failed}`],
    ['half a response', 'kind=truncated', `unreadable: ${failed}s`, `unreadable: ${failed}`],
    [
      'success false',
      'kind=success-false',
      'no-posts: No blog posts found',
      'not-found: Blog post not found',
    ],
    ['nothing', 'kind=empty', 'no-posts: No blog posts found', 'not-found: Blog post not found'],
    ['one object for the list', 'kind=single-object', 'ok: 1', 'ok: 1'],
    ['never', 'kind=hang', `timeout: ${failed}s`, `timeout: ${failed}`],
    ['by closing the connection', 'kind=refuse', `unreachable: ${failed}s`, `unreachable: ${failed}`],
  ])('a host that responds %s is a named failure', async (_name, fault, list, detail) => {
    await fetch(`${api.url}/__fault?${fault}`, { method: 'POST' })
    const impatient = { ...host(), timeoutMs: fault === 'kind=hang' ? 150 : 10_000 }
    const posts = await getPosts(impatient)
    expect(`${posts.kind}: ${posts.kind === 'ok' ? posts.posts[0]?.id : posts.message}`).toBe(list)
    const post = await getPost(impatient, '1')
    expect(`${post.kind}: ${post.kind === 'ok' ? post.post.id : post.message}`).toBe(detail)
  })
})

describe('an envelope', () => {
  let php: PhpHost
  beforeAll(async () => {
    php = await startPhpHost([])
  })
  afterAll(() => php.close())
  const respond = (value: unknown) => void (php.spoil = () => jsonResponse(value))
  const host = () => ({ host: php.url })

  test.each([
    { success: true, blog: { id: 1 }, data: { id: 2 } },
    { success: true, blog: null, data: { id: 1 } },
    { id: 1, success: true },
    { blog: { title: 'Of the id that was asked for' } },
  ])('holds a post in %j', async (value) => {
    respond(value)
    expect(await getPost(host(), '1')).toMatchObject({ kind: 'ok', post: { id: '1' } })
    expect(await getRelatedPosts(host(), ['1'])).toMatchObject([{ id: '1' }])
  })

  test.each([null, {}, '', { blog: { id: null, title: '' } }, { success: false, id: 1 }])(
    'holds no post in %j',
    async (value) => {
      respond(value)
      expect(await getPost(host(), '1')).toMatchObject({
        kind: 'not-found',
        text: "The blog post you're looking for doesn't exist.",
      })
      expect(await getRelatedPosts(host(), ['1'])).toEqual([])
    },
  )

  test.each([
    null,
    [],
    { success: true },
    { success: true, data: [] },
    { success: false, data: [{ id: 1 }] },
    { data: [{ id: 1 }] },
  ])('has no list in %j', async (value) => {
    respond(value)
    expect(await getPosts(host())).toMatchObject({ kind: 'no-posts', message: 'No blog posts found' })
  })
})
