/** An object of an answer of the lake, before anybody knows what it is. */
export type Fields = Record<string, unknown>

/** True for an object with fields; false for null and for a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
