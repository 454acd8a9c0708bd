import type { PostResult } from '#lib/blog/client.ts'
import { blogFailure } from '#lib/blog/failure.ts'
import type { BlogPost } from '#lib/blog/post.ts'
import { whichPost } from '#lib/blog/whichPost.ts'

const ok = (id: string, slug = id): PostResult => ({ kind: 'ok', post: { id, slug } as BlogPost })
const denied = blogFailure('post', { kind: 'not-found' })
const down = blogFailure('post', { kind: 'unreachable' })

/** A post by its id and slug that the list has. */
const listed = { id: '12', slug: '7-tips' }

test.each<[string, string, Record<string, PostResult>, { id: string; slug: string }[] | undefined, object]>([
  ['its slug', 'tips', { tips: ok('7', 'tips') }, undefined, { kind: 'found', post: { id: '7' } }],
  ['its id', '7', { 7: ok('7', 'tips') }, undefined, { kind: 'found', post: { id: '7' } }],
  [
    'its id only',
    '7-tips',
    { '7-tips': denied, 12: ok('12', '7-tips') },
    [listed],
    { kind: 'found', post: { id: '12' } },
  ],
  [
    'a loose comparison',
    '7-tips',
    { '7-tips': ok('7'), 12: ok('12', '7-tips') },
    [listed],
    { kind: 'found', post: { id: '12' } },
  ],
  ['a key that nobody lists', 'TIPS', { TIPS: ok('7') }, [listed], { kind: 'moved', post: { id: '7' } }],
  ['no key', 'nobody', { nobody: denied }, [listed], { kind: 'gone', failure: denied }],
])('a host that finds a post by %s is understood', async (_name, key, responses, list, verdict) => {
  const result = whichPost(
    key,
    async (id) => responses[id] ?? down,
    async () => list,
  )
  expect(await result).toMatchObject(verdict)
})

test.each<[string, string, Record<string, PostResult>, { id: string; slug: string }[] | undefined]>([
  ['is down', 'tips', { tips: down }, [listed]],
  ['denies a post and sends no list', 'tips', { tips: denied }, undefined],
  ['denies a post that it lists', '12', { 12: denied }, [listed]],
  ['gives another post for a listed one', '7-tips', { '7-tips': ok('7'), 12: ok('7') }, [listed]],
])('a host that %s says nothing about the post', async (_name, key, responses, list) => {
  const result = whichPost(
    key,
    async (id) => responses[id] ?? down,
    async () => list,
  )
  expect(await result).toMatchObject({ kind: 'failed' })
})
