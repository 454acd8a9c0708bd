import { getPublishedId } from '@sanity/client/csm'
import { Box, Button, Dialog } from '@sanity/ui'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { useEditState, type InputProps } from 'sanity'
import { LockedForm } from '../actions/lockForm.tsx'
import { ShareDialog } from '../actions/share.tsx'
import { slugOf } from '../identity.ts'
import { pathsOfDocument } from '../../lib/site/share.ts'
import { useVisibility } from '../visibility.ts'
import { InputWithUndo } from './undoRemoval.tsx'

/** As high without its words: the form must not jump while somebody types. */
const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: '0.25rem', marginBottom: '1rem' }
const line: CSSProperties = { flex: 1, margin: 0, minHeight: '1.25rem', fontSize: '0.8125rem', opacity: 0.7 }

function DraftLine({ id, type }: { id: string; type: string }): ReactNode {
  const { draft, published } = useEditState(id, type)
  const { words } = useVisibility(published)
  const [isSharing, setSharing] = useState(false)
  const slug = type === 'landingPage' ? slugOf(draft) : undefined
  const isPage = type !== 'notFoundPage' && pathsOfDocument(id, slug).length > 0
  const unseen = published ? 'your changes' : 'this'
  return (
    <div style={row}>
      <p style={line} role="status">
        {type === 'landingPage' && published && `${words}. `}
        {draft && `Draft: visitors do not see ${unseen} yet. `}
      </p>
      {draft && isPage && (
        <Button mode="bleed" fontSize={1} padding={2} text="Share preview" onClick={() => setSharing(true)} />
      )}
      {isSharing && (
        <Dialog id="share" header="Share preview" width={1} onClose={() => setSharing(false)}>
          <Box padding={4}>
            <ShareDialog document={id} />
          </Box>
        </Dialog>
      )}
    </div>
  )
}

/** The form of a document below a line that says whether visitors see it. */
export function FormWithDraftLine(props: InputProps): ReactNode {
  const { _id, _type } = (props.value ?? {}) as { _id?: string; _type?: string }
  if (props.path.length > 0 || !_id || !_type) return <InputWithUndo {...props} />
  return (
    <>
      <DraftLine id={getPublishedId(_id)} type={_type} />
      <LockedForm id={_id}>{props.renderDefault(props)}</LockedForm>
    </>
  )
}
