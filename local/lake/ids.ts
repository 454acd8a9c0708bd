import { randomBytes, randomUUID } from 'node:crypto'

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix)
}

/** True for the id of a document that waits in a release (`versions.<release>.<id>`). */
export function isVersionId(id: string): boolean {
  return id.startsWith(versionPrefix)
}

/** True for an id that is neither a draft's nor that of a document in a release. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** The id all states of one document share: what the published state is called. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The id of a document's draft, from the id of any of its states. */
export function draftIdOf(id: string): string {
  return draftPrefix + publishedIdOf(id)
}

/** The id that a document has in a release, from the id of any of its states. */
export function versionIdOf(release: string, id: string): string {
  return `${versionPrefix}${release}.${publishedIdOf(id)}`
}

/** A UUID, for a document that comes without an id. */
export function newDocumentId(): string {
  return randomUUID()
}

/** A short id of letters and digits, for transactions, listeners and uploads. */
export function newShortId(): string {
  return randomBytes(16).toString('base64url').replace(/[-_]/g, 'x')
}

const idPattern = /^[a-zA-Z0-9_][a-zA-Z0-9._-]*$/
const idMaxLength = 128

/** The Content Lake's rule for document ids. */
export function isValidDocumentId(id: unknown): id is string {
  return (
    typeof id === 'string' &&
    id.length <= idMaxLength &&
    idPattern.test(id) &&
    !id.includes('..') &&
    !id.endsWith('.')
  )
}
