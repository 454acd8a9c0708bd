import { httpError } from '#lake/errors.ts'
import { documentEvents } from '#lake/documentEvents.ts'
import { draftIdOf, publishedIdOf } from '#lake/ids.ts'
import { pastDocuments } from '#lake/pastDocuments.ts'
import type { LakeServices } from '#lake/services.ts'
import type { HistoryPoint } from '#lake/store/history.ts'
import { wholeNumber, type Exchange } from '../exchange.ts'
import { json, ndjson, type Reply } from '../reply.ts'
import type { PathParams, Route } from '../route.ts'

const defaultPage = 100
const largestPage = 1000

/**
 * The transaction log and what is read from it: https://www.sanity.io/docs/http-reference/history
 */
export const historyRoutes: readonly Route[] = [
  { methods: ['GET'], path: '/data/history/:dataset/transactions', handle: transactions },
  { methods: ['GET'], path: '/data/history/:dataset/transactions/:ids', handle: transactions },
  {
    methods: ['GET'],
    path: '/data/history/:dataset/events/documents/:ids',
    handle: (exchange, { ids = '' }, lake) => {
      const limit = wholeNumber(exchange.query.get('limit'), 1, largestPage) ?? defaultPage
      const cursor = exchange.query.get('nextCursor') ?? ''
      const pages = ids.split(',').map((id) => {
        const summaries = lake.store.history.summaries([publishedIdOf(id), draftIdOf(id)])
        return { id, ...documentEvents(id, summaries, { limit, cursor }) }
      })
      return json({
        events: Object.fromEntries(pages.map(({ id, events }) => [id, events])),
        nextCursor: pages.find(({ nextCursor }) => nextCursor !== '')?.nextCursor ?? '',
      })
    },
  },
  {
    methods: ['GET'],
    path: '/data/history/:dataset/documents/:ids',
    handle: (exchange, { ids = '' }, lake) => {
      return json({ documents: pastDocuments(lake.store, ids.split(','), historyPoint(exchange)) })
    },
  },
]

/** The log of some documents or, without ids, of the whole dataset. */
function transactions(exchange: Exchange, { ids }: PathParams, lake: LakeServices): Reply {
  const { query } = exchange
  const from = query.get('fromTransaction')
  const to = query.get('toTransaction')
  const found = lake.store.history.transactions(ids?.split(',') ?? [], {
    ...(from ? { fromTransaction: from } : {}),
    ...(to ? { toTransaction: to } : {}),
    reverse: exchange.flag('reverse'),
    limit: wholeNumber(query.get('limit'), 1, largestPage) ?? defaultPage,
    includeMutations: !exchange.flag('excludeMutations') && !exchange.flag('excludeContent'),
  })
  // Effects hold content: only who asks for them gets them, as the Studio does.
  const withEffects = query.get('effectFormat') === 'mendoza'
  return ndjson(withEffects ? found : found.map((each) => ({ ...each, effects: undefined })))
}

function historyPoint(exchange: Exchange): HistoryPoint {
  const revision = exchange.query.get('revision')
  if (revision) return { revision }
  if (exchange.flag('lastRevision')) return { lastRevision: true }
  const time = new Date(exchange.query.get('time') ?? Date.now())
  if (Number.isNaN(time.getTime())) throw httpError(400, 'The parameter "time" is not a date')
  return { time: time.toISOString() }
}
