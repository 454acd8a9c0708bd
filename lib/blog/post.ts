import type { Category } from './category.ts'
import type { PublishedDate } from './date.ts'

/** `src` is null when the host names no usable picture; the view then shows the stock fallback. */
export type PostImage = {
  src: string | null
  alt: string
  /** The optimizer can make smaller ones of it: a photograph, on this site's own address. */
  sized?: true
  /** The picture itself as a `data:` address: a small drawing, which then needs no request. */
  drawing?: string
}

/** What a list shows of a post. `slug` is the post's address under /blog. */
export type BlogCard = {
  id: string
  slug: string
  title: string
  category: Category
  description: string
  /** Paragraphs of the body for the featured card, none of which repeats the description. */
  excerpt: string[]
  image: PostImage
  published: PublishedDate
  readTime: string
}

/** Paragraphs are plain text. Never HTML. */
export type Section = { heading: string; content: string[] }

export type PostBody = { introduction: string[]; sections: Section[]; conclusion: string[] }

/** A whole post as its own page shows it. */
export type BlogPost = Omit<BlogCard, 'excerpt'> &
  PostBody & {
    author: string
    tags: string[]
    /** Ids of other posts, each once, never the post's own. */
    relatedIds: string[]
  }
