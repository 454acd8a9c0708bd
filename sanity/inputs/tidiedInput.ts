import type { FocusEvent, ReactNode } from 'react'
import { set, unset, type StringInputProps } from 'sanity'

/** A line of text that `tidy` rewrites when the editor leaves it. */
export function tidiedInput(tidy: (value: string) => string) {
  return function TidiedInput(props: StringInputProps): ReactNode {
    const { value, onChange, elementProps } = props
    const onBlur = (event: FocusEvent<HTMLElement>) => {
      const tidied = tidy(value ?? '')
      if (tidied !== (value ?? '')) onChange(tidied ? set(tidied) : unset())
      elementProps.onBlur(event)
    }
    return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur } })
  }
}
