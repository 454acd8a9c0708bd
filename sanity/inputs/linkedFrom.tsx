import { getPublishedId } from '@sanity/client/csm'
import { useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react'
import { useDocumentStore, useEditState, type ObjectInputProps } from 'sanity'
import { ownIds } from '../identity.ts'
import { linkedFrom, linksListen, linksQuery, pathsOf, type LinkedFrom, type StoredLink } from '../links.ts'
import { liveQuery } from '../studioClient.ts'
import { DocumentLinks } from './documentLinks.tsx'
import { border } from './styles.ts'

const box: CSSProperties = {
  margin: '-0.75rem 0 1.75rem',
  padding: '0.75rem 1rem',
  border,
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
    const results = liveQuery<StoredLink[]>(store, { fetch: linksQuery, listen: linksListen }, params)
    const listening = results.subscribe((stored) =>
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
  return (
    <section style={box} aria-labelledby={headingId}>
      <h2 id={headingId} style={heading}>
        {words(links.length)}
      </h2>
      {links.length > 0 && (
        <div style={{ marginTop: '0.5rem' }}>
          <DocumentLinks documents={links} />
        </div>
      )}
    </section>
  )
}

/** Sanity's form below a "Linked from" list. */
export function LandingPageForm(props: ObjectInputProps): ReactNode {
  const id = (props.value as { _id?: string } | undefined)?._id
  return (
    <div>
      {id && <LinkList id={getPublishedId(id)} />}
      {props.renderDefault(props)}
    </div>
  )
}
