import type { BlogCard, BlogPost } from './post.ts'

/** The posts to show, which may be none, and how many there are in all. */
export type LoadedPosts = { kind: 'loaded'; posts: readonly BlogCard[]; total: number }

/** Where a list of posts stands. Spec section 4, blog list and detail. */
export type PostListState =
  | { kind: 'loading' }
  /** `message` is one of the texts of spec section 8. */
  | { kind: 'error'; message: string }
  | LoadedPosts

/** A post with the cards of the posts that it names as related. */
export type PostWithRelated = { post: BlogPost; related: readonly BlogCard[] }

/** What search engines are told of a post that is listed and not here yet. */
export type ListedPost = Pick<BlogCard, 'slug' | 'title' | 'description'>

/** Where the page of one post stands. `heading` and `text` are texts of spec section 8. */
export type PostState =
  | { kind: 'loading'; listed?: ListedPost }
  | { kind: 'error'; heading: string; text: string }
  | ({ kind: 'loaded' } & PostWithRelated)
