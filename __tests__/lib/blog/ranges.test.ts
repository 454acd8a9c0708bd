import fc from 'fast-check'
import { listOf, pageCount, pageRange } from '#lib/blog/ranges.ts'
import type { BlogCard } from '#lib/blog/post.ts'
import { homePosts } from '#tests/fixtures/home.ts'

const many = (count: number): BlogCard[] =>
  Array.from({ length: count }, (_, index) => ({ ...homePosts[0], id: String(index), slug: `post-${index}` }))

test('every post is on one page, and only the first is empty', () => {
  fc.assert(
    fc.property(fc.nat(400), (count) => {
      const posts = many(count)
      const pages = Array.from({ length: pageCount(count) }, (_, index) =>
        listOf(posts, pageRange(index + 1)),
      )
      expect(pages.flatMap((page) => page.posts.map(({ id }) => id))).toEqual(posts.map(({ id }) => id))
      for (const page of pages.slice(1)) expect(page.posts.length).toBeGreaterThan(0)
    }),
  )
})
