import { getPost, getPosts, getRelatedPosts } from '#lib/blog/client.ts'
import { whichPost } from '#lib/blog/whichPost.ts'
import { jsonResponse, startPhpHost, type PhpHost } from '#tests/fixtures/phpHost.ts'

let php: PhpHost
beforeAll(async () => {
  php = await startPhpHost([])
})
afterAll(() => php.close())
const respond = (value: unknown) => void (php.spoil = () => jsonResponse(value))
const host = () => php.url

const failed = 'Failed to load blog post'

test.each<[string, ReturnType<PhpHost['spoil']>, string, string, string]>([
  ['500', { status: 500 }, 'http', 'HTTP error! status: 500', 'HTTP error! status: 500'],
  ['half a response', { body: '{"success":true,' }, 'unreadable', `${failed}s`, failed],
  ['never', 'hang', 'timeout', `${failed}s`, failed],
])('a host that responds %s is a named failure', async (_name, reply, kind, list, detail) => {
  php.spoil = () => reply
  const { timeout } = AbortSignal
  const limit = reply === 'hang' ? 150 : 10_000
  const timeLimit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(limit))
  expect(await getPosts(host())).toMatchObject({ kind, message: list })
  expect(await getPost(host(), '1')).toMatchObject({ kind, message: detail })
  timeLimit.mockRestore()
})

describe('an envelope', () => {
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
        message: 'Blog post not found',
        text: "The blog post you're looking for doesn't exist.",
      })
      expect(await getRelatedPosts(host(), ['1'])).toEqual([])
    },
  )

  test('has a list of one in a post', async () => {
    respond({ success: true, data: { id: 1 } })
    expect(await getPosts(host())).toMatchObject({ kind: 'ok', posts: [{ id: '1' }] })
  })

  test.each([
    null,
    { success: true },
    { success: true, data: [] },
    { success: false, data: [{ id: 1 }] },
    { data: [{ id: 1 }] },
  ])('has no list in %j', async (value) => {
    respond(value)
    expect(await getPosts(host())).toMatchObject({ kind: 'no-posts', message: 'No blog posts found' })
  })
})

const post = (id: string, slug = id) => jsonResponse({ success: true, data: { id, slug } })
const denied = jsonResponse({ success: false })

/** A post by its id and slug that the list has. */
const listed = { id: '12', slug: '7-tips' }

type Responses = Record<string, ReturnType<PhpHost['spoil']>>

/** What becomes of a key, by the host's responses to ids. */
function verdictOn(key: string, responses: Responses) {
  php.spoil = (_action, id) => responses[id ?? ''] ?? 'break'
  return whichPost(host(), key, async () => [listed])
}

test.each<[string, Responses]>([
  ['its id only', { '7-tips': denied, 12: post('12', '7-tips') }],
  ['a loose comparison', { '7-tips': post('7'), 12: post('12', '7-tips') }],
])('a host that finds a post by %s is understood', async (_name, responses) => {
  const verdict = await verdictOn('7-tips', responses)
  expect(verdict).toMatchObject({ kind: 'found', post: { id: '12' } })
})

test.each<[string, string, Responses]>([
  ['denies a post that it lists', '12', { 12: denied }],
  ['gives another post for a listed one', '7-tips', { '7-tips': post('7'), 12: post('7') }],
])('a host that %s says nothing about the post', async (_name, key, responses) => {
  expect(await verdictOn(key, responses)).toMatchObject({ kind: 'failed' })
})
