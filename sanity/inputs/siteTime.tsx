import { useCallback, useContext, useMemo, type ContextType, type FocusEvent, type ReactNode } from 'react'
import {
  DiffFromTo,
  set as setValue,
  type DiffComponent,
  type StringDiff,
  type StringInputProps,
} from 'sanity'
import { ParseErrorsContext } from 'sanity/_singletons'
import { siteTime, siteTimeZoneName, timeInFull, timeInWords } from '../../lib/site/visibility.ts'
import { quiet } from './styles.ts'

/** A date and time in the site's time zone, wherever the editor is. */

type ParseErrors = ContextType<typeof ParseErrorsContext>

/** In place of Sanity's, which speaks of formats. */
const unreadable = 'This is no date and time. Write it like this: 2026-12-31 15:00'

const american =
  /^(?<month>\d\d?)\/(?<day>\d\d?)\/(?<year>\d{4}),?(?: at)? (?<hour>\d\d?)(?<minute>:\d\d)? ?(?<half>[ap]\.?m\.?)?$/i

/**
 * The time that somebody means by "11/30/2026 8 am", in milliseconds. NaN for none, and for what
 * Sanity reads itself.
 */
export function writtenTime(text: string): number {
  const written = text.trim().replace(/^(\d{4})-(\d\d?)-(\d\d?)(?=.*m\.?$)/i, '$2/$3/$1')
  const { month = '', day = '', year, hour = '', minute, half } = american.exec(written)?.groups ?? {}
  const two = (digits: string | number) => String(digits).padStart(2, '0')
  // "8" alone is morning or evening.
  if (half ? Number(hour) < 1 || Number(hour) > 12 : !minute) return NaN
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  const date = `${year}-${two(month)}-${two(day)}`
  // The browser takes February 30 for March 2.
  if (!new Date(Date.parse(date) || 0).toISOString().startsWith(date)) return NaN
  return siteTime(`${date}T${two(hours)}${minute ?? ':00'}`)
}

/**
 * Sanity's box, which takes a {@link writtenTime} once it is left. Below it stands the time in
 * words, as a clock may skip or repeat what is typed.
 */
export function SiteTimeInput(props: StringInputProps): ReactNode {
  const { value, onChange, elementProps, renderDefault } = props
  const { errors, set } = useContext(ParseErrorsContext)
  const setPlain = useCallback<ParseErrors['set']>(
    (path, error) => set(path, error && { message: unreadable }),
    [set],
  )
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const written = writtenTime(event.target.value)
    if (!Number.isNaN(written)) onChange(setValue(new Date(written).toISOString()))
    elementProps.onBlur(event)
  }
  const plain = useMemo(() => ({ errors, set: setPlain }), [errors, setPlain])
  const time = Date.parse(value ?? '')
  return (
    <ParseErrorsContext.Provider value={plain}>
      {renderDefault({ ...props, elementProps: { ...elementProps, onBlur } })}
      {!Number.isNaN(time) && <p style={quiet}>{`${timeInFull(time)} (${siteTimeZoneName})`}</p>}
    </ParseErrorsContext.Provider>
  )
}

const TimeInWords = ({ value }: { value: string }): ReactNode => timeInWords(Date.parse(value))

/** A change in the history; Sanity shows it in the editor's own zone, and does not say so. */
export const SiteTimeDiff: DiffComponent<StringDiff> = ({ diff, schemaType }) => (
  <DiffFromTo diff={diff} layout="grid" previewComponent={TimeInWords} schemaType={schemaType} />
)
