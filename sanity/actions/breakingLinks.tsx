import { sectionAnchors, type NamedSection } from '../../lib/site/sectionAnchors.ts'
import { ownIds } from '../identity.ts'
import {
  linkedFrom,
  linksQuery,
  linksToSections,
  pathsOf,
  type GoneSections,
  type StoredLink,
} from '../links.ts'
import { timeout, useStudioClient } from '../studioClient.ts'
import { Links, type UseQuestion } from './askFirst.tsx'

type Page = object & { sections?: NamedSection[] }

/** The sections of `published` that visitors do not see after a publish of `draft`. */
function goneSections(published: Page, draft: Page): GoneSections {
  const after = sectionAnchors(draft.sections ?? [])
  const anchors = new Set(after.values())
  const before = [...sectionAnchors(published.sections ?? [])]
  return {
    keys: new Set(before.flatMap(([key]) => (after.has(key) ? [] : [key]))),
    paths: new Set(
      before.flatMap(([, anchor]) =>
        anchors.has(anchor) ? [] : pathsOf(published).map((path) => `${path}#${anchor}`),
      ),
    ),
  }
}

/** Publish for landing pages: links to a section that goes are named first. */
export const useBreakingLinks: UseQuestion = ({ id, draft, published }) => {
  const client = useStudioClient()
  return async () => {
    if (!draft || !published) return undefined
    const gone = goneSections(published, draft)
    if (gone.keys.size + gone.paths.size === 0) return undefined
    const params = { id, own: ownIds(id), paths: pathsOf(published) }
    // It only warns: without a response the page is published.
    const stored = await client
      .fetch<StoredLink[]>(linksQuery, params, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
      .catch(() => [])
    const documents = linkedFrom(
      stored.filter((document) => linksToSections(document, id, gone)),
      id,
    )
    if (documents.length === 0) return undefined
    return {
      confirm: 'Publish all the same',
      message: (close) => (
        <Links
          why="These lead to a section that visitors do not see after this publish. They then lead to the top of the page:"
          documents={documents}
          close={close}
        />
      ),
    }
  }
}
