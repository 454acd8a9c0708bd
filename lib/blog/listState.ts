import type { BlogCard } from './post.ts'

/** Where a list of posts stands. Spec section 4, blog list and detail. */
export type PostListState =
  | { kind: 'loading' }
  /** `message` is one of the texts of spec section 8. */
  | { kind: 'error'; message: string }
  /** May hold no posts at all. */
  | { kind: 'loaded'; posts: readonly BlogCard[] }

/** How many posts a list shows: one featured, four beside it, and on /blog the grid below. */
export const shownPosts = { home: 5, blog: 5 + 48 } as const

/** The first `count` posts; all but the featured one without the paragraph that only it shows. */
export function shownOf(posts: readonly BlogCard[], count: number): BlogCard[] {
  return posts.slice(0, count).map((post, index) => (index === 0 ? post : { ...post, excerpt: '' }))
}
