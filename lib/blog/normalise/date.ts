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
export function dayOf(time: Date): PublishedDate | null {
  return formatDay(time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate())
}

/** PHP's DateTime, and others. */
const dateNames = ['date', '$date', 'rendered', 'raw']

/** Year first, as in ISO 8601 and `Y/m/d`; what follows may be a time. */
const numbers = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ](.*))?$/
/** Without separators, as in iCalendar. */
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)(Z?))?$/
/** Day or month first. */
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,? (.*))?$/
const unixTime = /^\d{9,13}(?:\.\d+)?$/
/** JSON of .NET. */
const netTime = /^\/?Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/?$/

const weekday = '(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\\.?,? )?'
const nameOfMonth = '([a-z]{3,9})\\.?'
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?'
const rest = '(?:,?(?: at)? (.*))?$'
/** RFC 2822 and cookies, "14 October 2026". */
const dayFirst = new RegExp(
  `^${weekday}${dayOfMonth}[ -]${nameOfMonth},?[ -](\\d{4}|\\d\\d(?= ))${rest}`,
  'i',
)
/** JavaScript and SQL Server, "October 14, 2026". */
const monthFirst = new RegExp(`^${weekday}${nameOfMonth} ${dayOfMonth},? (\\d{4})${rest}`, 'i')
/** C's `ctime`: its year comes last. */
const ctime = /^([a-z]{3} [a-z]{3} \d{1,2}) (\d\d:\d\d:\d\d(?: [a-z]{3})?) (\d{4})$/i

const clock =
  /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:[.:,]\d+)?(?: ?([ap])\.?m\.?)?(?: ?(Z|UTC?|GMT|[ECMP][SD]T))?(?: ?([+-](?:[01]\d|2[0-3])):?([0-5]\d))?(?: \(.*\))?$/i

/** The first date among `values`. Other wording stays; without any it is `missing`. */
export function readDate(values: readonly unknown[], missing: string): PublishedDate {
  for (const value of values.flatMap((sent) => valuesIn(sent, dateNames))) {
    const date = typeof value === 'number' ? fromNumber(value) : fromText(cleanText(value, limits.label))
    if (date) return date
  }
  return { text: missing, iso: null }
}

function fromText(text: string): PublishedDate | null {
  if (isNoDate(text)) return null
  if (unixTime.test(text)) return fromUnixTime(Math.floor(Number(text)))
  const [, milliseconds] = netTime.exec(text) ?? []
  if (milliseconds) return fromUnixTime(Number(milliseconds), 1)
  return fromNumbers(text) ?? fromWords(text.replace(ctime, '$1 $3 $2')) ?? { text, iso: null }
}

function fromNumber(value: number): PublishedDate | null {
  return fromUnixTime(value) ?? fromCompact(String(value))
}

function fromCompact(text: string): PublishedDate | null {
  const [, year, month, day, hours, minutes, seconds, zone] = compact.exec(text) ?? []
  const date = formatDay(Number(year), Number(month), Number(day))
  return date && withTime(date, hours && `${hours}:${minutes}:${seconds}${zone}`)
}

function fromNumbers(text: string): PublishedDate | null {
  const [, year, , month, day, time] = numbers.exec(text) ?? []
  if (year) {
    const date = formatDay(Number(year), Number(month), Number(day))
    return date && withTime(date, time)
  }
  const [, first = '', , second = '', lastYear, lastTime] = yearLast.exec(text) ?? []
  // "03/04/2026" is in March or in April.
  const isClear = Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second)
  if (!lastYear || !isClear) return fromCompact(text)
  const [lastMonth, lastDay] = Number(first) > 12 ? [second, first] : [first, second]
  return asWritten(text, formatDay(Number(lastYear), Number(lastMonth), Number(lastDay)), lastTime)
}

function fromWords(text: string): PublishedDate | null {
  const [, number, name = '', lastYear = '', time] = dayFirst.exec(text) ?? []
  if (number) return asWritten(text, inWords(lastYear, name, number), time)
  const [, firstName = '', day, year = '', itsTime] = monthFirst.exec(text) ?? []
  return asWritten(text, inWords(year, firstName, day), itsTime)
}

/** Cookies may have years of two digits, from 1970 on. */
function inWords(year: string, name: string, day: string | undefined): PublishedDate | null {
  const month = months.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase())) + 1
  const century = year.length > 2 ? 0 : Number(year) < 70 ? 2000 : 1900
  return formatDay(century + Number(year), month, Number(day))
}

/** A day alone keeps its wording; one with a time is a program's. Other wording is no date. */
function asWritten(text: string, date: PublishedDate | null, time: string | undefined): PublishedDate | null {
  if (!date) return null
  if (time === undefined) return { text, iso: date.iso }
  return clockOf(time) ? withTime(date, time) : null
}

/** Seconds up to the year 5138, milliseconds above. Small numbers are no dates. */
function fromUnixTime(value: number, unit = value < 1e11 ? 1000 : 1): PublishedDate | null {
  if (value < 1e8) return null
  const time = new Date(value * unit)
  const date = dayOf(time)
  return date && withTime(date, `${time.toISOString().slice(11, 19)}Z`)
}

/** Hours, minutes and perhaps seconds; `zone` is undefined when it is not named. */
function clockOf(written: string): { time: string; zone?: string } | null {
  const [, hour, minute, second, half, name = '', hours, minutes] = clock.exec(written) ?? []
  const inDay = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  if (!hour || !minute || inDay > 23) return null
  const time = [String(inDay).padStart(2, '0'), minute, second].filter(Boolean).join(':')
  if (hours) return { time, zone: `${hours}:${minutes}` }
  if (name === '') return { time }
  // American zones, from Eastern to Pacific.
  const west = 5 + 'ECMP'.indexOf(name.charAt(0).toUpperCase()) - Number(/^.d/i.test(name))
  return { time, zone: /^..t$/i.test(name) && !/^gmt$/i.test(name) ? `-0${west}:00` : 'Z' }
}

/** The day with its time, if that has a zone. Midnight in UTC is a stored day, without a time. */
function withTime(date: PublishedDate, written = ''): PublishedDate {
  const { time, zone } = clockOf(written) ?? {}
  if (!zone) return date
  const iso = `${date.iso}T${time}${zone}`
  return new Date(iso).getTime() % 86_400_000 === 0 ? date : { ...date, iso }
}
