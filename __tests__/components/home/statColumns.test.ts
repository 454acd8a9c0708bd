import { statColumns } from '../../../components/home/statColumns.ts'

test("gives the design's three numbers the design's shares of the row", () => {
  expect(statColumns(['20+', '14,131+', '830+'])).toBe('1fr 1.85fr 1.2fr')
})

test('gives a number of one sign room to stand', () => {
  expect(statColumns(['7', '830+'])).toBe('0.8fr 1.2fr')
})

test('sets more than three numbers two by two', () => {
  expect(statColumns(['20+', '14,131+', '830+', '12'])).toBe('repeat(2, minmax(0, 1fr))')
})

test('sets numbers that are too long for a row below each other', () => {
  expect(statColumns(['1,250,000+', '3,400,000+'])).toBe('minmax(0, 1fr)')
})
