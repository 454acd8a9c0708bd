/** Columns that a card spans: of 2 from sm, of 12 from lg. */
type RoleSpan = {
  /** The first of a group, large on phones as well. */
  lead: boolean
  small: 1 | 2
  large: 3 | 4 | 6 | 12
}

/** The design's repeating pattern: a wide leader with two cards, then four. */
const group = 7

/** The last row, by the number of cards after the last whole group. */
const lastRows: Partial<Record<number, { cards: number; large: RoleSpan['large'] }>> = {
  1: { cards: 1, large: 12 },
  2: { cards: 1, large: 6 },
  4: { cards: 1, large: 12 },
  5: { cards: 2, large: 6 },
  6: { cards: 3, large: 4 },
}

/** Fills every row: groups of seven (6+3+3, 3+3+3+3), wider cards in an incomplete row. */
export function roleSpan(index: number, count: number): RoleSpan {
  const rest = count % group
  const lastRow = lastRows[rest]
  const lead = index % group === 0
  const inLastRow = lastRow !== undefined && index >= count - lastRow.cards
  // The leader fills a row of two, so an even rest leaves the last card alone.
  const alone = index === count - 1 && rest > 0 && rest % 2 === 0
  const designed = lead ? 6 : 3
  return { lead, small: lead || alone ? 2 : 1, large: inLastRow ? lastRow.large : designed }
}
