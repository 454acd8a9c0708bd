import { useCallback, useContext, useMemo, type ContextType, type ReactNode } from 'react'
import { DiffFromTo, type DiffComponent, type StringDiff, type StringInputProps } from 'sanity'
import { ParseErrorsContext } from 'sanity/_singletons'
import { siteTimeZoneName, timeInFull, timeInWords } from '../../lib/site/visibility.ts'
import { quiet } from './styles.ts'

/** A date and time in the site's time zone, wherever the editor is. */

type ParseErrors = ContextType<typeof ParseErrorsContext>

/** In place of Sanity's, which speaks of formats. */
const unreadable = 'This is no date and time. Write it like this: 2026-12-31 15:00'

/** Sanity's box. Below it stands the time in words, as a clock may skip or repeat what is typed. */
export function SiteTimeInput(props: StringInputProps): ReactNode {
  const { value, renderDefault } = props
  const { errors, set } = useContext(ParseErrorsContext)
  const setPlain = useCallback<ParseErrors['set']>(
    (path, error) => set(path, error && { message: unreadable }),
    [set],
  )
  const plain = useMemo(() => ({ errors, set: setPlain }), [errors, setPlain])
  const time = Date.parse(value ?? '')
  return (
    <ParseErrorsContext.Provider value={plain}>
      {renderDefault(props)}
      {!Number.isNaN(time) && <p style={quiet}>{`${timeInFull(time)} (${siteTimeZoneName})`}</p>}
    </ParseErrorsContext.Provider>
  )
}

const TimeInWords = ({ value }: { value: string }): ReactNode => timeInWords(Date.parse(value))

/** A change in the history; Sanity shows it in the editor's own zone, and does not say so. */
export const SiteTimeDiff: DiffComponent<StringDiff> = ({ diff, schemaType }) => (
  <DiffFromTo diff={diff} layout="grid" previewComponent={TimeInWords} schemaType={schemaType} />
)
