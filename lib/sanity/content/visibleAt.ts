import { isVisible, nextScheduledTime, type VisibilityWindow } from '../../site/visibility.ts'
import { isObject } from '../../util/isObject.ts'

/** `nextChange` is when the value changes by itself, in milliseconds; undefined for never. */
export type Visible = { value: unknown; nextChange: number | undefined }

/**
 * A query's result as visitors see it at `now`, in milliseconds: what has a closed `window` becomes
 * null, or leaves its list.
 */
export function visibleAt(result: unknown, now: number): Visible {
  const windows: VisibilityWindow[] = []
  const visible = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map(visible).filter((item, index) => item !== null || value[index] === null)
    if (!isObject(value)) return value
    const { window, ...own } = value
    const shown = Object.fromEntries(Object.entries(own).map(([name, part]) => [name, visible(part)]))
    if (!isObject(window)) return shown
    windows.push(window)
    if (isVisible(window, now)) return shown
    // The words of a link in a text stay.
    return value._type === 'pageLink' ? { ...shown, page: null } : null
  }
  const value = visible(result)
  return { value, nextChange: nextScheduledTime(windows, now) }
}

/** Every time at which a result changes for visitors, in milliseconds and in order. */
export function scheduledTimesOf(result: unknown): number[] {
  const times: number[] = []
  const after = (now: number) => visibleAt(result, now).nextChange
  for (let next = after(0); next !== undefined; next = after(next)) times.push(next)
  return times
}
