import { visibilityOf, type VisibilityWindow } from '../../lib/site/visibility.ts'

/** What appears on the site and leaves it by itself, for the start page. */

/** A published document with its times, and those of its announcement and next version, if any. */
export type Timed = VisibilityWindow & {
  announcement?: (VisibilityWindow & { text?: string | null }) | null
  nextVersionAt?: string
}

/** `time` is in milliseconds. */
export type Coming<Entry> = { entry: Entry; what: string; time: number }

/** All that comes after `now`, in milliseconds: the next first. */
export function comingUp<Entry extends Timed>(entries: readonly Entry[], now: number): Coming<Entry>[] {
  return entries
    .flatMap((entry) => {
      const { announcement, nextVersionAt } = entry
      return [
        ...timesOf({ visibleFrom: nextVersionAt }, now, ['Changes', ''], entry),
        ...timesOf(entry, now, ['Appears', 'Disappears'], entry),
        ...(announcement?.text
          ? timesOf(announcement, now, ['Announcement appears', 'Announcement ends'], entry)
          : []),
      ]
    })
    .sort((a, b) => a.time - b.time)
}

function timesOf<Entry>(
  { visibleFrom, visibleUntil }: VisibilityWindow,
  now: number,
  [begins, ends]: readonly [string, string],
  entry: Entry,
): Coming<Entry>[] {
  if (visibilityOf({ visibleFrom, visibleUntil }, now).stage === 'over') return []
  return [
    { entry, what: begins, time: Date.parse(visibleFrom ?? '') },
    { entry, what: ends, time: Date.parse(visibleUntil ?? '') },
  ].filter(({ time }) => time > now)
}
