type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown

/** In this text a number of 16 digits may stand: JavaScript rounds integers beyond 2^53. */
const longNumber = /[:[,]\s*-?\d{16}/

/** No honest list has more values. Reading them one by one takes a second. */
const maxValues = 500_000

/** As `JSON.parse`, but integers beyond 2^53 are text, so that an id stays as it was sent. @throws */
export function parseJson(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text)
  let values = 0
  // Browsers before 2025 give no source.
  const withLongIntegers: Reviver = (_key, value, { source = '' } = {}) => {
    values += 1
    if (values > maxValues) throw new RangeError('The response has too many values.')
    return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
  }
  return JSON.parse(text, withLongIntegers as Parameters<typeof JSON.parse>[1])
}
