import { getDraftId, getPublishedId } from '@sanity/client/csm'
import { nextVersionId } from '../lib/site/nextVersion.ts'

/** The ids of a document, its draft and its next version, from the first two; `$own` in queries. */
export const ownIds = (id: string): string[] => [
  getPublishedId(id),
  getDraftId(id),
  nextVersionId(getPublishedId(id)),
]

export const slugOf = (document: object | null): string | undefined =>
  (document as { slug?: { current?: string } } | null)?.slug?.current
