import { createElement as h } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { LinkedFrom } from '../links.ts'

const list: CSSProperties = { margin: 0, padding: 0, listStyle: 'none', lineHeight: 2 }
const quiet: CSSProperties = { opacity: 0.7 }
/** The Studio puts the cursor into the first thing of a form that can take it; so marked, a link cannot: what is typed shall go into a field. */
const link = { rel: 'ignore', style: { color: 'inherit', textDecoration: 'underline' } } as const

/** Documents by the names that editors know, each with a way to its form; `onFollow` is called when one is taken. Without JSX, as its neighbours. */
export function PlaceList({ places, onFollow }: { places: LinkedFrom[]; onFollow?: () => void }): ReactNode {
  const schema = useSchema()
  const items = places.map(({ id, type, path, name, isDraft }) => {
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
