import type { ReactNode } from 'react'
import type { StringInputProps } from 'sanity'
import { quiet } from './styles.ts'

/** An input that counts its characters, from so many on. */
export function countedInput(max: number, from = 0) {
  return function CountedInput(props: StringInputProps): ReactNode {
    const length = props.value?.length ?? 0
    // Always within the same element: the input keeps its focus.
    return (
      <div>
        {props.renderDefault(props)}
        {length >= from && <p style={quiet} aria-live="polite">{`${length} of ${max} characters`}</p>}
      </div>
    )
  }
}
