import { createElement as h } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { ObjectInputProps, StringInputProps } from 'sanity'

/** Inputs that show an editor what others will see. Without JSX, so that Node can load the schema in tests. */

const quiet: CSSProperties = { margin: '0.5rem 0 0', fontSize: '0.8125rem', opacity: 0.7 }
const frame: CSSProperties = {
  margin: '0 0 1.5rem',
  padding: '1rem 1.25rem',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: '0.375rem',
  fontFamily: 'arial, sans-serif',
  lineHeight: 1.4,
}
/** The blue of a search result's title, readable on light and dark. */
const resultTitle: CSSProperties = { color: 'light-dark(#1a0dab, #8ab4f8)', fontSize: '1.25rem' }

/** How many characters are written, of how many. */
export function countedInput(max: number) {
  return function CountedInput(props: StringInputProps): ReactNode {
    const length = props.value?.length ?? 0
    const count = h('p', { style: quiet, 'aria-live': 'polite' }, `${length} of ${max} characters`)
    return h('div', null, props.renderDefault(props), count)
  }
}

type SearchEntry = { title?: string; description?: string }

/** The fields of a search entry below a drawing of what a search engine will make of them. */
export function SearchPreviewInput(props: ObjectInputProps): ReactNode {
  const { title, description } = (props.value ?? {}) as SearchEntry
  const preview = h(
    'div',
    { style: frame },
    h('p', { style: { ...quiet, margin: '0 0 0.5rem' } }, 'How it looks in search results'),
    h('div', { style: resultTitle }, `${title || 'Title'} | Goodline Staffing`),
    h('div', { style: { fontSize: '0.875rem' } }, description || 'Description'),
  )
  return h('div', null, preview, props.renderDefault(props))
}
