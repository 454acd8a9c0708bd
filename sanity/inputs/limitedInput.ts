import { createElement as h, type CSSProperties, type ReactNode } from 'react'
import type { StringInputProps } from 'sanity'

const quiet: CSSProperties = { margin: '0.5rem 0 0', fontSize: '0.8125rem', opacity: 0.7 }

/** An input that counts its characters from four fifths of the limit on. */
export function limitedInput(max: number) {
  return function LimitedInput(props: StringInputProps): ReactNode {
    const length = props.value?.length ?? 0
    const count = h('p', { style: quiet, 'aria-live': 'polite' }, `${length} of ${max} characters`)
    // Always within the same element: the input keeps its focus.
    return h('div', null, props.renderDefault(props), length >= 0.8 * max && count)
  }
}
