import type { BlogCard } from '../../lib/blog/post.ts'

/** Where a list of posts stands. Spec section 4, blog list and detail. */
export type PostListState =
  | { kind: 'loading' }
  /** `message` is one of the texts of spec section 8. */
  | { kind: 'error'; message: string }
  /** May hold no posts at all. */
  | { kind: 'loaded'; posts: readonly BlogCard[] }
