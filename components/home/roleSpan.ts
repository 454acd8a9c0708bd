/** How wide a role card is: of 2 columns from the small breakpoint, of 12 from the large one. */
export type RoleSpan = {
  /** Opens a group of seven: the one card that is large on phones as well. */
  lead: boolean
  small: 1 | 2
  large: 3 | 4 | 6 | 12
}

/** The design's repeating pattern: a wide leader with two cards, then four. */
const group = 7

/** The last row by what is left over after whole groups: how many cards stand in it and how wide each then is. */
const lastRows: Partial<Record<number, { cards: number; large: RoleSpan['large'] }>> = {
  1: { cards: 1, large: 12 },
  2: { cards: 1, large: 6 },
  4: { cards: 1, large: 12 },
  5: { cards: 2, large: 6 },
  6: { cards: 3, large: 4 },
}

/**
 * Width of card `index` of `count`, so that every row is full however many cards an editor keeps: whole groups of seven as designed
 * (6+3+3, 3+3+3+3), and the cards of a last, incomplete row share its width.
 */
export function roleSpan(index: number, count: number): RoleSpan {
  const rest = count % group
  const lastRow = lastRows[rest]
  const lead = index % group === 0
  const inLastRow = lastRow !== undefined && index >= count - lastRow.cards
  // Of two columns the leader takes a whole row, so an even rest leaves the last card alone.
  const alone = index === count - 1 && rest > 0 && rest % 2 === 0
  const designed = lead ? 6 : 3
  return { lead, small: lead || alone ? 2 : 1, large: inLastRow ? lastRow.large : designed }
}
