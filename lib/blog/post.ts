import type { Category } from './normalise/fields.ts'
import type { PublishedDate } from './normalise/date.ts'

/** `src` is null when the host names no usable image; the view shows the stock image. */
export type PostImage = {
  src: string | null
  alt: string
  /** A small SVG of the first screen, as a `data:` URI. */
  inline?: string
}

/** What a list shows of a post. `slug` is the last part of its path. */
export type BlogCard = {
  id: string
  slug: string
  title: string
  category: Category
  description: string
  /** Paragraphs of the body for the featured card, without the description. */
  excerpt: string[]
  image: PostImage
  published: PublishedDate
  readTime: string
}

/** Paragraphs are plain text. Never HTML. */
export type Section = { heading: string; content: string[] }

export type PostBody = { introduction: string[]; sections: Section[]; conclusion: string[] }

/** A post as its own page shows it. */
export type BlogPost = Omit<BlogCard, 'excerpt'> &
  PostBody & {
    author: string
    tags: string[]
    /** Unique ids of other posts. */
    relatedIds: string[]
  }

/** The posts to show, which may be none, and the total. */
export type LoadedPosts = { kind: 'loaded'; posts: readonly BlogCard[]; total: number }

/** The state of a list of posts. docs/specification.md#blog-list. */
export type PostListState = { kind: 'loading' } | { kind: 'error'; message: string } | LoadedPosts

export type PostWithRelated = { post: BlogPost; related: readonly BlogCard[] }

/** The state of a post's page. `heading` and `text` are texts of docs/specification.md#messages. */
export type PostState =
  | { kind: 'loading' }
  | { kind: 'error'; heading: string; text: string }
  | ({ kind: 'loaded' } & PostWithRelated)
