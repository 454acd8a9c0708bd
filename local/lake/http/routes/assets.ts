import { httpError } from '../../errors.ts'
import { storeAsset, type AssetKind } from '../../assets/upload.ts'
import { mutate } from '../../mutations/mutate.ts'
import type { LakeServices } from '../../services.ts'
import { assetBodyLimit, type Exchange } from '../exchange.ts'
import { json, type Reply } from '../reply.ts'
import type { PathParams, Route } from '../route.ts'

/** Parameters of an upload that end up in the asset document under the same name. */
const descriptive = ['label', 'title', 'description', 'creditLine', 'altText'] as const

const sourceParameters = { id: 'sourceId', name: 'sourceName', url: 'sourceUrl' }

const uploadRoute = (path: string, kind: AssetKind): Route => ({
  methods: ['POST'],
  path,
  handle: (exchange, params, lake) => upload(kind, exchange, params, lake),
})

const fileRoute = (path: string, kind: AssetKind): Route => ({
  methods: ['GET'],
  path,
  handle: (exchange, params, lake) => serve(kind, exchange, params, lake),
})

/** Uploads, and the files at the paths that their asset documents name. */
export const assetRoutes: readonly Route[] = [
  uploadRoute('/assets/images/:dataset', 'image'),
  uploadRoute('/assets/files/:dataset', 'file'),
  fileRoute('/images/:project/:dataset/:fileName', 'image'),
  fileRoute('/files/:project/:dataset/:fileName', 'file'),
  // Hosted Sanity lets a URL end in a made-up name, for search engines.
  fileRoute('/images/:project/:dataset/:fileName/:name', 'image'),
  fileRoute('/files/:project/:dataset/:fileName/:name', 'file'),
]

async function upload(
  kind: AssetKind,
  exchange: Exchange,
  _params: PathParams,
  lake: LakeServices,
): Promise<Reply> {
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
