import { createElement as h, useState, type ReactNode } from 'react'
import { useClient, type DocumentActionDialogProps, type DocumentActionProps } from 'sanity'
import { publicEnv } from '../../lib/site/env.ts'
import { onLandingPages } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
import { DocumentLinks } from '../inputs/documentLinks.ts'
import { linkedFrom, linksQuery, pathsOf, type LinkedFrom, type StoredLink } from '../links.ts'

/** Milliseconds for the check; the lake itself refuses to delete a used document. */
const timeout = 10_000

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
  /** The dialog's header when the document is in use. */
  refusal: string
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
  | { landingPages: string[]; redirects: LinkedFrom[]; menus: LinkedFrom[]; isChecked: boolean }

const paragraph = (...children: ReactNode[]) => h('p', { style: { margin: 0 } }, ...children)
const body = (...children: ReactNode[]) =>
  h('div', { style: { display: 'grid', gap: '0.75rem', lineHeight: 1.5 } }, ...children)

/** The dialog of a removal: refuses while documents link to it, else asks for confirmation. */
export function useAskFirst(
  { id, type, draft, published }: DocumentActionProps,
  removal: Removal,
): { ask: () => void; dialog: DocumentActionDialogProps | undefined } {
  const client = useClient({ apiVersion: publicEnv.sanity.apiVersion })
  const [question, setQuestion] = useState<Question>()
  const close = () => setQuestion(undefined)
  const ask = async () => {
    const params = {
      id,
      own: ownIds(id),
      paths: type === 'landingPage' ? pathsOf(draft, published) : [],
    }
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
    setQuestion(usedBy.length > 0 ? { usedBy } : { landingPages, redirects, menus, isChecked })
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
      header: removal.refusal,
      content: body(
        paragraph('It is still in use. Take it out there first, and publish that:'),
        h(DocumentLinks, { documents: question.usedBy, onFollow: close }),
      ),
      onClose: close,
    }
  }
  const { landingPages, redirects, menus, isChecked } = question
  return {
    type: 'confirm',
    tone: 'critical',
    message: body(
      paragraph(removal.consequence(landingPages)),
      !isChecked &&
        paragraph(
          'Where it is used could not be checked: other addresses may then lead nowhere. To see them first, cancel and try again in a moment.',
        ),
      ...(menus.length > 0
        ? [
            paragraph('It stands in the menu or the footer of every page, and leaves them by itself:'),
            h(DocumentLinks, { documents: menus, onFollow: close }),
          ]
        : []),
      ...(redirects.length > 0
        ? [
            paragraph(
              'These addresses lead to it, and would then lead nowhere. Send their visitors elsewhere first:',
            ),
            h(DocumentLinks, { documents: redirects, onFollow: close }),
          ]
        : []),
    ),
    confirmButtonText: removal.confirm,
    onCancel: close,
    onConfirm: () => {
      close()
      removal.go()
    },
  }
}
