import { createElement as h, useEffect, useId, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useDocumentStore, useEditState, useSchema } from 'sanity'
import type { ObjectInputProps, SanityDocument } from 'sanity'
import { IntentLink } from 'sanity/router'
import { publicEnv } from '../../lib/env.ts'
import { keepAsking } from '../keepAsking.ts'
import { linkedFrom, linksListen, linksQuery } from '../links.ts'
import type { LinkedFrom, StoredLink } from '../links.ts'

/** The form of a landing page below a list of what links to it. Without JSX, so that Node can load the schema in tests. */

const frame: CSSProperties = {
  margin: '-0.75rem 0 1.75rem',
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: '0.1875rem',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
}
const heading: CSSProperties = { margin: 0, fontSize: 'inherit', fontWeight: 500 }
const list: CSSProperties = { margin: '0.5rem 0 0', padding: 0, listStyle: 'none', lineHeight: 2 }
const quiet: CSSProperties = { opacity: 0.7 }
/** The Studio puts the cursor into the first thing of a form that can take it; so marked, a link cannot: what is typed shall go into a field. */
const link = { rel: 'ignore', style: { color: 'inherit' } } as const

const pathOf = (page: SanityDocument | null): string | undefined => {
  const slug = (page as { slug?: { current?: string } } | null)?.slug?.current
  return slug && `/${slug}`
}

/**
 * What links to the landing page of this id, as long as the form is open; undefined until that is known, and for a page to which nothing can link
 * because it was never published.
 */
function useLinks(id: string): LinkedFrom[] | undefined {
  const store = useDocumentStore()
  const { draft, published } = useEditState(id, 'landingPage')
  const paths = [...new Set([pathOf(draft), pathOf(published)])].filter((path) => path !== undefined).join()
  const [links, setLinks] = useState<LinkedFrom[]>()
  useEffect(() => {
    const params = { id, own: [id, `drafts.${id}`], paths: paths.split(',') }
    const { apiVersion } = publicEnv.sanity
    const asking = keepAsking(() =>
      store.listenQuery({ fetch: linksQuery, listen: linksListen }, params, {
        apiVersion,
        perspective: 'raw',
      }),
    )
    const listening = asking.subscribe((stored: StoredLink[]) => setLinks(linkedFrom(stored)))
    return () => listening.unsubscribe()
  }, [id, paths, store])
  return published || links?.length ? links : undefined
}

function words(count: number): string {
  if (count === 0) return 'Nothing on the site links here yet'
  return `Linked from ${count === 1 ? 'one place' : `${count} places`}`
}

function LinkList({ id }: { id: string }): ReactNode {
  const schema = useSchema()
  const headingId = useId()
  const links = useLinks(id)
  if (!links) return null
  const items = links.map(({ id: from, type, name, isDraft }) => {
    const kind = schema.get(type)?.title ?? type
    const about = [name && kind, isDraft && 'draft'].filter(Boolean).join(', ')
    const way = h(IntentLink, { intent: 'edit', params: { id: from, type }, ...link }, name ?? kind)
    return h('li', { key: from }, way, about && h('span', { style: quiet }, ` · ${about}`))
  })
  return h(
    'section',
    { style: frame, 'aria-labelledby': headingId },
    h('h2', { id: headingId, style: heading }, words(links.length)),
    items.length > 0 && h('ul', { style: list }, items),
  )
}

export function LandingPageForm(props: ObjectInputProps): ReactNode {
  const id = (props.value as { _id?: string } | undefined)?._id?.replace(/^drafts\./, '')
  return h('div', null, id && h(LinkList, { id }), props.renderDefault(props))
}
