import { httpError } from '../errors.ts'
import type { LakeServices } from '../services.ts'
import { checkAccess } from './access.ts'
import type { Exchange } from './exchange.ts'
import type { Reply } from './reply.ts'
import type { PathParams, Route } from './route.ts'
import { assetRoutes } from './routes/assets.ts'
import { dataRoutes } from './routes/data.ts'
import { historyRoutes } from './routes/history.ts'
import { liveRoutes } from './routes/live.ts'
import { projectRoutes } from './routes/project.ts'

const routes: readonly Route[] = [
  ...dataRoutes,
  ...historyRoutes,
  ...liveRoutes,
  ...assetRoutes,
  ...projectRoutes,
]

/**
 * @throws ApiError 404 for an unknown endpoint or dataset, 405 for a method the endpoint does not
 *   know
 */
export async function route(exchange: Exchange, lake: LakeServices): Promise<Reply> {
  checkAccess(exchange)
  const matching = routes
    .map((candidate) => ({ candidate, params: matchPath(candidate.path, exchange.path) }))
    .filter((match) => match.params !== undefined)
  const found = matching.find(({ candidate }) => candidate.methods.includes(exchange.method))
  if (!found?.params) {
    const endpoint = `${exchange.method} ${exchange.path}`
    throw matching.length > 0
      ? httpError(405, `${endpoint} is not supported by the local content lake`)
      : httpError(404, `The endpoint ${endpoint} does not exist in the local content lake`)
  }
  const { dataset } = found.params
  if (dataset !== undefined) checkDataset(dataset, lake)
  return found.candidate.handle(exchange, found.params, lake)
}

/** @throws ApiError 404 for any but the one dataset of the lake */
export function checkDataset(name: string, { projectId, dataset }: LakeServices): void {
  if (name === dataset) return
  throw httpError(404, `Dataset "${name}" not found for project ID "${projectId}"`, {
    error: 'Dataset not found',
  })
}

function matchPath(pattern: string, path: string): PathParams | undefined {
  const expected = pattern.split('/')
  const given = path.split('/')
  const open = expected.at(-1) === '*'
  if (open ? given.length < expected.length - 1 : given.length !== expected.length) return undefined
  const params: PathParams = {}
  for (const [position, segment] of expected.entries()) {
    if (open && position === expected.length - 1) return params
    const value = given[position] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined
    } else {
      const decoded = decode(value)
      if (decoded === undefined || decoded === '') return undefined
      params[segment.slice(1)] = decoded
    }
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
