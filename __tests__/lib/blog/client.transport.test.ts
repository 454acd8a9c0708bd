import { getEventListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RunningServer } from 'local-http/server'
import { startLoopbackServer } from 'local-http/server'
import { getPost, getPosts, getRelatedPosts } from '../../../lib/blog/client.ts'

/** The calls over HTTP, to a host that responds what a test says. */

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

test('a host may have a path, and a slash at its end', async () => {
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

test.each(['\ufeff', '\ufeff\ufeff', '\ufeff\r\n\ufeff '])(
  'byte order marks around the JSON are ignored: %j',
  async (marks) => {
    reply = (_request, response) => response.end(`${marks}{"success":true,"data":[{"id":1}]}${marks}`)
    expect(await getPosts(host())).toMatchObject({ kind: 'ok', posts: [{ id: '1' }] })
  },
)

test('characters that fall between two chunks stay whole', async () => {
  const bytes = Buffer.from('{"id":1,"title":"mañana"}')
  const middle = bytes.indexOf(0xc3) + 1
  const chunks = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes.subarray(0, middle))
      stream.enqueue(bytes.subarray(middle))
      stream.close()
    },
  })
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(chunks))
  expect(await getPost(host(), '1')).toMatchObject({ post: { title: 'mañana' } })
  fetched.mockRestore()
})

test.each(['true', '1', '"ok"', '"True"', 'null', 'false'])(
  'a bare post counts, also with %s for success',
  async (success) => {
    for (const place of ['blog', 'data']) {
      reply = (_request, response) =>
        response.end(`{"success":${success},"${place}":{"id":"1","title":"There"}}`)
      expect(await getPost(host(), '1')).toMatchObject({ kind: 'ok', post: { title: 'There' } })
    }
  },
)

test('a response that holds no posts is an empty list', async () => {
  reply = (_request, response) => response.end('{"success":true,"data":[null,{},{"title":"no id"}]}')
  expect(await getPosts(host())).toEqual({ kind: 'ok', posts: [] })
})

test.each([
  'null',
  '{}',
  '[]',
  '""',
  '{"success":true,"data":null}',
  '{"success":true,"blog":{"id":null,"slug":null,"title":null,"content":"","comments":0}}',
  '{"success":true,"blog":{"id":null,"image":false,"tags":[""],"related_posts":[],"content":{}}}',
  '{"success":false,"id":1}',
  '{"success":0,"message":"No such post","id":"1"}',
  '{"success":"false","id":"1"}',
  '{"success":"0","id":"1"}',
  '{"success":"","id":"1"}',
])('the response %s holds no post, nor a related one', async (json) => {
  reply = (_request, response) => response.end(json)
  expect(await getPost(host(), '1')).toMatchObject({ kind: 'not-found' })
  expect(await getRelatedPosts(host(), ['1'])).toEqual({ posts: [], failed: [] })
})

test.each(['{"id":0}', '{"success":"1","id":1}', '{"success":true,"blog":null,"data":{"title":"T"}}'])(
  'the response %s holds a post',
  async (json) => {
    reply = (_request, response) => response.end(json)
    expect(await getPost(host(), '1')).toMatchObject({ kind: 'ok' })
  },
)

test('an empty body, or none at all, is unreadable, not missing', async () => {
  for (const status of [200, 204]) {
    reply = (_request, response) => response.writeHead(status).end()
    expect(await getPost(host(), '1')).toMatchObject({ kind: 'unreadable' })
  }
})

test.each([true, 1, '1', 'true'])('%j counts as the success of a list', async (success) => {
  reply = (_request, response) => response.end(JSON.stringify({ success, data: [{ id: 1 }] }))
  expect(await getPosts(host())).toMatchObject({ kind: 'ok' })
})

test.each([false, 0, '0', 'false', '', null, undefined, {}])(
  '%j does not count as the success of a list',
  async (success) => {
    reply = (_request, response) => response.end(JSON.stringify({ success, data: [{ id: 1 }] }))
    expect(await getPosts(host())).toMatchObject({ kind: 'no-posts' })
  },
)

test.each(['null', '[]', '"yes"', '{"success":true}', '{"success":true,"data":{}}'])(
  'the response %s holds no list',
  async (json) => {
    reply = (_request, response) => response.end(json)
    expect(await getPosts(host())).toMatchObject({ kind: 'no-posts' })
  },
)

test('a response of the maximum size is read', async () => {
  const json = '{"success":true,"data":[{"id":1,"title":"ñ"}]}'
  reply = (_request, response) => response.end(json)
  const maxBytes = Buffer.byteLength(json)
  expect(await getPosts(host({ maxBytes }))).toMatchObject({ kind: 'ok' })
  expect(await getPosts(host({ maxBytes: maxBytes - 1 }))).toMatchObject({
    kind: 'too-large',
    reason: `${server.url}/api/blogs.php?action=all responded with more than ${maxBytes - 1} bytes.`,
  })
})

test('a list has at most 10 MB, and a post 2.5', async () => {
  const filled = (bytes: number) => (reply = (_request, response) => response.end('{}'.padEnd(bytes)))
  filled(10_000_000)
  expect(await getPosts(host())).toMatchObject({ kind: 'no-posts' })
  filled(10_000_001)
  expect(await getPosts(host())).toMatchObject({ kind: 'too-large' })
  filled(2_500_000)
  expect(await getPost(host(), '7')).toMatchObject({ kind: 'not-found' })
  filled(2_500_001)
  expect(await getPost(host(), '7')).toMatchObject({ kind: 'too-large' })
  expect(await getRelatedPosts(host(), ['7'])).toMatchObject({ failed: ['7'] })
})

test('a call that is over leaves no timer and no listener behind', async () => {
  const { signal } = new AbortController()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    await getPosts(host(), { signal })
    expect(jest.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  } finally {
    jest.useRealTimers()
  }
})

test('an unreachable host is named with the network’s error code', async () => {
  const gone = await startLoopbackServer({ name: 'gone', port: 0, handle: () => undefined })
  await gone.close()
  expect(await getPosts({ host: gone.url })).toMatchObject({
    reason: `${gone.url}/api/blogs.php?action=all cannot be reached: fetch failed (ECONNREFUSED)`,
  })
})

test('an endless response is cut off at its maximum', async () => {
  let ended = false
  const cut: Promise<void>[] = []
  reply = (request, response) => {
    ended = false
    cut.push(new Promise((resolve) => request.socket.once('close', resolve)))
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
  await Promise.all(cut)
  expect(cut).toHaveLength(2)
})

test('a body that stops in the middle runs into the timeout', async () => {
  reply = (_request, response) => void response.write('{"success":true,')
  expect(await getPosts(host({ timeoutMs: 100 }))).toMatchObject({ kind: 'timeout' })
})

test('a broken connection is retried as often as the host allows', async () => {
  reply = (request) => request.socket.destroy()
  expect(await getPosts(host({ retries: 1 }))).toMatchObject({ kind: 'unreachable' })
  expect(requests).toHaveLength(2)
  expect(await getPosts(host())).toMatchObject({
    kind: 'unreachable',
    reason: expect.stringContaining(server.url),
  })
  expect(requests).toHaveLength(3)
})

test('neither a status nor a timeout is retried', async () => {
  reply = (_request, response) => response.writeHead(503).end()
  await getPosts(host({ retries: 1 }))
  expect(requests).toHaveLength(1)
  reply = () => undefined
  await getPosts(host({ retries: 1, timeoutMs: 80 }))
  expect(requests).toHaveLength(2)
})

test('the caller’s signal ends a call before and while it waits', async () => {
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

test('an invalid host URL is a failure like any other', async () => {
  expect(await getPosts({ host: 'not an address' })).toMatchObject({ kind: 'unreachable' })
})

test('related posts are fetched in parallel', async () => {
  const waiting: ServerResponse[] = []
  reply = (_request, response) => {
    waiting.push(response)
    if (waiting.length === 3) waiting.forEach((each, index) => each.end(JSON.stringify({ id: index + 1 })))
  }
  const { posts } = await getRelatedPosts(host({ timeoutMs: 2_000 }), ['1', '2', '3'])
  expect(posts).toHaveLength(3)
})

test.each([
  ['two seconds', {}, 2_000],
  ["the host's own bound", { timeoutMs: 500 }, 500],
  ['as long as for anything else in a build', { retries: 1 }, 8_000],
])('a related post that never responds is waited for %s', async (_name, more, bound) => {
  reply = () => undefined
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    const call = getRelatedPosts(host(more), ['1'])
    await jest.advanceTimersByTimeAsync(bound - 1)
    expect(jest.getTimerCount()).toBe(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(await call).toEqual({ posts: [], failed: ['1'] })
  } finally {
    jest.useRealTimers()
  }
})
