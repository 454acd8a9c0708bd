import { readSession, writeSession } from '../util/sessionStore.ts'

/** The tab's session storage holds the URL of the visit's first page. */
export const arrivalKey = 'arrival'

/** UTF-16 code units. */
const maxStored = 4000

/** Stores how the visit began. Later pages of the visit change nothing. */
export function recordArrival(): void {
  if (readSession(arrivalKey) === null) writeSession(arrivalKey, window.location.href.slice(0, maxStored))
}
