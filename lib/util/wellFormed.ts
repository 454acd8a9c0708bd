/** JSON can carry lone surrogates, which no URL can encode and browsers render differently. */
const loneSurrogates = /\p{Cs}/gu

/** @returns `text` with U+FFFD for every lone surrogate */
export const wellFormed = (text: string): string => text.replace(loneSurrogates, '\ufffd')

export function wellFormedTexts<Value>(value: Value): Value {
  return repaired(value) as Value
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value)
  if (Array.isArray(value)) return value.map(repaired)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, repaired(field)]))
}
