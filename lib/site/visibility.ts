import { publicEnv } from './env.ts'

/**
 * From when and until when visitors see something. Times are ISO strings, as the Studio stores
 * them.
 */
export type ScheduledTimes = { visibleFrom?: string | null; visibleUntil?: string | null }

/** Editors write times in it, wherever they are: by default that of the office in Tampa. */
export const siteTimeZone = publicEnv.timeZone

/** Its name for editors, such as "New York". */
export const siteTimeZoneName = (siteTimeZone.split('/').at(-1) ?? siteTimeZone).replaceAll('_', ' ')

/** Digits only: Sanity takes names of months from the editor's own zone. */
export const siteTimeFormat = { dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' }

/** NaN for a missing or malformed time, which limits nothing. */
const timeOf = (time: string | null | undefined): number => Date.parse(time ?? '')

/** True from `visibleFrom` on, and before `visibleUntil`. `now` is in milliseconds. */
export function isVisible(times: ScheduledTimes | null | undefined, now: number): boolean {
  return !(now < timeOf(times?.visibleFrom)) && !isOver(times, now)
}

/** True from `visibleUntil` on. */
export const isOver = (times: ScheduledTimes | null | undefined, now: number): boolean =>
  now >= timeOf(times?.visibleUntil)

const inZone = (options: Intl.DateTimeFormatOptions, time: number): string =>
  new Date(time).toLocaleString('en-US', { timeZone: siteTimeZone, ...options })

/**
 * A time in the site's time zone, such as "Mar 2, 8:00 AM"; with its year if that is not the one of
 * `now`. Both in milliseconds.
 */
export function timeInWords(time: number, now: number): string {
  const isThisYear = inZone({ year: 'numeric' }, time) === inZone({ year: 'numeric' }, now)
  const words = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return inZone({ ...words, ...(!isThisYear && { year: 'numeric' }) }, time)
}

const wordsFor = (time: string | null | undefined, now: number): string | undefined =>
  Number.isNaN(timeOf(time)) ? undefined : timeInWords(timeOf(time), now)

/** The times in words for editors; empty for what visitors see from now on. */
export function timesInWords(times: ScheduledTimes, now: number): string {
  const until = wordsFor(times.visibleUntil, now)
  if (isOver(times, now)) return `over since ${until}`
  const from = now < timeOf(times.visibleFrom) ? wordsFor(times.visibleFrom, now) : undefined
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')
}

/** What visitors see of a published page, in words for editors. */
export function stateInWords(times: ScheduledTimes, now: number): string {
  const words = timesInWords(times, now)
  if (isOver(times, now)) return words.replace('over', 'Over')
  if (now < timeOf(times.visibleFrom)) return `Scheduled: ${words}`
  return ['On the site', words].filter(Boolean).join(' ')
}
