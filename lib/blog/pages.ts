import type { BlogCard } from './post.ts'
import type { LoadedPosts } from './states.ts'

/** One featured post and the four beside it. */
const besideEachOther = 5

/** Full rows of the grid, whether it has two columns or three. */
const inTheGrid = 48

/** Which part of all posts a list shows: those from `from` on, `count` at most. */
export type PostRange = { from: number; count: number }

/** What home shows. */
export const homeRange: PostRange = { from: 0, count: besideEachOther }

/** What `/blog` (page 1) and the pages of older posts (2, 3 ...) show. */
export function pageRange(page: number): PostRange {
  return page === 1
    ? { from: 0, count: besideEachOther + inTheGrid }
    : { from: besideEachOther + (page - 1) * inTheGrid, count: inTheGrid }
}

/** How many pages so many posts fill; an empty blog still has its first. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil((total - besideEachOther) / inTheGrid))
}

/** `/blog` sets its first posts beside each other, as home does, and the others in the grid below; older pages are all grid. */
export function partsOfPage(posts: readonly BlogCard[], page: number): { top: BlogCard[]; grid: BlogCard[] } {
  const beside = page === 1 ? besideEachOther : 0
  return { top: posts.slice(0, beside), grid: posts.slice(beside) }
}

/**
 * The posts of a range as a list shows them, so that a page never carries what it does not show: the paragraph of the body
 * stays with the featured post, the first of all.
 */
export function listOf(posts: readonly BlogCard[], { from, count }: PostRange): LoadedPosts {
  const shown = posts
    .slice(from, from + count)
    .map((post, index) => (from + index === 0 ? post : { ...post, excerpt: [] }))
  return { kind: 'loaded', posts: shown, total: posts.length }
}
