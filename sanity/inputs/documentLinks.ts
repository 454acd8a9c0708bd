import { createElement as h } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { LinkedFrom } from '../links.ts'

const list: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', lineHeight: 2 }
const quiet: CSSProperties = { opacity: 0.7 }
/** With `rel="ignore"` the Studio focuses the form's first field, not this link. */
const link = { rel: 'ignore', style: { color: 'inherit', textDecoration: 'underline' } } as const

/** A list of links to documents' forms. Without JSX: Node loads the schema in tests. */
export function DocumentLinks({
  documents,
  onFollow,
}: {
  documents: LinkedFrom[]
  onFollow?: () => void
}): ReactNode {
  const schema = useSchema()
  const items = documents.map(({ id, type, path, name, isDraft }) => {
    const kind = schema.get(type)?.title ?? type
    const about = [name && kind, isDraft && 'draft'].filter(Boolean).join(', ')
    const to = { intent: 'edit', params: { id, type, ...(path && { path }) }, ...link, onClick: onFollow }
    return h(
      'li',
      { key: id },
      h(IntentLink, to, name ?? kind),
      about && h('span', { style: quiet }, ` · ${about}`),
    )
  })
  return h('ul', { style: list }, items)
}
