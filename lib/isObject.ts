/** An object that came from outside, before anybody knows what its fields hold. */
export type Fields = Record<string, unknown>

/** True for an object with fields; false for null and for a list. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
