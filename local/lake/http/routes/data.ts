import { httpError } from '#lake/errors.ts'
import { draftIdOf, isPublishedId, publishedIdOf } from '#lake/ids.ts'
import { isObject } from '#lake/json.ts'
import type { LakeServices } from '#lake/services.ts'
import { syncTags } from '#lake/live/liveEvents.ts'
import { runActions } from '#lake/mutations/actions.ts'
import { mutate } from '#lake/mutations/mutate.ts'
import { parsePerspective } from '#lake/query/views.ts'
import type { StoredDocument } from '#lake/types.ts'
import type { Exchange } from '../exchange.ts'
import { json, ndjson, type Reply } from '../reply.ts'
import type { Route } from '../route.ts'

/** Queries, documents, mutations and actions: https://www.sanity.io/docs/http-reference */
export const dataRoutes: readonly Route[] = [
  // `@sanity/migrate` writes the short one.
  ...['/data/query/:dataset', '/query/:dataset'].map((path): Route => ({
    methods: ['GET', 'POST'],
    path,
    handle: (exchange, _params, lake) => runQuery(exchange, lake),
  })),
  {
    methods: ['GET'],
    path: '/data/doc/:dataset/:ids',
    handle: (exchange, { ids = '' }, lake) => {
      const wanted = ids.split(',')
      const all = exchange.flag('includeAllVersions')
        ? [...new Set(wanted.flatMap((id) => statesOf(id, lake)))]
        : wanted
      const found = all
        .filter((id) => exchange.isTrusted || isPublishedId(id))
        .map((id) => lake.store.get(id))
        .filter((document) => document !== undefined)
      const omitted = wanted
        .filter((id) => !found.some((document) => document._id === id))
        .map((id) => ({ id, reason: 'existence' }))
      return json({ documents: exchange.flag('excludeContent') ? [] : found, omitted })
    },
  },
  {
    methods: ['GET'],
    path: '/data/export/:dataset',
    handle: (exchange, _params, lake) => {
      const types = exchange.query.get('types')?.split(',')
      const documents = [...lake.store.index.all()]
      return ndjson(types ? documents.filter(({ _type }) => types.includes(_type)) : documents)
    },
  },
  {
    methods: ['POST'],
    path: '/data/mutate/:dataset',
    handle: async (exchange, _params, lake) => {
      const body = await exchange.jsonObject()
      const { transactionId, results } = mutate(lake.store, lake.queries, body.mutations, {
        transactionId: optionalText(body.transactionId) ?? exchange.query.get('transactionId') ?? undefined,
        dryRun: exchange.flag('dryRun'),
        autoGenerateArrayKeys: exchange.flag('autoGenerateArrayKeys'),
      })
      const withDocuments = exchange.flag('returnDocuments')
      return json({
        transactionId,
        results: results.map(({ id, operation, document }) => ({
          id,
          operation,
          ...(withDocuments && document ? { document } : {}),
        })),
      })
    },
  },
  {
    methods: ['POST'],
    path: '/data/actions/:dataset',
    handle: async (exchange, _params, lake) => {
      const body = await exchange.jsonObject()
      return json(
        runActions(lake.store, body.actions, {
          transactionId: optionalText(body.transactionId),
          dryRun: body.dryRun === true,
        }),
      )
    },
  },
  {
    methods: ['GET'],
    path: '/data/references/:dataset/documents/:id/to',
    handle: (exchange, { id = '' }, lake) => {
      // There is only one dataset here: without the internal references there are none.
      if (exchange.flag('excludeInternalReferences')) return json({ totalCount: 0, references: [] })
      const referrers = [...lake.store.index.referrersOf(id).keys()]
        .map((from) => lake.store.get(from))
        .filter((document): document is StoredDocument => document !== undefined)
      return json({
        totalCount: referrers.length,
        references: referrers.map(({ _id, _type }) => ({
          projectId: lake.projectId,
          datasetName: lake.dataset,
          documentId: _id,
          documentType: _type,
        })),
      })
    },
  },
]

async function runQuery(exchange: Exchange, lake: LakeServices): Promise<Reply> {
  const started = performance.now()
  const { query, params } = await readQuery(exchange)
  const selector = exchange.query.get('resultSourceMap')
  const perspective = exchange.query.getAll('perspective').join(',')
  const { result, sourceMap } = await lake.queries.answer({
    query,
    params,
    perspective: exchange.isTrusted ? parsePerspective(perspective, exchange.apiVersion) : 'published',
    sourceMap: selector === 'withKeyArraySelector' ? 'key' : selector === 'true' ? 'index' : undefined,
  })
  return json({
    result,
    ...(exchange.query.get('returnQuery') === 'false' ? {} : { query }),
    ...(sourceMap ? { resultSourceMap: sourceMap } : {}),
    syncTags,
    ms: Math.round(performance.now() - started),
  })
}

async function readQuery(exchange: Exchange): Promise<{ query: string; params: Record<string, unknown> }> {
  const body = exchange.method === 'POST' ? await exchange.jsonObject() : {}
  const query = body.query ?? exchange.query.get('query')
  if (typeof query !== 'string' || query === '') throw httpError(400, 'The parameter "query" is missing')
  return { query, params: { ...exchange.queryParams(), ...(isObject(body.params) ? body.params : {}) } }
}

function statesOf(id: string, lake: LakeServices): string[] {
  const published = publishedIdOf(id)
  return [published, draftIdOf(published), ...lake.store.index.versionsOf(published)]
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
