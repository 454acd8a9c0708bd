import { fieldsAtOnce, nextVersionId, nextVersionType, waitingId } from '../../site/nextVersion.ts'

/** The times of all next versions; those of documents that left the site do not count. */
export const timesQuery = /* groq */ `*[_type == "${nextVersionType}" && defined(*[_id == ^.content._id][0]._id)]{ _id, at }`

/** A page's query, and which next versions wait. */
export const withTimes = (query: string): string => `{ "result": ${query}, "waiting": ${timesQuery} }`

/** What {@link withTimes} returns. */
export type WithTimes = { result: unknown; waiting: { _id: string; at: string }[] }

/** Ids of documents whose next version is due at `now`, and when the next one is. Milliseconds. */
export function dueAt(
  waiting: WithTimes['waiting'],
  now: number,
): { due: string[]; nextChange: number | undefined } {
  const ofDue = waiting.filter(({ at }) => Date.parse(at) <= now)
  const later = waiting.map(({ at }) => Date.parse(at)).filter((time) => time > now)
  return {
    due: ofDue.flatMap(({ _id }) => waitingId(_id) ?? []),
    nextChange: later.length > 0 ? Math.min(...later) : undefined,
  }
}

/** The parameters of {@link withNextVersions}, for documents with these ids. */
export const nextVersionParams = (due: readonly string[]) => ({ due, versions: due.map(nextVersionId) })

/** The content of due next versions, with what the published documents changed at once. */
const dueContent = `*[_id in $versions]{
  "it": { ...content, ...*[_id == ^.content._id][0]{ ${fieldsAtOnce.join(', ')} } }
}.it`

/** A page's query, in which next versions stand in for their documents: in references, too. */
export const withNextVersions = (query: string): string =>
  query
    .replaceAll('[]->', '[]{ "it": *[_id == ^._ref][0] }.it')
    .replaceAll('*[', `(*[!(_id in $due)] + ${dueContent})[`)
