import { httpError } from '#lake/errors.ts'
import { storeAsset, type AssetKind } from '#lake/assets/upload.ts'
import { mutate } from '#lake/mutations/mutate.ts'
import type { LakeServices } from '#lake/services.ts'
import { assetBodyLimit, type Exchange } from '../exchange.ts'
import { json, type Reply } from '../reply.ts'
import type { PathParams, Route } from '../route.ts'

/** Parameters of an upload that end up in the asset document under the same name. */
const descriptive = ['label', 'title', 'description', 'creditLine', 'altText'] as const

const sourceParameters = { id: 'sourceId', name: 'sourceName', url: 'sourceUrl' }

/** Uploads, and the files at the paths that their asset documents name. */
export const assetRoutes: readonly Route[] = (['image', 'file'] as const).flatMap((kind) => [
  {
    methods: ['POST'],
    path: `/assets/${kind}s/:dataset`,
    handle: (exchange, _params, lake) => upload(kind, exchange, lake),
  },
  // Hosted Sanity lets a URL end in a made-up name, for search engines.
  ...['', '/:name'].map((end): Route => ({
    methods: ['GET'],
    path: `/${kind}s/:project/:dataset/:fileName${end}`,
    handle: (exchange, params, lake) => serve(kind, exchange, params, lake),
  })),
])

async function upload(kind: AssetKind, exchange: Exchange, lake: LakeServices): Promise<Reply> {
  const content = await exchange.body(assetBodyLimit)
  const { query } = exchange
  const asset = await storeAsset(lake.store, lake, kind, content, {
    filename: query.get('filename') ?? undefined,
    contentType: exchange.header('content-type'),
    descriptions: given(query, Object.fromEntries(descriptive.map((name) => [name, name]))),
    ...(query.has('sourceId') ? { source: given(query, sourceParameters) } : {}),
  })
  mutate(lake.store, lake.queries, [{ createIfNotExists: asset }])
  return json({ document: lake.store.get(asset._id) })
}

/** Those of the fields whose parameter was given, with its value. */
function given(query: URLSearchParams, parameters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([field, parameter]) => {
      const value = query.get(parameter)
      return value ? [[field, value]] : []
    }),
  )
}

function serve(
  kind: AssetKind,
  exchange: Exchange,
  { project, fileName = '' }: PathParams,
  lake: LakeServices,
): Promise<Reply> {
  if (project !== lake.projectId) throw httpError(404, `Project "${project}" was not found`)
  return lake.assets.serve({
    kind,
    fileName,
    query: exchange.query,
    accept: exchange.header('accept'),
    ifNoneMatch: exchange.header('if-none-match'),
  })
}
