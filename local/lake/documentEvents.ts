import { draftIdOf, publishedIdOf } from './ids.ts'
import type { EffectKind, EffectSummary } from './store/history.ts'

/** An entry of a document's life story, as the Studio's history panel reads it. */
interface DocumentEvent {
  type:
    | 'createDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
    | 'createLiveDocument'
    | 'updateLiveDocument'
  id: string
  timestamp: string
  author: string
  documentId: string
  revisionId?: string
  versionId?: string
  versionRevisionId?: string
  cause?: { type: string }
}

/** A page of a document's events, newest first. */
export interface DocumentEventPage {
  events: DocumentEvent[]
  /** Where the next page begins; empty when this is the last. */
  nextCursor: string
}

/**
 * Tells what happened to a document: created, published, unpublished, discarded, deleted. Newest
 * first. Edits of a draft are missing on purpose: the Studio works those out from the transaction
 * log.
 *
 * @param id of any state of the document
 * @param summaries the effects on its draft and its published state, oldest first
 */
export function documentEvents(
  id: string,
  summaries: EffectSummary[],
  page: { limit: number; cursor: string },
): DocumentEventPage {
  const events: { seq: number; event: DocumentEvent }[] = []
  /** The last revision of each state that exists. */
  const revisions = new Map<string, string>()
  for (const transaction of groupBySeq(summaries)) {
    const event = eventOf(id, transaction, revisions)
    if (event) events.push({ seq: transaction.seq, event })
    for (const [documentId, kind] of transaction.kinds) {
      if (kind === 'deleted') revisions.delete(documentId)
      else revisions.set(documentId, transaction.id)
    }
  }
  const before = page.cursor === '' ? Infinity : Number(page.cursor)
  const newestFirst = events.reverse().filter(({ seq }) => seq < before)
  const shown = newestFirst.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    events: shown.map(({ event }) => event),
    nextCursor: last && newestFirst.length > shown.length ? String(last.seq) : '',
  }
}

interface TransactionSummary {
  seq: number
  id: string
  timestamp: string
  author: string
  kinds: Map<string, EffectKind>
}

function groupBySeq(summaries: EffectSummary[]): TransactionSummary[] {
  const transactions = new Map<number, TransactionSummary>()
  for (const { seq, transactionId, timestamp, author, documentId, kind } of summaries) {
    const transaction = transactions.get(seq) ?? {
      seq,
      id: transactionId,
      timestamp,
      author,
      kinds: new Map<string, EffectKind>(),
    }
    transaction.kinds.set(documentId, kind)
    transactions.set(seq, transaction)
  }
  return [...transactions.values()]
}

function eventOf(
  id: string,
  { id: revisionId, timestamp, author, kinds }: TransactionSummary,
  revisions: ReadonlyMap<string, string>,
): DocumentEvent | undefined {
  const publishedId = publishedIdOf(id)
  const draftId = draftIdOf(id)
  const published = kinds.get(publishedId)
  const draft = kinds.get(draftId)
  const base = { id: revisionId, timestamp, author, documentId: publishedId }
  const previousDraft = revisions.get(draftId)
  const draftState = { versionId: draftId, ...(previousDraft ? { versionRevisionId: previousDraft } : {}) }

  if (published && published !== 'deleted' && draft === 'deleted') {
    return {
      ...base,
      type: 'publishDocumentVersion',
      revisionId,
      ...draftState,
      cause: { type: 'document.publish' },
    }
  }
  if (published === 'deleted') {
    return draft && draft !== 'deleted'
      ? { ...base, type: 'unpublishDocument', versionId: draftId, versionRevisionId: revisionId }
      : { ...base, type: 'deleteDocumentGroup' }
  }
  if (draft === 'deleted') {
    return revisions.has(publishedId)
      ? { ...base, type: 'deleteDocumentVersion', ...draftState }
      : { ...base, type: 'deleteDocumentGroup' }
  }
  if (draft === 'created') {
    return { ...base, type: 'createDocumentVersion', versionId: draftId, versionRevisionId: revisionId }
  }
  if (published === 'created') return { ...base, type: 'createLiveDocument', revisionId }
  if (published === 'modified') return { ...base, type: 'updateLiveDocument', revisionId }
  return undefined
}
