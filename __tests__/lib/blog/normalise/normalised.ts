import { normaliseCard, normalisePost } from '#lib/blog/normalise/normalise.ts'
import type { BlogCard, BlogPost } from '#lib/blog/post.ts'

export const today = 'November 20, 2026'
export const host = 'https://blog.example/wp/'

/** What the host's `fields` become on the page of a post. Fails where they are none. */
export function post(fields: object, askedId = '7'): BlogPost {
  const result = normalisePost({ id: '7', ...fields }, { today, askedId, host })
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}

/** The same in a list. */
export function card(fields: object): BlogCard {
  const result = normaliseCard({ id: '7', ...fields }, host)
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}
