import type { CSSProperties, ReactNode } from 'react'
import { useFormValue, type ObjectInputProps } from 'sanity'
import { documentTitle } from '../../lib/site/pages.ts'
import { useFetched } from '../studioClient.ts'
import { border, quiet } from './styles.ts'

/** The input of the search entry. */

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
type Result = { title: string | undefined; description: string | undefined }

function SearchResult({ title, description }: Result): ReactNode {
  const siteName = useFetched<string | null>('*[_id == "siteSettings"][0].name')?.trim() || null
  return (
    <div style={box}>
      <p style={{ ...quiet, margin: '0 0 0.5rem' }}>How it looks in search results</p>
      <div style={resultTitle}>{documentTitle(title || 'Title', siteName)}</div>
      <div style={{ fontSize: '0.875rem' }}>{description || 'Description'}</div>
    </div>
  )
}

/** Neither is found in search results. */
const unlisted: readonly unknown[] = ['siteSettings', 'notFoundPage']

/** The fields below a preview of the search result. */
export function SearchPreviewInput(props: ObjectInputProps): ReactNode {
  const { title, description }: SearchEntry = props.value ?? {}
  const isPage = !unlisted.includes(useFormValue(['_type']))
  // The hero of a landing page stands in for what is empty.
  const sections = useFormValue(['sections']) as Hero[] | undefined
  const hero = sections?.find(({ _type }) => _type === 'heroSection')
  return (
    <div>
      {isPage && <SearchResult title={title || hero?.heading} description={description || hero?.text} />}
      {props.renderDefault(props)}
    </div>
  )
}
