import { createElement as h, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useClient, useFormValue, type ObjectInputProps, type StringInputProps } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'
import { documentTitle } from '../../lib/site/pages.ts'
import { ShareCard, type ShareImage } from './shareCard.ts'

/** Inputs of the search entry. Without JSX: Node loads the schema in tests. */

const quiet: CSSProperties = { margin: '0.5rem 0 0', fontSize: '0.8125rem', opacity: 0.7 }
const frame: CSSProperties = {
  margin: '0 0 1.5rem',
  padding: '1rem 1.25rem',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: '0.375rem',
  fontFamily: 'arial, sans-serif',
  lineHeight: 1.4,
}
const resultTitle: CSSProperties = { color: 'light-dark(#1a0dab, #8ab4f8)', fontSize: '1.25rem' }

/** An input with a character count. */
export function countedInput(max: number) {
  return function CountedInput(props: StringInputProps): ReactNode {
    const length = props.value?.length ?? 0
    const count = h('p', { style: quiet, 'aria-live': 'polite' }, `${length} of ${max} characters`)
    return h('div', null, props.renderDefault(props), count)
  }
}

type SearchEntry = { title?: string; description?: string; shareImage?: ShareImage }
type Result = { title: string | undefined; description: string | undefined }

/** The published site name; null until it is loaded. */
function useSiteName(): string | null {
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    const loading = new AbortController()
    const { signal } = loading
    client
      .fetch<string | null>('*[_id == "siteSettings"][0].name', {}, { perspective: 'published', signal })
      .then((published) => published?.trim() && setName(published))
      .catch(() => undefined)
    return () => loading.abort()
  }, [client])
  return name
}

function SearchResult({ title, description }: Result): ReactNode {
  const siteName = useSiteName()
  return h(
    'div',
    { style: frame },
    h('p', { style: { ...quiet, margin: '0 0 0.5rem' } }, 'How it looks in search results'),
    h('div', { style: resultTitle }, documentTitle(title || 'Title', siteName)),
    h('div', { style: { fontSize: '0.875rem' } }, description || 'Description'),
  )
}

type Section = { _type?: string; heading?: string; text?: string }

/** The hero of a landing page, whose words stand where the search entry has none. */
const openingOf = (sections: unknown) =>
  (sections as Section[] | undefined)?.find(({ _type }) => _type === 'heroSection')

/** Neither is found in search results, or shared. */
const unshared: readonly unknown[] = ['siteSettings', 'notFoundPage']

/** The fields below previews of the search result and of a shared link. */
export function SearchPreviewInput(props: ObjectInputProps): ReactNode {
  const entry: SearchEntry = props.value ?? {}
  const isPage = !unshared.includes(useFormValue(['_type']))
  const hero = openingOf(useFormValue(['sections']))
  return h(
    'div',
    null,
    isPage &&
      h(SearchResult, {
        title: entry.title || hero?.heading,
        description: entry.description || hero?.text,
      }),
    isPage && h(ShareCard, { image: entry.shareImage }),
    props.renderDefault(props),
  )
}
