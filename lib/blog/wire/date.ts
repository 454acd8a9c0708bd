import { valuesIn } from './foreign.ts'
import { isNoDate } from './noDate.ts'
import { limits, cleanText } from './text.ts'

/** `text` is for reading; `iso` is a day, or a time with zone, or null without a day. */
export type PublishedDate = { text: string; iso: string | null }

export const recentlyPublished = 'Recently published'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "October 14, 2026"; null for no real day. Not Intl: server and browser must agree. */
function formatDay(year: number, month: number, day: number): PublishedDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  // Other days fall into another month.
  const exists = year >= 1000 && year <= 9999 && date.getUTCMonth() === month - 1
  if (!exists) return null
  return { text: `${months[month - 1]} ${day}, ${year}`, iso: date.toISOString().slice(0, 10) }
}

/** The day in UTC, the same for every server and browser. */
export function dayOf(moment: Date): PublishedDate | null {
  return formatDay(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
}

/** PHP's DateTime, and others. */
const dateNames = ['date', '$date', 'rendered', 'raw']

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](.*))?$/
const zonedTime =
  /^((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)? ?(?:Z|([+-](?:[01]\d|2[0-3])):?([0-5]\d))$/
const unixTime = /^\d{9,13}$/
const writtenDay = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/

/** The first date among `values`. Other wording stays; without any it is `missing`. */
export function readDate(values: readonly unknown[], missing: string): PublishedDate {
  for (const value of values.flatMap((sent) => valuesIn(sent, dateNames))) {
    const date = typeof value === 'number' ? fromUnixTime(value) : fromText(cleanText(value, limits.label))
    if (date) return date
  }
  return { text: missing, iso: null }
}

function fromText(text: string): PublishedDate | null {
  if (isNoDate(text)) return null
  if (unixTime.test(text)) return fromUnixTime(Number(text))
  const iso = isoDay.exec(text)
  if (iso) {
    const date = formatDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    const [, time, hours, minutes] = zonedTime.exec(iso[4] ?? '') ?? []
    if (date && time) return withTime(date, time, hours && `${hours}:${minutes}`)
    return date ?? { text, iso: null }
  }
  // Other wording has no year.
  const [, name = '', day, year] = writtenDay.exec(text) ?? []
  const month = months.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) + 1
  return { text, iso: formatDay(Number(year), month, Number(day))?.iso ?? null }
}

/** Seconds up to the year 5138, milliseconds above. Small numbers are no dates. */
function fromUnixTime(value: number): PublishedDate | null {
  if (value < 1e8) return null
  const moment = new Date(value < 1e11 ? value * 1000 : value)
  const date = dayOf(moment)
  return date && withTime(date, moment.toISOString().slice(11, 19))
}

/** Midnight in UTC is a stored day, without a time. */
function withTime(date: PublishedDate, time: string, zone = 'Z'): PublishedDate {
  const iso = `${date.iso}T${time}${zone}`
  return new Date(iso).getTime() % 86_400_000 === 0 ? date : { ...date, iso }
}
