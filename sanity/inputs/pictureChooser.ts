import { Dialog, TextInput } from '@sanity/ui'
import { createElement as h, useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useClient, type AssetSource, type AssetSourceComponentProps } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'

/** Sanity's dialog of uploaded pictures, with their names and a search. */

/** The newest come first; older ones cannot be found. */
const query = /* groq */ `*[_type == "sanity.imageAsset"] | order(_createdAt desc)[0...2000]{
  _id,
  url,
  mimeType,
  "name": coalesce(title, originalFilename, "Without a name")
}`

type Stored = { _id: string; url: string; mimeType: string; name: string }

/** Undefined until they are loaded, null when they cannot be. */
function usePictures(accept: string): Stored[] | null | undefined {
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const [pictures, setPictures] = useState<Stored[] | null>()
  useEffect(() => {
    const loading = new AbortController()
    const { signal } = loading
    client.fetch<Stored[]>(query, {}, { signal }).then(setPictures, () => {
      if (!signal.aborted) setPictures(null)
    })
    return () => loading.abort()
  }, [client])
  const types = accept.split(',')
  return pictures?.filter(({ mimeType }) => types.includes(mimeType) || types.includes('image/*')) ?? pictures
}

function Picture({ picture, isChosen, choose }: { picture: Stored; isChosen: boolean; choose: () => void }) {
  const src = `${picture.url}?w=320&fit=max`
  return h(
    'li',
    null,
    h(
      'button',
      { type: 'button', style: button, 'aria-pressed': isChosen, onClick: choose },
      h('img', { src, alt: '', loading: 'lazy', style: image }),
      h('span', { style: name }, picture.name),
    ),
  )
}

function Pictures({ accept, selectedAssets, onSelect, onClose }: AssetSourceComponentProps): ReactNode {
  const pictures = usePictures(accept)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = pictures?.filter(({ name: called }) => called.toLowerCase().includes(wanted))
  const chosen = selectedAssets.map(({ _id }) => _id)
  const says = pictures === null ? failed : !found ? loading : found.length === 0 ? nothing : undefined
  return h(
    Dialog,
    { id: 'picture-chooser', header: 'Choose a picture', width: 2, onClose, onClickOutside: onClose },
    h(
      'div',
      { style: { padding: '1.25rem' } },
      h(TextInput, {
        'aria-label': 'Search by name',
        placeholder: 'Search by name',
        value: search,
        onChange: ({ currentTarget }) => setSearch(currentTarget.value),
      }),
      h('p', { style: message, 'aria-live': 'polite' }, says),
      h(
        'ul',
        { style: grid },
        found?.map((picture) =>
          h(Picture, {
            key: picture._id,
            picture,
            isChosen: chosen.includes(picture._id),
            choose: () => onSelect([{ kind: 'assetDocumentId', value: picture._id }]),
          }),
        ),
      ),
    ),
  )
}

const failed = 'The pictures could not be loaded. Close this, and try again in a moment.'
const loading = 'Loading…'
const nothing = 'No picture has this name.'

/** Uploads have no dialog. */
const PictureChooser = (props: AssetSourceComponentProps): ReactNode =>
  (props.action ?? 'select') === 'select' ? h(Pictures, props) : null

/** For `form.image.assetSources`: Sanity's source, which also uploads, with our dialog. */
export const withPictureChooser = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) =>
    source.name === 'sanity-default' ? { ...source, component: PictureChooser } : source,
  )

const message: CSSProperties = { margin: '1rem 0', fontSize: '0.8125rem' }
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '0.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}
const button: CSSProperties = {
  display: 'grid',
  gap: '0.5rem',
  width: '100%',
  padding: '0.5rem',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: '0.1875rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
}
const image: CSSProperties = { width: '100%', height: '6.5rem', objectFit: 'contain' }
const name: CSSProperties = { fontSize: '0.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' }
