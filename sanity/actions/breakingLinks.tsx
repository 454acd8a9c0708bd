import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { sectionAnchors, type NamedSection } from '../../lib/site/sectionAnchors.ts'
import { ownIds } from '../identity.ts'
import { DocumentLinks } from '../inputs/documentLinks.tsx'
import {
  linkedFrom,
  linksQuery,
  linksToSections,
  pathsOf,
  type GoneSections,
  type LinkedFrom,
  type StoredLink,
} from '../links.ts'
import { timeout, useStudioClient } from '../studioClient.ts'

type Page = (object & { sections?: NamedSection[] }) | null

/** The sections of `published` that visitors do not see after a publish of `draft`. */
function goneSections(published: Page, draft: Page): GoneSections {
  const [before, after] = [published, draft].map((page) => sectionAnchors(page?.sections ?? []))
  const anchors = new Set(after?.values())
  const gone = [...(before ?? [])]
  return {
    keys: new Set(gone.flatMap(([key]) => (after?.has(key) ? [] : [key]))),
    paths: new Set(
      gone.flatMap(([, anchor]) =>
        anchors.has(anchor) ? [] : pathsOf(published).map((path) => `${path}#${anchor}`),
      ),
    ),
  }
}

/** Publish for landing pages: links to a section that goes are named first. */
export function askBeforeBreaking(publish: DocumentActionComponent): DocumentActionComponent {
  const AskAndPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const client = useStudioClient()
    const [links, setLinks] = useState<LinkedFrom[]>()
    const { id, draft, published } = props
    if (!action || !draft || !published) return action
    const gone = goneSections(published, draft)
    if (gone.keys.size + gone.paths.size === 0) return action
    const close = () => setLinks(undefined)
    const ask = async () => {
      const params = { id, own: ownIds(id), paths: pathsOf(published) }
      // It only warns: without a response the page is published.
      const stored = await client
        .fetch<StoredLink[]>(linksQuery, params, { perspective: 'raw', signal: AbortSignal.timeout(timeout) })
        .catch(() => [])
      const broken = linkedFrom(
        stored.filter((document) => linksToSections(document, id, gone)),
        id,
      )
      if (broken.length > 0) setLinks(broken)
      else action.onHandle?.()
    }
    return {
      ...action,
      onHandle: () => void ask(),
      ...(links && {
        dialog: {
          type: 'confirm',
          tone: 'caution',
          message: (
            <>
              <p>
                These lead to a section that visitors do not see after this publish. They then lead to the top
                of the page:
              </p>
              <DocumentLinks documents={links} onFollow={close} />
            </>
          ),
          confirmButtonText: 'Publish all the same',
          onCancel: close,
          onConfirm: () => {
            close()
            action.onHandle?.()
          },
        },
      }),
    }
  }
  return Object.assign(AskAndPublish, publish)
}
