import { siteTimeZone } from '#lib/site/visibility.ts'
import { cleanText, limits } from './text.ts'

/** `text` is for reading; `iso` is a day, or a time with zone, or null without a day. */
export type PublishedDate = { text: string; iso: string | null }

export const recentlyPublished = 'Recently published'

/** ISO 8601 and SQL: a day, perhaps with a time, perhaps with its zone. */
const numeric =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/i

/** RFC 2822. */
const mail = /^(?:[a-z]{3}, ?)?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:[a-z]{1,3}|[+-]\d{4})$/i

/** US-English days, which stay as they are written. */
const inWords = /^[a-z]{3,9}\.? \d{1,2}, \d{4}$/i

/** Missing: MySQL's "0000-00-00 00:00:00", and what PHP makes of it. */
const noDate = /^(?:[0\s:.TZ/-]*|-\d.*)$/

const inLongForm = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(time)

/** The day of a time where the site is. */
export const dayOf = (time: Date): string => inLongForm(time, siteTimeZone)

/** A date, or other wording as it is; null for none. */
export function readDate(value: unknown): PublishedDate | null {
  const text = cleanText(value, limits.label)
  return noDate.test(text) ? null : (fromUnixTime(text) ?? fromText(text) ?? { text, iso: null })
}

/** Seconds up to the year 5138, milliseconds above. Small numbers are no dates. */
function fromUnixTime(text: string): PublishedDate | null {
  if (!/^\d{9,13}(?:\.\d+)?$/.test(text)) return null
  const value = Number(text)
  return fromTime(new Date(Math.floor(value < 1e11 ? value * 1_000 : value)))
}

function fromText(text: string): PublishedDate | null {
  const [, day = '', clock, zone] = numeric.exec(text) ?? []
  if (day && clock && zone) return fromTime(new Date(`${day}T${clock}${zoneOf(zone)}`))
  // Without a zone the host's own day counts.
  if (day) return fromDay(new Date(`${day}T00:00Z`), day)
  if (mail.test(text)) return fromTime(new Date(text))
  const time = inWords.test(text) ? new Date(`${text} UTC`) : null
  return time && isValid(time) ? { text, iso: time.toISOString().slice(0, 10) } : null
}

/** "+05:30" for "+0530" and "+05:30", "+05:00" for "+05", "Z" for names of UTC. */
const zoneOf = (zone: string): string =>
  /^[a-z]/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`

const isValid = (time: Date): boolean => !Number.isNaN(time.getTime())

/** Midnight in UTC is a stored day, without a time. */
function fromTime(time: Date): PublishedDate | null {
  if (!isValid(time)) return null
  const iso = time.toISOString()
  if (time.getTime() % 86_400_000 === 0) return fromDay(time, iso.slice(0, 10))
  return { text: dayOf(time), iso: iso.replace('.000', '') }
}

/** Null for a day that does not exist, such as February 31. */
const fromDay = (time: Date, day: string): PublishedDate | null =>
  isValid(time) && time.toISOString().startsWith(day) ? { text: inLongForm(time, 'UTC'), iso: day } : null
