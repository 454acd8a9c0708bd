import { wellFormed } from '../wellFormed.ts'

/**
 * An answer of the lake in which every text can be encoded. JSON can carry half of a character, left over where some program cut a text
 * by units; a page with one in an address cannot be generated, and one in a sentence reads differently on server and browser.
 */
export function wellFormedTexts<Answer>(answer: Answer): Answer {
  return repaired(answer) as Answer
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  if (Array.isArray(value)) return value.map(repaired)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, repaired(field)]))
}
