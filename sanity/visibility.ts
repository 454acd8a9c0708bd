import { useEffect, useState } from 'react'
import {
  nextScheduledTime,
  visibilityOf,
  type Visibility,
  type VisibilityWindow,
} from '../lib/site/visibility.ts'

/** Milliseconds: browsers know no longer timers. */
const longestTimer = 2 ** 31 - 1

/** What visitors see of a published page, or of null; it changes with the clock. */
export function useVisibility(published: (object & VisibilityWindow) | null | undefined): Visibility {
  const [now, setNow] = useState(Date.now)
  const next = nextScheduledTime([published], now)
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestTimer))
    return () => clearTimeout(timer)
  }, [next, now])
  return visibilityOf(published, now)
}
