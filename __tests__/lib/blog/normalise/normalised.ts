import { normaliseCards, normalisePost } from '#lib/blog/normalise/normalise.ts'
import type { BlogCard, BlogPost } from '#lib/blog/post.ts'

export const today = 'November 20, 2026'
export const host = 'https://blog.example/wp/'

/** What the host's `fields` become on the page of a post. */
export function post(fields: object): BlogPost {
  const read = normalisePost({ id: '7', ...fields }, { today, askedId: '7', host })
  if (!read) throw new Error('The fields are no post.')
  return read
}

/** The same as the first of a list. */
export function card(fields: object): BlogCard {
  const [read] = normaliseCards([{ id: '7', ...fields }], host)
  if (!read) throw new Error('The fields are no post.')
  return read
}
