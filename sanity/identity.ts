import { getDraftId, getPublishedId } from '@sanity/client/csm'

/** What a stored document is known by: its ids, and the end of its address. */

/** The ids under which a document is stored, published and as a draft, from either. Queries call them `$own`. */
export const ownIds = (id: string): string[] => [getPublishedId(id), getDraftId(id)]

/** The end of the address of a document that has one and is there. */
export const slugOf = (document: object | null): string | undefined =>
  (document as { slug?: { current?: string } } | null)?.slug?.current
