import { useId } from 'react'
import { scheduledTimesOf } from '../../lib/sanity/content/visibleAt.ts'
import { isVisible, timeInWords, windowInWords, type VisibilityWindow } from '../../lib/site/visibility.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { PreviewBar } from './PreviewBar.tsx'

type Props = {
  /** The result of the page's query. */
  data: unknown
  /** In milliseconds; undefined shows everything, whatever is scheduled. */
  time: number | undefined
  onChange: (time: number | undefined) => void
}

type Limited = { window?: VisibilityWindow | null } | null | undefined

/** Says when visitors see a page and its announcement, and shows both at each scheduled time. */
export function ScheduleBar({ data, time, onChange }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  const times = scheduledTimesOf(data)
  if (!hydrated || times[0] === undefined) return null
  const before = times[0] - 1
  const offered = [before, ...times]
  const { page, settings } = data as { page?: Limited; settings?: { announcement?: Limited } | null }
  return (
    <PreviewBar role="status">
      {words('This page', page)}
      {words('The announcement', settings?.announcement)}
      <span>
        <label htmlFor={id}>Show it </label>
        <select
          id={id}
          value={time === undefined ? '' : offered.includes(time) ? time : 'now'}
          onChange={({ target: { value } }) => onChange(timeOfChoice(value))}
        >
          <option value="now">now, as visitors see it</option>
          <option value="">at any time</option>
          <option value={before}>{`before ${timeInWords(times[0])}`}</option>
          {times.map((each) => (
            <option key={each} value={each}>
              {`from ${timeInWords(each)}`}
            </option>
          ))}
        </select>
      </span>
      {time !== undefined && !isVisible(page?.window, time) && (
        <p>Visitors get “page not found” at that time.</p>
      )}
    </PreviewBar>
  )
}

function timeOfChoice(value: string): number | undefined {
  if (value === 'now') return Date.now()
  return value === '' ? undefined : Number(value)
}

function words(what: string, limited: Limited) {
  const window = limited?.window && windowInWords(limited.window, Date.now())
  return window && <p>{`${what}: ${window}.`}</p>
}
