import { createElement as h, useState } from 'react'
import type { ReactNode } from 'react'
import { useClient } from 'sanity'
import type { DocumentActionDialogProps, DocumentActionProps } from 'sanity'
import { publicEnv } from '../lib/env.ts'
import { onLandingPages } from '../lib/shownOn.ts'
import { ownIds } from './identity.ts'
import { PlaceList } from './inputs/placeList.ts'
import { linkedFrom, linksQuery, pathsOf } from './links.ts'
import type { LinkedFrom, StoredLink } from './links.ts'

/** What an editor is asked, or told, before a document leaves the site. Without JSX, so that Node can load the configuration in tests. */

/** Milliseconds until the question who uses the document is given up; the lake refuses by itself what must not go. */
const timeout = 10_000

type Answer = { links: StoredLink[]; landingPages: string[] }

/** What points to the document, and the names of the published landing pages that show it. */
const usesQuery = (type: string) => /* groq */ `{
  "links": ${linksQuery},
  "landingPages": *[
    _type == "landingPage" && !(_id in path("drafts.**")) && defined(slug.current) && (${onLandingPages[type] ?? 'false'})
  ] | order(title asc) { "name": coalesce(title, "Landing page") }.name
}`

/** How a document leaves. */
type Way = {
  /** The header for when it cannot. */
  refusal: string
  /** What visitors will miss, in a sentence or two; landing pages that lose it are given by name. */
  consequence: (landingPages: string[]) => string
  /** The word on the button. */
  confirm: string
  go: () => void
}

/**
 * Nothing is asked; or documents must let go of it first; or the editor decides, and knows what is lost and which redirects then lead nowhere,
 * or that the lake did not say.
 */
type Question =
  | undefined
  | { usedBy: LinkedFrom[] }
  | { landingPages: string[]; redirects: LinkedFrom[]; isChecked: boolean }

const paragraph = (...children: ReactNode[]) => h('p', { style: { margin: 0 } }, ...children)
const body = (...children: ReactNode[]) =>
  h('div', { style: { display: 'grid', gap: '0.75rem', lineHeight: 1.5 } }, ...children)

/**
 * Asks before a document leaves the site: names what still uses it and then goes no further, or says what visitors will miss and waits for a
 * yes. The dialog belongs into the action, `ask` is what its button does.
 */
export function useAskFirst(
  { id, type, draft, published }: DocumentActionProps,
  way: Way,
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
    const answer = await client
      .fetch<Answer>(usesQuery(type), params, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
      .catch(() => undefined)
    const { links, landingPages } = answer ?? { links: [], landingPages: [] }
    const places = linkedFrom(links, id)
    const usedBy = places.filter((place) => place.type !== 'redirect')
    // A redirect that is only a draft leads nobody anywhere.
    const redirects = places.filter((place) => place.type === 'redirect' && !place.isDraft)
    setQuestion(usedBy.length > 0 ? { usedBy } : { landingPages, redirects, isChecked: answer !== undefined })
  }
  return { ask: () => void ask(), dialog: question && dialogFor(question, way, close) }
}

function dialogFor(question: NonNullable<Question>, way: Way, close: () => void): DocumentActionDialogProps {
  if ('usedBy' in question) {
    return {
      type: 'dialog',
      header: way.refusal,
      content: body(
        paragraph('It is still in use. Take it out there first, and publish that:'),
        h(PlaceList, { places: question.usedBy, onFollow: close }),
      ),
      onClose: close,
    }
  }
  const { landingPages, redirects, isChecked } = question
  return {
    type: 'confirm',
    tone: 'critical',
    message: body(
      paragraph(way.consequence(landingPages)),
      !isChecked &&
        paragraph(
          'Where it is used could not be checked: other addresses may then lead nowhere. To see them first, cancel and try again in a moment.',
        ),
      ...(redirects.length > 0
        ? [
            paragraph(
              'These addresses lead to it, and would then lead nowhere. Send their visitors elsewhere first:',
            ),
            h(PlaceList, { places: redirects, onFollow: close }),
          ]
        : []),
    ),
    confirmButtonText: way.confirm,
    onCancel: close,
    onConfirm: () => {
      close()
      way.go()
    },
  }
}
