import { Dialog, TextInput } from '@sanity/ui'
import { useState, type CSSProperties, type ReactNode } from 'react'
import type { AssetSource, AssetSourceComponentProps } from 'sanity'
import { useFetched } from '../studioClient.ts'
import { border } from './styles.ts'

/** Sanity's dialog of uploaded images, with their names and a search. */

/** The newest come first; older ones cannot be found. */
const query = /* groq */ `*[_type == "sanity.imageAsset"] | order(_createdAt desc)[0...2000]{
  _id,
  url,
  mimeType,
  "name": coalesce(title, originalFilename, "Without a name")
}`

type Stored = { _id: string; url: string; mimeType: string; name: string }

type ChoiceProps = { image: Stored; isChosen: boolean; choose: () => void }

const Choice = ({ image: { url, name }, isChosen, choose }: ChoiceProps): ReactNode => (
  <li>
    <button type="button" style={button} aria-pressed={isChosen} onClick={choose}>
      <img src={`${url}?w=320&fit=max`} alt="" loading="lazy" style={thumbnail} />
      <span style={caption}>{name}</span>
    </button>
  </li>
)

function Images({ accept, selectedAssets, onSelect, onClose }: AssetSourceComponentProps): ReactNode {
  const images = useFetched<Stored[]>(query)
  const [search, setSearch] = useState('')
  const types = accept.split(',')
  const wanted = search.trim().toLowerCase()
  const found = images?.filter(
    ({ name, mimeType }) =>
      (types.includes(mimeType) || types.includes('image/*')) && name.toLowerCase().includes(wanted),
  )
  const chosen = selectedAssets.map(({ _id }) => _id)
  const says = images === null ? failed : !found ? loading : found.length === 0 && nothing
  return (
    <Dialog
      id="picture-chooser"
      header="Choose a picture"
      width={2}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <div style={{ padding: '1.25rem' }}>
        <TextInput
          aria-label="Search by name"
          placeholder="Search by name"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p style={message} aria-live="polite">
          {says}
        </p>
        <ul style={grid}>
          {found?.map((image) => (
            <Choice
              key={image._id}
              image={image}
              isChosen={chosen.includes(image._id)}
              choose={() => onSelect([{ kind: 'assetDocumentId', value: image._id }])}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const failed = 'The pictures could not be loaded. Close this, and try again in a moment.'
const loading = 'Loading…'
const nothing = 'No picture has this name.'

/** Uploads have no dialog. */
const ImageChooser = (props: AssetSourceComponentProps): ReactNode =>
  (props.action ?? 'select') === 'select' && <Images {...props} />

/** For `form.image.assetSources`: Sanity's source, which also uploads, with our dialog. */
export const withImageChooser = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) =>
    source.name === 'sanity-default' ? { ...source, component: ImageChooser } : source,
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
  border,
  borderRadius: '0.1875rem',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
}
const thumbnail: CSSProperties = { width: '100%', height: '6.5rem', objectFit: 'contain' }
const caption: CSSProperties = { fontSize: '0.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' }
