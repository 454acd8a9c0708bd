import type { DocumentActionProps } from 'sanity'
import { onLandingPages } from '../../lib/site/pages.ts'
import { ownIds } from '../identity.ts'
import { linkedFrom, linksQuery, pathsOf, type StoredLink } from '../links.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import { Links, paragraph, type UseQuestion } from './askFirst.tsx'

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
  /** False when nothing is lost; without it something always is. */
  applies?: (versions: DocumentActionProps) => boolean
  /** The dialog's header when the document is in use; without it, use is only told. */
  refusal?: string
  /** What visitors lose; `landingPages` are titles. */
  consequence: (versions: DocumentActionProps, landingPages: string[]) => string
  /** The button's label. */
  confirm: string
}

const unchecked =
  'Where it is used could not be checked: other addresses may then lead nowhere. To see them first, cancel and try again in a moment.'

/** The question before a removal: it may refuse while documents link to the document. */
export const removalQuestion = ({ applies, refusal, consequence, confirm }: Removal): UseQuestion =>
  function useRemovalQuestion(props) {
    const client = useStudioClient()
    return async () => {
      if (applies?.(props) === false) return undefined
      const { id, type, draft, published } = props
      const params = { id, own: ownIds(id), paths: type === 'landingPage' ? pathsOf(draft, published) : [] }
      // When it fails, the lake itself still refuses to delete a used document.
      const uses = await client
        .fetch<Uses>(usesQuery(type), params, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
        .catch(() => undefined)
      const documents = linkedFrom(uses?.links ?? [], id)
      const usedBy = documents.filter((document) => document.type !== 'redirect' && !document.isWeak)
      if (refusal && usedBy.length > 0)
        return {
          header: refusal,
          message: (close) => (
            <Links
              why="It is still in use. Take it out there first, and publish that:"
              documents={usedBy}
              close={close}
            />
          ),
        }
      const menus = documents.filter((document) => document.isWeak && !document.isDraft)
      // A draft redirects nobody.
      const redirects = documents.filter((document) => document.type === 'redirect' && !document.isDraft)
      return {
        tone: 'critical',
        confirm,
        message: (close) => (
          <>
            <p style={paragraph}>{consequence(props, uses?.landingPages ?? [])}</p>
            {!uses && <p style={paragraph}>{unchecked}</p>}
            <Links
              why="These link to it, and do not while visitors do not see it:"
              documents={usedBy}
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
          </>
        ),
      }
    }
  }
