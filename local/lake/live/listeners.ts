import { ApiError } from '../errors.ts'
import { isPublishedId, newShortId } from '../ids.ts'
import type { DocumentMatcher } from '../query/queries.ts'
import type { Store } from '../store/store.ts'
import type { Change, CommittedTransaction, MutationInput } from '../types.ts'
import type { EventStream } from './eventStream.ts'

/** What a listener wants to hear; the names are the API's query parameters. */
export interface ListenOptions {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** `effectFormat=mendoza` */
  includeEffects: boolean
  visibility: string
  /** True for drafts and documents of releases, too. */
  includeAllVersions: boolean
}

interface Listener {
  stream: EventStream
  matcher: DocumentMatcher
  options: ListenOptions
}

interface MatchedChange {
  change: Change
  transition: 'appear' | 'update' | 'disappear'
}

/** The open `GET /data/listen` streams. */
export class Listeners {
  readonly #listeners = new Set<Listener>()
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /**
   * @param lastEventId the last event that a reconnecting client received. It gets `welcomeback`
   *   and the missed events, or `reset` where these are unknown. At `welcomeback` the Studio
   *   retains unsaved edits; at `reset`, as at `welcome`, it reloads the document.
   */
  add(stream: EventStream, matcher: DocumentMatcher, options: ListenOptions, lastEventId?: string): void {
    const listener = { stream, matcher, options }
    this.#listeners.add(listener)
    stream.onClose(() => this.#listeners.delete(listener))
    const greeting = { listenerName: newShortId() }
    const { history } = this.#store
    if (!lastEventId) return stream.send('welcome', greeting, history.newest())
    const missed = history.since(lastEventId, (id) => this.#store.get(id))
    if (!missed) return stream.send('reset', {}, history.newest())
    stream.send('welcomeback', greeting, lastEventId)
    for (const transaction of missed) tell(listener, transaction)
  }

  /** Tells every listener about the changes that concern it. */
  announce(transaction: CommittedTransaction): void {
    for (const listener of this.#listeners) tell(listener, transaction)
  }

  close(): void {
    for (const { stream } of this.#listeners) stream.close()
  }
}

/**
 * Tells a listener about the changes that concern it; one whose query cannot be run hears that, and
 * no more.
 */
function tell({ stream, matcher, options }: Listener, transaction: CommittedTransaction): void {
  try {
    const matched = transaction.changes
      .filter(({ id }) => options.includeAllVersions || isPublishedId(id))
      .map((change) => ({ change, transition: transitionOf(matcher, change) }))
      .filter((match): match is MatchedChange => match.transition !== undefined)
    matched.forEach((match, position) => {
      // The Studio waits for the stated number of events, so only those for this listener count.
      const event = mutationEvent(transaction, match, options, matched.length, position + 1)
      // A client that was cut off within a transaction reconnects with an id of no transaction, and
      // starts over. The Studio has dropped the first half and would wait for it for ever.
      const isLast = position === matched.length - 1
      stream.send('mutation', event, isLast ? transaction.id : event.eventId)
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    stream.send('channelError', error.body)
    stream.close()
  }
}

function transitionOf(
  matcher: DocumentMatcher,
  { before, after }: Change,
): MatchedChange['transition'] | undefined {
  const matchedBefore = before !== null && matcher.matches(before)
  const matchesNow = after !== null && matcher.matches(after)
  if (matchedBefore) return matchesNow ? 'update' : 'disappear'
  return matchesNow ? 'appear' : undefined
}

function mutationEvent(
  transaction: CommittedTransaction,
  { change, transition }: MatchedChange,
  options: ListenOptions,
  total: number,
  current: number,
) {
  const { id, before, after, effect } = change
  return {
    type: 'mutation',
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    visibility: options.visibility,
    previousRev: before?._rev,
    resultRev: after?._rev ?? transaction.id,
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    // Only this document's: the Studio applies all of this without checking ids.
    ...(options.includeMutations
      ? { mutations: transaction.mutations.filter((mutation) => targetOf(mutation) === id) }
      : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision && before ? { previous: before } : {}),
    ...(options.includeEffects ? { effects: effect } : {}),
  }
}

function targetOf({ create, createIfNotExists, createOrReplace, patch, delete: removed }: MutationInput) {
  return create?._id ?? createIfNotExists?._id ?? createOrReplace?._id ?? patch?.id ?? removed?.id
}
