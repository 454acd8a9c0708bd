import { siteTimeZone } from '#lib/site/visibility.ts'
import { cleanText, limits } from './text.ts'

/** `text` is for reading; `iso` is a day, or a time with zone, or null without a day. */
export type PublishedDate = { text: string; iso: string | null }

export const recentlyPublished = 'Recently published'

/** A day of ISO 8601 or SQL. Of a time without a zone the host's own day counts. */
const numericDay = /^(\d{4}-\d\d-\d\d)(?:[T ][\d:.]+)?$/i

/** US-English days, which stay as they are written. */
const dayInWords = /^[a-z]{3,9}\.? (\d{1,2}), \d{4}$/i

/** A time with its zone, by ISO 8601, SQL or RFC 2822. */
const timeWithZone =
  /^(?:\d{4}-\d\d-\d\d[T ]|(?:[a-z]{3}, ?)?\d{1,2} [a-z]{3} \d{4} )[\d:.]+ ?(?:[a-z]{1,3}|[+-][\d:]{2,5})$/i

/** Seconds up to the year 2286. Small numbers are no dates. */
const unixTime = /^\d{9,10}$/

/** Missing, also as MySQL writes it, and PHP what MySQL wrote. */
const noDate = /^(?:[0\s:.tz-]*|-0001-11-30.*)$/i

const inLongForm = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(time)

/** The day of a time where the site is. */
export const dayOf = (time: Date): string => inLongForm(time, siteTimeZone)

/** A date, or other wording as it is; null for none. */
export function readDate(value: unknown): PublishedDate | null {
  const text = cleanText(value, limits.label)
  return noDate.test(text) ? null : (fromDay(text) ?? fromTime(text) ?? { text, iso: null })
}

/** Null also for a day that does not exist, such as 2026-02-31. */
function fromDay(text: string): PublishedDate | null {
  const [, day] = numericDay.exec(text) ?? []
  if (day) return isoOf(day)?.startsWith(day) ? ofDay(day) : null
  const [, ofMonth] = dayInWords.exec(text) ?? []
  const iso = ofMonth ? isoOf(`${text} UTC`)?.slice(0, 10) : undefined
  return iso && Number(iso.slice(-2)) === Number(ofMonth) ? { text, iso } : null
}

function fromTime(text: string): PublishedDate | null {
  const iso = unixTime.test(text) ? isoOf(Number(text) * 1_000) : timeWithZone.test(text) ? isoOf(text) : null
  // Midnight in UTC, written as such, is a stored day, without a time.
  if (iso?.endsWith('T00:00:00Z') && /^\d+$|[T ]00:00/i.test(text)) return ofDay(iso.slice(0, 10))
  return iso === null ? null : { text: dayOf(new Date(iso)), iso }
}

/** In UTC, to the second. */
function isoOf(written: string | number): string | null {
  const time = new Date(written)
  return Number.isNaN(time.getTime()) ? null : time.toISOString().replace(/\.\d+/, '')
}

const ofDay = (day: string): PublishedDate => ({ text: inLongForm(new Date(day), 'UTC'), iso: day })
