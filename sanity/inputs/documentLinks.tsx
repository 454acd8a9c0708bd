import type { CSSProperties, ReactNode } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { LinkedFrom } from '../links.ts'

const list: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', lineHeight: 2 }
const link: CSSProperties = { color: 'inherit', textDecoration: 'underline' }

type Props = { documents: LinkedFrom[]; onFollow?: () => void }

/** A list of links to documents' forms. */
export function DocumentLinks({ documents, onFollow }: Props): ReactNode {
  const schema = useSchema()
  return (
    <ul style={list}>
      {documents.map(({ id, type, path, name, isDraft }) => {
        const kind = schema.get(type)?.title ?? type
        const about = [name && kind, isDraft && 'draft'].filter(Boolean).join(', ')
        const params = { id, type, ...(path && { path }) }
        return (
          <li key={id}>
            {/* With `rel="ignore"` the Studio focuses the form's first field, not this link. */}
            <IntentLink intent="edit" params={params} rel="ignore" style={link} onClick={onFollow}>
              {name ?? kind}
            </IntentLink>
            {about && <span style={{ opacity: 0.7 }}> · {about}</span>}
          </li>
        )
      })}
    </ul>
  )
}
