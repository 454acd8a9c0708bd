/** Maximum of a row; the design's has 3 numbers and 14 signs. */
const longestRow = { numbers: 3, signs: 16 }
/** Maximum length of a number in half a row. */
const halfRowSigns = 7
/** Bounds of the length that sets the font size; a longer word breaks instead. */
const sizedSigns = { min: 7, max: 18 }
/** Zero-width characters, i.e. the stega encoding of the preview. */
const stega = /\p{Cf}/gu

const visible = (number: string) => number.replace(stega, '')

/** Flex properties of a number. */
type Room = { grow: number; basis: string }

/**
 * Shares the row by the length of each number; too many for a row stand two by two.
 * The slope is the design's: 3 signs grow by 1, 4 by 1.2, 7 by 1.85.
 */
export function statRoom(numbers: readonly string[]): Room[] {
  const signs = numbers.map((number) => visible(number).length)
  const total = signs.reduce((sum, length) => sum + length, 0)
  if (numbers.length > longestRow.numbers || total > longestRow.signs) {
    const each = Math.max(...signs) > halfRowSigns ? { grow: 1, basis: '100%' } : { grow: 0, basis: '45%' }
    return signs.map(() => each)
  }
  const share = (length: number) => Math.max(0.8, Math.round((1 + (length - 3) * 0.2125) * 20) / 20)
  return signs.map((length) => ({ grow: share(length), basis: '0px' }))
}

/** Length of the longest word of the numbers, within bounds. */
export function statSigns(numbers: readonly string[]): number {
  const words = numbers.flatMap((number) => visible(number).split(/\s+/))
  return Math.min(sizedSigns.max, Math.max(sizedSigns.min, ...words.map(({ length }) => length)))
}
