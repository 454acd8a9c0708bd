import type { CSSProperties, ReactNode } from 'react'
import { useEditState, useFormValue, type ObjectInputProps } from 'sanity'
import { documentTitle } from '../../lib/site/pages.ts'
import { border, quiet } from './styles.ts'

const box: CSSProperties = {
  margin: '0 0 1.5rem',
  padding: '1rem 1.25rem',
  border,
  borderRadius: '0.375rem',
  fontFamily: 'arial, sans-serif',
  lineHeight: 1.4,
}
const resultTitle: CSSProperties = { color: 'light-dark(#1a0dab, #8ab4f8)', fontSize: '1.25rem' }

type SearchEntry = { title?: string; description?: string }
type Hero = { _type?: string; heading?: string; text?: string }

/** Neither is found in search results. */
const unlisted: readonly unknown[] = ['siteSettings', 'notFoundPage']

/** The fields below a preview of the search result. */
export function SearchPreviewInput(props: ObjectInputProps): ReactNode {
  const { title, description }: SearchEntry = props.value ?? {}
  const { published } = useEditState('siteSettings', 'siteSettings', 'low')
  const siteName = (published?.name as string | undefined)?.trim() || null
  const isPage = !unlisted.includes(useFormValue(['_type']))
  // The hero of a landing page stands in for what is empty.
  const sections = useFormValue(['sections']) as Hero[] | undefined
  const hero = sections?.find(({ _type }) => _type === 'heroSection')
  const result = (
    <div style={box}>
      <p style={{ ...quiet, margin: '0 0 0.5rem' }}>How it looks in search results</p>
      <div style={resultTitle}>{documentTitle(title || hero?.heading || 'Title', siteName)}</div>
      <div style={{ fontSize: '0.875rem' }}>{description || hero?.text || 'Description'}</div>
    </div>
  )
  return (
    <div>
      {isPage && result}
      {props.renderDefault(props)}
    </div>
  )
}
