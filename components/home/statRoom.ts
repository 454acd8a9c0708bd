/** A row of numbers may hold this many numbers and this many signs in all; the design's row has 3 and 14. */
const longestRow = { numbers: 3, signs: 16 }
/** The longest number that half the band has room for. */
const halfRowSigns = 7
/** A band's longest word counts for its size as this many signs at least, and at most: a longer one is broken before it gets too small to read. */
const sizedSigns = { least: 7, most: 18 }
/** Signs of no width: in the preview the field's address is written in them, behind the number. */
const unseen = /\p{Cf}/gu

const visible = (number: string) => number.replace(unseen, '')

/** How a number's part of the row grows, and what it begins with. */
type Room = { grow: number; basis: string }

/**
 * The room of each number of the stats band where there is enough for a row. Each gets room by how long it is written, so that "14,131+"
 * does not press "20+"; the slope is the design's own (3 signs: 1, 4 signs: 1.2, 7 signs: 1.85). Too many for a row stand two by two.
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

/** How many signs must stand beside each other in the stats band: those of the longest word of its numbers. */
export function statSigns(numbers: readonly string[]): number {
  const words = numbers.flatMap((number) => visible(number).split(/\s+/))
  return Math.min(sizedSigns.most, Math.max(sizedSigns.least, ...words.map(({ length }) => length)))
}
