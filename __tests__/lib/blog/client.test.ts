/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startBlogApi } from '../../../local/blog-api/server.ts'
import type { RunningServer } from '../../../local/http/server.ts'
import { startLoopbackServer } from '../../../local/http/server.ts'
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
      excerpt: expect.stringMatching(/^We play every recruiter .* remember\.$/),
      image: { src: `${api.url}/images/blog-fallback.svg` },
    })
    expect(answer.posts[9]?.title).toBe('Dispatchers are made of patience & geography')
    expect(answer.posts[11]).toMatchObject({ slug: '12', published: { text: 'Recently published' } })
  })

  test('every post of the list is found at its slug, with the same title and with a body', async () => {
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

  test('a post without a date carries today’s', async () => {
    const answer = await getPost(host(), '12', { now })
    expect(answer).toMatchObject({ post: { published: { text: 'November 20, 2026', iso: '2026-11-20' } } })
  })

  test('related posts come in the order of their ids, and those that fail are left out', async () => {
    const { posts, unanswered } = await getRelatedPosts(host(), ['4', 'nobody', '2', '3'])
    expect(posts.map(({ id }) => id)).toEqual(['4', '2', '3'])
    expect(unanswered).toEqual([])
  })

  test('a related post whose call fails is told apart from one that is not there', async () => {
    await switchFault('kind=500&only=get')
    expect(await getRelatedPosts(host(), ['4', '2'])).toEqual({ posts: [], unanswered: ['4', '2'] })
  })

  test('a post that the host does not have is not found', async () => {
    expect(await getPost(host(), 'nobody')).toMatchObject({
      kind: 'not-found',
      message: 'Blog post not found',
      text: notFoundText,
      reason: 'The answer for "nobody" holds no post: not-a-post.',
    })
  })

  test.each([undefined, '', '  '])('without an id (%p) nothing is asked', async (id) => {
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
      { kind: 'http', status: 500, message: 'HTTP error! status: 500' },
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
      { kind: 'unreadable', message: 'Failed to load blog posts' },
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
        reason: 'The answer lacks success or data, or its list is empty.',
      },
      { kind: 'not-found' },
    ],
    ['one object for the list', 'kind=single-object', { kind: 'ok', posts: [{ id: '1' }] }, { kind: 'ok' }],
    [
      'slowly',
      'kind=slow&ms=2000',
      { kind: 'timeout', message: 'Failed to load blog posts' },
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
  ])('a host that answers %s has a name on both pages', async (_name, fault, list, detail) => {
    await switchFault(fault)
    const impatient = { ...host(), timeoutMs: 150 }
    expect(await getPosts(impatient)).toMatchObject(list)
    expect(await getPost(impatient, '1')).toMatchObject(detail)
  })
})

describe('on the wire', () => {
  let server: RunningServer
  let requests: { url: string; headers: IncomingMessage['headers'] }[]
  let reply: (request: IncomingMessage, response: ServerResponse) => void

  beforeAll(async () => {
    server = await startLoopbackServer({
      name: 'wire',
      port: 0,
      handle: ({ request, response }) => {
        requests.push({ url: request.url ?? '', headers: request.headers })
        reply(request, response)
      },
    })
  })
  beforeEach(() => {
    requests = []
    reply = (_request, response) => response.end('{"id":1,"title":"T"}')
  })
  afterAll(() => server.close())

  const host = (more: object = {}) => ({ host: server.url, ...more })
  const asked = () => requests.map(({ url }) => url)

  test('the three calls are the ones of the contract', async () => {
    await getPosts(host())
    await getPost(host(), '5')
    await getRelatedPosts(host(), ['6'])
    expect(asked()).toEqual([
      '/api/blogs.php?action=all',
      '/api/blogs.php?action=single&id=5',
      '/api/blogs.php?action=get&id=6',
    ])
    expect(requests[0]?.headers).toMatchObject({ accept: 'application/json' })
  })

  test('a slash at the end of the host, and a path, are borne', async () => {
    await getPosts({ host: `${server.url}/wp//` })
    expect(asked()).toEqual(['/wp/api/blogs.php?action=all'])
  })

  test.each([
    ['a b', 'a%20b'],
    ['a&action=all', 'a%26action%3Dall'],
    ['../x#y?z', '..%2Fx%23y%3Fz'],
    ['ñandú', '%C3%B1and%C3%BA'],
    ['\ud800', '%EF%BF%BD'],
  ])('the id %p is encoded as %p', async (id, encoded) => {
    await getPost(host(), id)
    expect(asked()).toEqual([`/api/blogs.php?action=single&id=${encoded}`])
  })

  test('pictures without a host of their own are on the blog’s', async () => {
    const sent = {
      success: true,
      data: [
        { id: 1, image: '/up/a.png' },
        { id: 2, image: 'up/b.jpg?w=1' },
      ],
    }
    reply = (_request, response) => response.end(JSON.stringify(sent))
    const answer = await getPosts({ host: `${server.url}/wp/` })
    expect(answer).toMatchObject({
      posts: [
        { image: { src: `${server.url}/up/a.png` } },
        { image: { src: `${server.url}/wp/up/b.jpg?w=1` } },
      ],
    })
  })

  test('a byte order mark before the JSON is borne', async () => {
    reply = (_request, response) => response.end('\ufeff{"success":true,"data":[{"id":1}]}')
    expect(await getPosts(host())).toMatchObject({ kind: 'ok', posts: [{ id: '1' }] })
  })

  test('characters that fall between two chunks stay whole', async () => {
    const bytes = Buffer.from('{"id":1,"title":"mañana"}')
    const middle = bytes.indexOf(0xc3) + 1
    reply = (_request, response) => {
      response.write(bytes.subarray(0, middle))
      setImmediate(() => response.end(bytes.subarray(middle)))
    }
    expect(await getPost(host(), '1')).toMatchObject({ post: { title: 'mañana' } })
  })

  test('an answer that holds only things that are no posts is an empty list', async () => {
    reply = (_request, response) => response.end('{"success":true,"data":[null,{},{"title":"no id"}]}')
    expect(await getPosts(host())).toEqual({ kind: 'ok', posts: [] })
  })

  test.each(['null', '{}', '[]', '""', '{"success":true,"data":null}', '{"success":false,"id":1}'])(
    'the detail answer %s holds no post',
    async (json) => {
      reply = (_request, response) => response.end(json)
      expect(await getPost(host(), '1')).toMatchObject({ kind: 'not-found' })
    },
  )

  test('an empty body is unreadable: it says nothing about the post', async () => {
    reply = (_request, response) => response.end()
    expect(await getPost(host(), '1')).toMatchObject({ kind: 'unreadable' })
  })

  test('an endless answer is cut off at its bound', async () => {
    let ended = false
    reply = (request, response) => {
      request.socket.once('close', () => (ended = true))
      const pour = () => {
        while (!ended && response.write('x'.repeat(10_000)));
        if (!ended) response.once('drain', pour)
      }
      pour()
    }
    expect(await getPosts(host({ maxBytes: 100_000 }))).toMatchObject({ kind: 'too-large' })
    await expect(getPosts(host({ maxBytes: 50_000 }))).resolves.toMatchObject({
      message: 'Failed to load blog posts',
    })
  })

  test('a body that stops in the middle runs into the timeout', async () => {
    reply = (_request, response) => void response.write('{"success":true,')
    expect(await getPosts(host({ timeoutMs: 100 }))).toMatchObject({ kind: 'timeout' })
  })

  test('a broken connection is tried once more when asked for, and never otherwise', async () => {
    reply = (request) => request.socket.destroy()
    expect(await getPosts(host({ retries: 1 }))).toMatchObject({ kind: 'unreachable' })
    expect(requests).toHaveLength(2)
    expect(await getPosts(host())).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining(server.url),
    })
    expect(requests).toHaveLength(3)
  })

  test('a second try that works is as good as the first', async () => {
    reply = (request, response) =>
      requests.length === 1 ? request.socket.destroy() : response.end('{"success":true,"data":[{"id":1}]}')
    expect(await getPosts(host({ retries: 1 }))).toMatchObject({ kind: 'ok' })
  })

  test('an answer is an answer: neither a status nor a timeout is tried again', async () => {
    reply = (_request, response) => response.writeHead(503).end()
    await getPosts(host({ retries: 1 }))
    expect(requests).toHaveLength(1)
    reply = () => undefined
    await getPosts(host({ retries: 1, timeoutMs: 80 }))
    expect(requests).toHaveLength(2)
  })

  test('the caller’s signal ends a call, before it begins and while it waits', async () => {
    expect(await getPosts(host(), { signal: AbortSignal.abort() })).toMatchObject({
      kind: 'aborted',
      message: 'Failed to load blog posts',
      reason: `The call to ${server.url}/api/blogs.php?action=all was ended by its caller.`,
    })
    expect(requests).toHaveLength(0)
    const controller = new AbortController()
    reply = () => controller.abort()
    expect(await getPost(host({ retries: 1 }), '1', { signal: controller.signal })).toMatchObject({
      kind: 'aborted',
    })
    expect(requests).toHaveLength(1)
  })

  test('an address that is none is a failure like any other', async () => {
    expect(await getPosts({ host: 'not an address' })).toMatchObject({ kind: 'unreachable' })
  })

  test('related posts are asked for in parallel', async () => {
    const waiting: ServerResponse[] = []
    reply = (_request, response) => {
      waiting.push(response)
      if (waiting.length === 3) waiting.forEach((each, index) => each.end(JSON.stringify({ id: index + 1 })))
    }
    const { posts } = await getRelatedPosts(host({ timeoutMs: 2_000 }), ['1', '2', '3'])
    expect(posts).toHaveLength(3)
  })
})
