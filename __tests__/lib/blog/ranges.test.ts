import fc from 'fast-check'
import { homeRange, listOf, pageCount, pageRange, partsOfPage } from '#lib/blog/ranges.ts'
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

test('home shows five posts, as the first page does above its grid', () => {
  const posts = many(60)
  expect(listOf(posts, homeRange).posts.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4'])
  const first = partsOfPage(listOf(posts, pageRange(1)).posts, 1)
  expect([first.top.length, first.grid.length]).toEqual([5, 48])
  expect(partsOfPage(listOf(posts, pageRange(2)).posts, 2)).toMatchObject({ top: [], grid: { length: 7 } })
})
