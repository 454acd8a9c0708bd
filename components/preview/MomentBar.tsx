import { useId } from 'react'
import { momentsOf } from '../../lib/sanity/content/atMoment.ts'
import { isVisible, momentInWords, windowInWords, type VisibilityWindow } from '../../lib/site/visibility.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { PreviewBar } from './PreviewBar.tsx'

type Props = {
  /** The result of the page's query. */
  data: unknown
  /** In milliseconds; undefined shows everything, whatever its moments. */
  moment: number | undefined
  onChange: (moment: number | undefined) => void
}

type Limited = { window?: VisibilityWindow | null } | null | undefined

/** Says when visitors see a page and its announcement, and shows both at each moment. */
export function MomentBar({ data, moment, onChange }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  const moments = momentsOf(data)
  if (!hydrated || moments[0] === undefined) return null
  const { page, settings } = data as { page?: Limited; settings?: { announcement?: Limited } | null }
  return (
    <PreviewBar role="status">
      {words('This page', page)}
      {words('The announcement', settings?.announcement)}
      <span>
        <label htmlFor={id}>Show it </label>
        <select
          id={id}
          value={moment ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : Number(value))}
        >
          <option value="">at any time</option>
          <option value={moments[0] - 1}>{`before ${momentInWords(moments[0])}`}</option>
          {moments.map((each) => (
            <option key={each} value={each}>
              {`from ${momentInWords(each)}`}
            </option>
          ))}
        </select>
      </span>
      {moment !== undefined && !isVisible(page?.window, moment) && (
        <p>Visitors get “page not found” at that time.</p>
      )}
    </PreviewBar>
  )
}

function words(what: string, limited: Limited) {
  const window = limited?.window && windowInWords(limited.window, Date.now())
  return window && <p>{`${what}: ${window}, New York time.`}</p>
}
