import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RunningServer } from 'local-http/server'
import { startLoopbackServer } from 'local-http/server'
import { getPost, getPosts, getRelatedPosts } from '#lib/blog/client.ts'

/** The calls over HTTP, to a host that responds what a test says. */

let server: RunningServer
let asked: string[]
let reply: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  server = await startLoopbackServer({
    name: 'host',
    port: 0,
    handle: ({ request, response }) => {
      asked.push(request.url ?? '')
      reply(request, response)
    },
  })
})
beforeEach(() => {
  asked = []
  reply = (_request, response) => response.end('{"id":1,"title":"T"}')
})
afterAll(() => server.close())

const host = () => server.url

test('the three calls are the ones of the specification', async () => {
  await getPosts(host())
  await getPost(host(), '5')
  await getRelatedPosts(host(), ['6'])
  expect(asked).toEqual([
    '/api/blogs.php?action=all',
    '/api/blogs.php?action=single&id=5',
    '/api/blogs.php?action=get&id=6',
  ])
})

test.each([
  ['a&action=all', 'a%26action%3Dall'],
  ['\ud800', '%EF%BF%BD'],
])('the id %p is encoded as %p', async (id, encoded) => {
  await getPost(host(), id)
  expect(asked).toEqual([`/api/blogs.php?action=single&id=${encoded}`])
})

test('a list has at most 10 MB, and a post 2.5', async () => {
  const filled = (bytes: number) => (reply = (_request, response) => response.end('{}'.padEnd(bytes)))
  // A busy machine takes seconds for them.
  const { timeout } = AbortSignal
  const timeLimit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(60_000))
  filled(10_000_000)
  expect(await getPosts(host())).toMatchObject({ kind: 'no-posts' })
  filled(10_000_001)
  expect(await getPosts(host())).toMatchObject({ kind: 'too-large', message: 'Failed to load blog posts' })
  filled(2_500_000)
  expect(await getPost(host(), '7')).toMatchObject({ kind: 'not-found' })
  filled(2_500_001)
  expect(await getPost(host(), '7')).toMatchObject({ kind: 'too-large' })
  expect(await getRelatedPosts(host(), ['7'])).toEqual([])
  timeLimit.mockRestore()
})

test('ids beyond 2^53 keep every digit in a response of bearable size', async () => {
  reply = (_request, response) => response.end('{"id":90071992547409931,"related_posts":[90071992547409933]}')
  expect(await getPost(host(), 'x')).toMatchObject({
    post: { id: '90071992547409931', relatedIds: ['90071992547409933'] },
  })
  reply = (_request, response) => response.end(`[${'1,'.repeat(500_000)}9007199254740993]`)
  expect(await getPosts(host())).toMatchObject({ kind: 'unreadable' })
})

test('an endless response is cut off at its maximum', async () => {
  let isCut: Promise<unknown> = Promise.resolve()
  reply = (request, response) => {
    isCut = new Promise((resolve) => request.socket.once('close', resolve))
    const pour = () => {
      while (!request.socket.destroyed && response.write('x'.repeat(10_000)));
      response.once('drain', pour)
    }
    pour()
  }
  expect(await getPosts(host())).toMatchObject({ kind: 'too-large' })
  await isCut
})

test('related posts are fetched in parallel', async () => {
  const waiting: ServerResponse[] = []
  reply = (_request, response) => {
    waiting.push(response)
    if (waiting.length === 3) waiting.forEach((each, index) => each.end(JSON.stringify({ id: index + 1 })))
  }
  expect(await getRelatedPosts(host(), ['1', '2', '3'])).toHaveLength(3)
})

test('a related post that never responds is waited for two seconds', async () => {
  const { timeout } = AbortSignal
  const timeLimit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
  reply = () => undefined
  expect(await getRelatedPosts(host(), ['1'])).toEqual([])
  expect(timeLimit.mock.calls).toEqual([[2_000]])
  timeLimit.mockRestore()
})
