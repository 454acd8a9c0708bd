import type { BlogCard, LoadedPosts } from './post.ts'

const besideEachOther = 5

/** Full rows of the grid, whether it has two columns or three. */
const inTheGrid = 48

/** The part of all posts that a list shows. */
export type PostRange = { from: number; count: number }

export const homeRange: PostRange = { from: 0, count: besideEachOther }

/** The posts of `/blog` (page 1) and of the pages of older posts (2 and up). */
export function pageRange(page: number): PostRange {
  return page === 1
    ? { from: 0, count: besideEachOther + inTheGrid }
    : { from: besideEachOther + (page - 1) * inTheGrid, count: inTheGrid }
}

/** The number of pages; an empty blog has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil((total - besideEachOther) / inTheGrid))
}

/** Page 1 of `/blog` shows its first posts as home does, the rest in the grid. */
export function partsOfPage(posts: readonly BlogCard[], page: number): { top: BlogCard[]; grid: BlogCard[] } {
  const beside = page === 1 ? besideEachOther : 0
  return { top: posts.slice(0, beside), grid: posts.slice(beside) }
}

export const listOf = (posts: readonly BlogCard[], { from, count }: PostRange): LoadedPosts => ({
  kind: 'loaded',
  posts: posts.slice(from, from + count),
  total: posts.length,
})
