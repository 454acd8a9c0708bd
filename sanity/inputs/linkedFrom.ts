import { getPublishedId } from '@sanity/client/csm'
import { createElement as h, useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react'
import { useDocumentStore, useEditState, type ObjectInputProps } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'
import { ownIds } from '../identity.ts'
import { keepAsking } from '../presentation/retrying.ts'
import { linkedFrom, linksListen, linksQuery, pathsOf, type LinkedFrom, type StoredLink } from '../links.ts'
import { DocumentLinks } from './documentLinks.ts'

const frame: CSSProperties = {
  margin: '-0.75rem 0 1.75rem',
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: '0.1875rem',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
}
const heading: CSSProperties = { margin: 0, fontSize: 'inherit', fontWeight: 500 }

/**
 * Live links to a landing page; undefined until known, and for an unpublished page without links.
 */
function useLinks(id: string): LinkedFrom[] | undefined {
  const store = useDocumentStore()
  const { draft, published } = useEditState(id, 'landingPage')
  const paths = pathsOf(draft, published).join()
  const [links, setLinks] = useState<LinkedFrom[]>()
  useEffect(() => {
    const params = { id, own: ownIds(id), paths: paths.split(',') }
    const { apiVersion } = publicEnv.sanity
    const results = keepAsking(() =>
      store.listenQuery({ fetch: linksQuery, listen: linksListen }, params, {
        apiVersion,
        perspective: 'raw',
      }),
    )
    const listening = results.subscribe((stored: StoredLink[]) =>
      setLinks(linkedFrom(stored, id).filter(({ isLeftOver }) => !isLeftOver)),
    )
    return () => listening.unsubscribe()
  }, [id, paths, store])
  return published || links?.length ? links : undefined
}

function words(count: number): string {
  if (count === 0) return 'Nothing on the site links here yet'
  return `Linked from ${count === 1 ? 'one place' : `${count} places`}`
}

function LinkList({ id }: { id: string }): ReactNode {
  const headingId = useId()
  const links = useLinks(id)
  if (!links) return null
  return h(
    'section',
    { style: frame, 'aria-labelledby': headingId },
    h('h2', { id: headingId, style: heading }, words(links.length)),
    links.length > 0 && h('div', { style: { marginTop: '0.5rem' } }, h(DocumentLinks, { documents: links })),
  )
}

/** Sanity's form below a "Linked from" list. Without JSX: Node loads the schema in tests. */
export function LandingPageForm(props: ObjectInputProps): ReactNode {
  const id = (props.value as { _id?: string } | undefined)?._id
  return h('div', null, id && h(LinkList, { id: getPublishedId(id) }), props.renderDefault(props))
}
