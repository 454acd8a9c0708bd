import { valueAt, type AttributePath } from './attributes.ts'
import type { StoredDocument } from '../types.ts'

/** What documents are sorted by: attributes in turn, at last the id. */
export type Order = readonly { path: AttributePath; descending: boolean }[]

type Comparison = (a: StoredDocument, b: StoredDocument) => number

/** The order in which groq-js puts documents that come by id: its `order()` is stable. */
export function compareBy(order: Order): Comparison {
  return (a, b) => {
    for (const { path, descending } of order) {
      const compared = compareValues(valueAt(a, path), valueAt(b, path))
      if (compared !== 0) return descending ? -compared : compared
    }
    return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
  }
}

/** Numbers, then strings, then booleans; all else is equal, at the end. */
function compareValues(a: unknown, b: unknown): number {
  const rank = rankOf(a)
  if (rank !== rankOf(b)) return rank - rankOf(b)
  if (rank === unordered) return 0
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0
}

const unordered = 100
const ranks: Partial<Record<string, number>> = { number: 2, string: 3, boolean: 4 }

function rankOf(value: unknown): number {
  return ranks[typeof value] ?? unordered
}
