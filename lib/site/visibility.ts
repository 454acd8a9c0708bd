/**
 * From when and until when visitors see something. Moments are ISO strings, as the Studio stores
 * them.
 */
export type VisibilityWindow = { visibleFrom?: string | null; visibleUntil?: string | null }

/** The time zone of the agency's office in Tampa, Florida: editors write moments in it. */
export const siteTimeZone = 'America/New_York'

/** NaN for a missing or malformed moment, which limits nothing. */
const timeOf = (moment: string | null | undefined): number => Date.parse(moment ?? '')

/** True from `visibleFrom` on, and before `visibleUntil`. `now` is in milliseconds. */
export function isVisible(window: VisibilityWindow | null | undefined, now: number): boolean {
  return !(now < timeOf(window?.visibleFrom)) && !(now >= timeOf(window?.visibleUntil))
}

/** The first moment after `now` at which one of the windows opens or closes, in milliseconds. */
export function nextMoment(
  windows: readonly (VisibilityWindow | null | undefined)[],
  now: number,
): number | undefined {
  const moments = windows.flatMap((window) => [timeOf(window?.visibleFrom), timeOf(window?.visibleUntil)])
  const next = Math.min(...moments.filter((moment) => moment > now))
  return Number.isFinite(next) ? next : undefined
}

/** A moment, in milliseconds, such as "Mar 2, 2026, 8:00 AM" in the site's time zone. */
export const momentInWords = (moment: number): string =>
  new Date(moment).toLocaleString('en-US', {
    timeZone: siteTimeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })

const wordsFor = (moment: string | null | undefined): string | undefined =>
  Number.isNaN(timeOf(moment)) ? undefined : momentInWords(timeOf(moment))

/** A window in words for editors; undefined for what visitors see from now on. */
export function windowInWords(window: VisibilityWindow, now: number): string | undefined {
  const until = wordsFor(window.visibleUntil)
  if (until !== undefined && now >= timeOf(window.visibleUntil)) return `Over since ${until}`
  const from = now < timeOf(window.visibleFrom) ? wordsFor(window.visibleFrom) : undefined
  if (from !== undefined) return until === undefined ? `From ${from}` : `From ${from} until ${until}`
  return until === undefined ? undefined : `Until ${until}`
}
