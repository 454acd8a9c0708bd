import fc from 'fast-check'
import { roleSpan } from '#components/sections/roleSpan.ts'

const spans = (count: number) => Array.from({ length: count }, (_, index) => roleSpan(index, count))

/**
 * Sums of the rows that cards of these widths make in a grid of `columns`, the last one as far as
 * it goes.
 */
function rowsOf(widths: readonly number[], columns: number): number[] {
  const rows = [0]
  for (const width of widths) {
    if ((rows.at(-1) ?? 0) + width > columns) rows.push(0)
    rows.push((rows.pop() ?? 0) + width)
  }
  return rows
}

test('seven cards stand as designed: 6+3+3, then 3+3+3+3 columns', () => {
  expect(spans(7).map(({ large }) => large)).toEqual([6, 3, 3, 3, 3, 3, 3])
  expect(spans(7).map(({ small }) => small)).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(spans(7).map(({ lead }) => lead)).toEqual([true, false, false, false, false, false, false])
})

test('every row is full, however many cards there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      const [large, small] = (['large', 'small'] as const).map((size) =>
        spans(count).map((span) => span[size]),
      )
      expect(new Set(rowsOf(large ?? [], 12))).toEqual(new Set([12]))
      expect(new Set(rowsOf(small ?? [], 2))).toEqual(new Set([2]))
    }),
  )
})
