import { whichPost } from '#lib/blog/whichPost.ts'
import { jsonResponse, startPhpHost, type PhpHost } from '#tests/fixtures/phpHost.ts'

let php: PhpHost
beforeAll(async () => {
  php = await startPhpHost([])
})
afterAll(() => php.close())

const post = (id: string, slug = id) => jsonResponse({ success: true, data: { id, slug } })
const denied = jsonResponse({ success: false })

/** A post by its id and slug that the list has. */
const listed = { id: '12', slug: '7-tips' }

type Responses = Record<string, ReturnType<PhpHost['spoil']>>

/** What becomes of a key, by the host's responses to ids. */
function verdictOn(key: string, responses: Responses) {
  php.spoil = (_action, id) => responses[id ?? ''] ?? 'break'
  return whichPost({ host: php.url }, key, async () => [listed])
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
