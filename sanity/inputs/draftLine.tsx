import { getPublishedId } from '@sanity/client/csm'
import type { CSSProperties, ReactNode } from 'react'
import { useEditState, type InputProps } from 'sanity'
import { LockedForm } from '../actions/lockForm.tsx'
import { useVisibility } from '../visibility.ts'
import { InputWithUndo } from './undoRemoval.tsx'

/** As high without its words: the form must not jump while somebody types. */
const line: CSSProperties = {
  margin: '0 0 1rem',
  minHeight: '1.25rem',
  fontSize: '0.8125rem',
  opacity: 0.7,
}

function DraftLine({ id, type }: { id: string; type: string }): ReactNode {
  const { draft, published } = useEditState(id, type)
  const { words } = useVisibility(published)
  const unseen = published ? 'your changes' : 'this'
  return (
    <p style={line} role="status">
      {type === 'landingPage' && published && `${words}. `}
      {draft && `Draft: visitors do not see ${unseen} yet. `}
    </p>
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
