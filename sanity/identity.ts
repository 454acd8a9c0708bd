import { getDraftId, getPublishedId } from '@sanity/client/csm'

/** The ids of a document and its draft, from either; `$own` in queries. */
export const ownIds = (id: string): string[] => [getPublishedId(id), getDraftId(id)]

export const slugOf = (document: object | null): string | undefined =>
  (document as { slug?: { current?: string } } | null)?.slug?.current
