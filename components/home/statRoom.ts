/** A row of numbers may hold this many numbers and this many signs in all; the design's row has 3 and 14. */
const longestRow = { numbers: 3, signs: 16 }
/** The longest number that half the band has room for. */
const halfRowSigns = 7
/** Signs of no width: in the preview the field's address is written in them, behind the number. */
const unseen = /\p{Cf}/gu

/**
 * `flex` of each number of the stats band where there is room for a row. Each gets room by how long it is written, so that "14,131+"
 * does not press "20+"; the slope is the design's own (3 signs: 1, 4 signs: 1.2, 7 signs: 1.85). Too many for a row stand two by two.
 */
export function statRoom(numbers: readonly string[]): string[] {
  const signs = numbers.map((number) => number.replace(unseen, '').length)
  const total = signs.reduce((sum, length) => sum + length, 0)
  if (numbers.length > longestRow.numbers || total > longestRow.signs) {
    return signs.map(() => (Math.max(...signs) > halfRowSigns ? '1 0 100%' : '0 0 45%'))
  }
  const share = (length: number) => Math.max(0.8, Math.round((1 + (length - 3) * 0.2125) * 20) / 20)
  return signs.map((length) => `${share(length)} 0 0`)
}
