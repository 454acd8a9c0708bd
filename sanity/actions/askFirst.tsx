import { useState, type CSSProperties, type ReactNode } from 'react'
import type { DocumentActionDialogProps, DocumentActionProps } from 'sanity'
import { onLandingPages } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
import { DocumentLinks } from '../inputs/documentLinks.tsx'
import { linkedFrom, linksQuery, pathsOf, type LinkedFrom, type StoredLink } from '../links.ts'
import { timeout, useStudioClient } from '../studioClient.ts'

type Uses = { links: StoredLink[]; landingPages: string[] }

/** Links to the document, and the published landing pages that show it. */
const usesQuery = (type: string) => /* groq */ `{
  "links": ${linksQuery},
  "landingPages": *[
    _type == "landingPage" && !(_id in path("drafts.**")) && defined(slug.current) && (${onLandingPages[type] ?? 'false'})
  ] | order(title asc) { "name": coalesce(title, "Landing page") }.name
}`

/** An action that removes a document from the site. */
type Removal = {
  /** The dialog's header when the document is in use; without it, use is only told. */
  refusal?: string
  /** What visitors lose; `landingPages` are titles. */
  consequence: (landingPages: string[]) => string
  /** The button's label. */
  confirm: string
  go: () => void
}

/** No dialog, a refusal, or a confirmation; `isChecked` is false when the lake did not respond. */
type Question =
  | undefined
  | { usedBy: LinkedFrom[] }
  | {
      landingPages: string[]
      linking: LinkedFrom[]
      redirects: LinkedFrom[]
      menus: LinkedFrom[]
      isChecked: boolean
    }

const body: CSSProperties = { display: 'grid', gap: '0.75rem', lineHeight: 1.5 }
const paragraph: CSSProperties = { margin: 0 }

type LinksProps = { why: string; documents: LinkedFrom[]; close: () => void }

/** Documents that matter to the removal, if there are any. */
const Links = ({ why, documents, close }: LinksProps): ReactNode =>
  documents.length > 0 && (
    <>
      <p style={paragraph}>{why}</p>
      <DocumentLinks documents={documents} onFollow={close} />
    </>
  )

/** The dialog of a removal: may refuse while documents link to it, else asks for confirmation. */
export function useAskFirst(
  { id, type, draft, published }: DocumentActionProps,
  removal: Removal,
): { ask: () => void; dialog: DocumentActionDialogProps | undefined } {
  const client = useStudioClient()
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const ask = async () => {
    const params = {
      id,
      own: ownIds(id),
      paths: type === 'landingPage' ? pathsOf(draft, published) : [],
    }
    // When it fails, the lake itself still refuses to delete a used document.
    const uses = await client
      .fetch<Uses>(usesQuery(type), params, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
      .catch(() => undefined)
    const { links, landingPages } = uses ?? { links: [], landingPages: [] }
    const documents = linkedFrom(links, id)
    const usedBy = documents.filter((document) => document.type !== 'redirect' && !document.isWeak)
    const menus = documents.filter((document) => document.isWeak && !document.isDraft)
    // A draft redirects nobody.
    const redirects = documents.filter((document) => document.type === 'redirect' && !document.isDraft)
    const isChecked = uses !== undefined
    setQuestion(
      removal.refusal && usedBy.length > 0
        ? { usedBy }
        : { landingPages, linking: usedBy, redirects, menus, isChecked },
    )
  }
  return { ask: () => void ask(), dialog: question && dialogFor(question, removal, close) }
}

function dialogFor(
  question: NonNullable<Question>,
  removal: Removal,
  close: () => void,
): DocumentActionDialogProps {
  if ('usedBy' in question) {
    return {
      type: 'dialog',
      header: removal.refusal ?? '',
      content: (
        <div style={body}>
          <Links
            why="It is still in use. Take it out there first, and publish that:"
            documents={question.usedBy}
            close={close}
          />
        </div>
      ),
      onClose: close,
    }
  }
  const { landingPages, linking, redirects, menus, isChecked } = question
  return {
    type: 'confirm',
    tone: 'critical',
    message: (
      <div style={body}>
        <p style={paragraph}>{removal.consequence(landingPages)}</p>
        {!isChecked && <p style={paragraph}>{unchecked}</p>}
        <Links
          why="These link to it, and do not while visitors do not see it:"
          documents={linking}
          close={close}
        />
        <Links
          why="It stands in the menu or the footer of every page, and leaves them by itself:"
          documents={menus}
          close={close}
        />
        <Links
          why="These addresses lead to it, and would then lead nowhere. Send their visitors elsewhere first:"
          documents={redirects}
          close={close}
        />
      </div>
    ),
    confirmButtonText: removal.confirm,
    onCancel: close,
    onConfirm: () => {
      close()
      removal.go()
    },
  }
}

const unchecked =
  'Where it is used could not be checked: other addresses may then lead nowhere. To see them first, cancel and try again in a moment.'
