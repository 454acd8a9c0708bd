import { getDraftId, getPublishedId } from '@sanity/client/csm'
import type { SanityClient, SanityDocument } from 'sanity'

/** What the lake's history knows: who wrote what, and what was deleted. Sanity's History API. */

/** A line of the transaction log. */
type Transaction = { timestamp: string; author: string; documentIDs: string[] }

/** The last change of a document, draft or published. */
export type LastChange = { author: string; timestamp: string }

/** A deleted document in its last state. */
export type Deleted = LastChange & { document: SanityDocument }

/** Milliseconds for each call. */
const timeout = 10_000

/** Sanity's limit for one call. */
const transactionLimit = 1000

/** The longest list of deleted documents, and of ids in a URL. */
const deletedLimit = 40

/**
 * The last change of each document, draft or published, by id; `transactions` come newest first.
 */
export function lastChanges(transactions: readonly Transaction[]): Map<string, LastChange> {
  const changes = new Map<string, LastChange>()
  for (const { author, timestamp, documentIDs } of transactions)
    for (const id of documentIDs) if (!changes.has(id)) changes.set(id, { author, timestamp })
  return changes
}

/**
 * The latest transactions of the whole dataset, newest first. Rejects when the lake has none to
 * give.
 */
export async function fetchTransactions(client: SanityClient): Promise<Transaction[]> {
  const lines = await client.request<string | Transaction>({
    url: `/data/history/${client.config().dataset}/transactions`,
    query: { limit: String(transactionLimit), reverse: 'true', excludeContent: 'true' },
    signal: AbortSignal.timeout(timeout),
    tag: 'start.history',
  })
  // The client parses a single line, which is valid JSON.
  if (typeof lines !== 'string') return [lines]
  return lines.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Transaction) : []))
}

/** The newer of a document's last states, by id: its draft may be older than what was published. */
export const latestStates = (documents: readonly SanityDocument[]): Map<string, SanityDocument> =>
  new Map(
    documents
      .toSorted((a, b) => Date.parse(a._updatedAt) - Date.parse(b._updatedAt))
      .map((document) => [getPublishedId(document._id), document]),
  )

/** The deleted documents of the given types, latest deletion first, in their last state. */
export async function fetchDeleted(
  client: SanityClient,
  changes: ReadonlyMap<string, LastChange>,
  types: readonly string[],
): Promise<Deleted[]> {
  const ids = [...new Set<string>([...changes.keys()].map((id) => getPublishedId(id)))]
  const all = ids.flatMap((id) => [id, getDraftId(id)])
  const existing = await client.fetch<string[]>(
    /* groq */ `*[_id in $all]._id`,
    { all },
    { perspective: 'raw', signal: AbortSignal.timeout(timeout) },
  )
  const present = new Set<string>(existing.map((id) => getPublishedId(id)))
  const gone = ids.filter((id) => !present.has(id)).slice(0, deletedLimit)
  if (gone.length === 0) return []
  const versions = gone.flatMap((id) => [id, getDraftId(id)])
  const { documents } = await client.request<{ documents: SanityDocument[] }>({
    url: `/data/history/${client.config().dataset}/documents/${versions.join(',')}`,
    query: { lastRevision: 'true' },
    signal: AbortSignal.timeout(timeout),
    tag: 'start.deleted',
  })
  const states = latestStates(documents)
  return gone.flatMap((id) => {
    const document = states.get(id)
    const change = changes.get(id) ?? changes.get(getDraftId(id))
    return document && change && types.includes(document._type) ? [{ document, ...change }] : []
  })
}
