/**
 * A published document's next version, which takes its place at a time. It is a document of its
 * own, which Studio and site share: `at` is an ISO string, and `content` is the document.
 */

/** The type of such a document. It is no type of the Studio's forms. */
export const nextVersionType = 'nextVersion'

/** A page's address and times, which change at once. */
export const addressAndTimes = ['slug', 'visibleFrom', 'visibleUntil', 'afterEnd'] as const

/** What changes at once, also while a next version waits: the place in a list, too. */
export const fieldsAtOnce = [...addressAndTimes, 'orderRank'] as const

const prefix = `${nextVersionType}.`

/** Its id, from the published one's. The dot hides it from everybody without an account. */
export const nextVersionId = (id: string): string => `${prefix}${id}`

/** The id of the document that waits; undefined for another id. */
export const waitingId = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined
