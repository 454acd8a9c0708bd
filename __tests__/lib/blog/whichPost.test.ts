import { findPost, isSamePost, whichPost } from '../../../lib/blog/whichPost.ts'

const seven = { id: '7', slug: 'tips' }
const eight = { id: '8', slug: '7' }

test('a key is a slug or an id', () => {
  expect(findPost([seven, eight], 'tips')).toBe(seven)
  expect(findPost([seven, eight], '8')).toBe(eight)
  expect(findPost([seven, eight], '9')).toBeUndefined()
})

test('results of one post may lack the id, or use the slug for it', () => {
  expect(isSamePost(seven, { id: '7', slug: 'other' })).toBe(true)
  expect(isSamePost(seven, { id: 'tips', slug: 'tips' })).toBe(true)
  expect(isSamePost(seven, { id: '9', slug: 'tips' })).toBe(false)
})

test.each([
  ['an unlisted post by its slug', 'tips', seven, undefined, 'found'],
  ['an unlisted post by its id', '7', seven, undefined, 'found'],
  ['a listed post', 'tips', seven, seven, 'found'],
  ['a loose comparison', '7-tips', seven, undefined, 'moved'],
  ['another post for a listed slug', '7', seven, eight, 'by-id'],
  ['another post for a listed id', '8', seven, eight, 'moved'],
  ['another post for an id that is the slug', '9', seven, { id: '9', slug: '9' }, 'trouble'],
  ['a denied post that nobody lists', 'tips', undefined, undefined, 'gone'],
  ['a denied post that is listed by this slug', 'tips', undefined, seven, 'by-id'],
  ['a denied post that is listed by this id', '7', undefined, seven, 'trouble'],
] as const)('a response with %s is judged', (_name, key, post, listed, verdict) => {
  expect(whichPost(key, post, listed)).toBe(verdict)
})
