import type { CSSProperties, ReactNode } from 'react'
import { useFormValue, type ObjectInputProps } from 'sanity'
import { documentTitle } from '../../lib/site/pages.ts'
import { useFetched } from '../studioClient.ts'
import { heroOf, ShareCard, type ShareImage } from './shareCard.tsx'
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

type SearchEntry = { title?: string; description?: string; shareImage?: ShareImage }
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

/** Neither is found in search results, or shared. */
const unshared: readonly unknown[] = ['siteSettings', 'notFoundPage']

/** The fields below previews of the search result and of a shared link. */
export function SearchPreviewInput(props: ObjectInputProps): ReactNode {
  const { title, description, shareImage }: SearchEntry = props.value ?? {}
  const isPage = !unshared.includes(useFormValue(['_type']))
  // The hero of a landing page stands in for what is empty.
  const hero = heroOf(useFormValue(['sections']))
  return (
    <div>
      {isPage && <SearchResult title={title || hero?.heading} description={description || hero?.text} />}
      {isPage && <ShareCard image={shareImage} />}
      {props.renderDefault(props)}
    </div>
  )
}
