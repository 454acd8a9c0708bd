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

/** What becomes of a key, by the host's responses to ids and by its list. */
function verdictOn(key: string, responses: Responses, list: (typeof listed)[] | undefined) {
  php.spoil = (_action, id) => responses[id ?? ''] ?? 'break'
  return whichPost({ host: php.url }, key, async () => list)
}

test.each<[string, string, Responses, (typeof listed)[] | undefined, object]>([
  ['its slug', 'tips', { tips: post('7', 'tips') }, undefined, { kind: 'found', post: { id: '7' } }],
  ['its id', '7', { 7: post('7', 'tips') }, undefined, { kind: 'found', post: { id: '7' } }],
  [
    'its id only',
    '7-tips',
    { '7-tips': denied, 12: post('12', '7-tips') },
    [listed],
    { kind: 'found', post: { id: '12' } },
  ],
  [
    'a loose comparison',
    '7-tips',
    { '7-tips': post('7'), 12: post('12', '7-tips') },
    [listed],
    { kind: 'found', post: { id: '12' } },
  ],
  ['a key that nobody lists', 'TIPS', { TIPS: post('7') }, [listed], { kind: 'moved', post: { id: '7' } }],
  ['no key', 'nobody', { nobody: denied }, [listed], { kind: 'gone', failure: { kind: 'not-found' } }],
])('a host that finds a post by %s is understood', async (_name, key, responses, list, verdict) => {
  expect(await verdictOn(key, responses, list)).toMatchObject(verdict)
})

test.each<[string, string, Responses, (typeof listed)[] | undefined]>([
  ['is down', 'tips', { tips: 'break' }, [listed]],
  ['denies a post and sends no list', 'tips', { tips: denied }, undefined],
  ['denies a post that it lists', '12', { 12: denied }, [listed]],
  ['gives another post for a listed one', '7-tips', { '7-tips': post('7'), 12: post('7') }, [listed]],
])('a host that %s says nothing about the post', async (_name, key, responses, list) => {
  expect(await verdictOn(key, responses, list)).toMatchObject({ kind: 'failed' })
})
