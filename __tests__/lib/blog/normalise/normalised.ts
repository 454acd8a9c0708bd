import { normalisePost } from '../../../../lib/blog/normalise/normalise.ts'
import type { BlogPost } from '../../../../lib/blog/post.ts'

export const today = 'November 20, 2026'

/** What the host's `fields` become on the page of a post. Fails where they are none. */
export function post(fields: object, askedId = '7'): BlogPost {
  const result = normalisePost({ id: '7', ...fields }, { today, askedId })
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}
