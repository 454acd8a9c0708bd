/** Up to this many numbers stand in one row on large screens. */
const longestRow = 3

/**
 * `grid-template-columns` of the stats band on large screens. A row gives each number room by how long it is written, so that
 * "14,131+" does not press "20+"; the slope is the design's own (3 signs: 1, 4 signs: 1.2, 7 signs: 1.85).
 */
export function statColumns(numbers: readonly string[]): string {
  if (numbers.length > longestRow) return 'repeat(2, minmax(0, 1fr))'
  const share = (number: string) => Math.round((1 + (number.length - 3) * 0.2125) * 20) / 20
  return numbers.map((number) => `${Math.max(0.8, share(number))}fr`).join(' ')
}
