import { getPublishedId } from '@sanity/client/csm'
import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react'
import { useEditState, type InputProps } from 'sanity'
import { LockedForm } from '../actions/lockForm.ts'

/** As high without its words: the form must not jump while somebody types. */
const line: CSSProperties = { margin: '0 0 1rem', minHeight: '1.25rem', fontSize: '0.8125rem', opacity: 0.7 }

function DraftLine({ id, type }: { id: string; type: string }): ReactNode {
  const { draft, published } = useEditState(getPublishedId(id), type)
  const words = published
    ? 'Draft: visitors do not see your changes yet.'
    : 'Draft: visitors do not see this yet.'
  return h('p', { style: line, role: 'status' }, draft && words)
}

/** The form of a document below a line that says when it is a draft. */
export function FormWithDraftLine(props: InputProps): ReactNode {
  const { _id, _type } = (props.value ?? {}) as { _id?: string; _type?: string }
  if (props.path.length > 0 || !_id || !_type) return props.renderDefault(props)
  return h(
    Fragment,
    null,
    h(DraftLine, { id: _id, type: _type }),
    h(LockedForm, { id: _id, children: props.renderDefault(props) }),
  )
}
