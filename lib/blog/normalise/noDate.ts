/** Dates that stand for a missing one: zeros, years up to 1, and the start of Unix time. */

/** Zeros alone, negative Unix times, and words of a program that had no date. */
const nothing = /^[\s0:./-]*$|^-\d+(?:\.\d+)?$|^19700101(?:0{6})?$|\b(?:undefined|null|nan)\b|\binvalid date/i

/** First letters, in English and its neighbours. */
const month =
  '(jan|ene|gen|feb|fév|mar|mär|apr|abr|avr|may|mai|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|déc|dez|dic)\\p{L}*\\.?'
const day = '(\\d{1,2})(?:st|nd|rd|th|\\.)?'
const year = "'?(-?\\d{1,6})(?![\\d:])"
const gap = '[-., ]+(?:(?:of|de) )?'

const inNumbers = /(?<![\d.])(-?\d{1,6})([-/. ])(\d{1,2})\2(-?\d{1,6})(?!\d)/
const monthFirst = new RegExp(`(?<!\\p{L})${month}${gap}${day}${gap}${year}`, 'iu')
const dayFirst = new RegExp(`(?<!\\d)${day}${gap}${month}${gap}${year}`, 'iu')
const clock = /(\d{1,2}):\d{2}(?::\d{2})?(?:\.\d+)? ?([ap])?/i

/** A year as written, with a month and a day in any order. */
type Day = { year: string; parts: string[] }

function dayIn(text: string): Day | null {
  const [, first = '', , middle = '', last = ''] = inNumbers.exec(text) ?? []
  if (middle) {
    const [year, other] = first.replace('-', '').length > 2 ? [first, last] : [last, first]
    return { year, parts: [other, middle] }
  }
  const [, name = '', number = '', itsYear = ''] = monthFirst.exec(text) ?? []
  if (name) return { year: itsYear, parts: [name, number] }
  const [, itsDay = '', itsName = '', lastYear = ''] = dayFirst.exec(text) ?? []
  return itsName ? { year: lastYear, parts: [itsDay, itsName] } : null
}

/** "01" may be 2001. */
const isYearZeroOrOne = (year: string) => Number(year) < 0 || (year.length !== 2 && Number(year) <= 1)

function isDay({ year, parts }: Day, shortYear: number, numbers: readonly number[], names: RegExp): boolean {
  if (Number(year) !== shortYear && Number(year) !== 1900 + shortYear) return false
  const read = parts.map((part) => (names.test(part) ? (numbers[0] ?? 0) : Number(part)))
  return [...read].sort((a, b) => a - b).join() === [...numbers].sort((a, b) => a - b).join()
}

/** True for a text that stands for a missing date. */
export function isNoDate(text: string): boolean {
  if (nothing.test(text)) return true
  const found = dayIn(text)
  if (!found) return false
  if (isYearZeroOrOne(found.year) || [found.year, ...found.parts].every((part) => /^0+$/.test(part)))
    return true
  // Midnight in Greenwich, from 14 hours east of it to 12 west.
  const [, hour = '', half = ''] = clock.exec(text) ?? []
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  if (isDay(found, 70, [1, 1], /^(?:jan|ene|gen)/i)) return hours <= 14
  return isDay(found, 69, [12, 31], /^(?:dec|déc|dez|dic)/i) && (hour === '' || hours >= 12)
}
