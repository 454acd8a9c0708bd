import { httpError } from '#lake/errors.ts'
import { accessGrants, datasetInfo, localUser, projectInfo } from '#lake/identity.ts'
import { isObject } from '#lake/json.ts'
import { json, noContent, type Reply } from '../reply.ts'
import type { Route } from '../route.ts'

const get = ['GET'] as const

/** Responses that are always the same. */
function fixed(path: string, body: unknown, methods: readonly string[] = get): Route {
  return { methods, path, handle: () => json(body) }
}

/**
 * What the Studio asks about its user and its project, and the odds and ends it calls on hosted
 * Sanity.
 */
export const projectRoutes: readonly Route[] = [
  fixed('/users/me', localUser),
  fixed('/auth/id', { id: localUser.id }),
  fixed('/auth/providers', { providers: [] }),
  fixed('/auth/logout', {}, ['GET', 'POST']),
  {
    methods: get,
    path: '/users/me/keyvalue/:keys',
    handle: (_exchange, { keys = '' }, lake) =>
      json(keys.split(',').map((key) => ({ key, value: lake.store.keyValues.get(key) }))),
  },
  {
    methods: ['PUT'],
    path: '/users/me/keyvalue',
    handle: async (exchange, _params, lake) => {
      const body = await exchange.json()
      const pairs = (Array.isArray(body) ? (body as unknown[]) : [body]).map((pair) => {
        if (!isObject(pair) || typeof pair.key !== 'string') {
          throw httpError(400, 'Each entry must have a "key"')
        }
        return { key: pair.key, value: pair.value ?? null }
      })
      lake.store.keyValues.set(pairs)
      return json(pairs)
    },
  },
  { methods: get, path: '/users/:ids', handle: (_exchange, { ids = '' }) => users(ids) },
  { methods: get, path: '/projects/:project/users/:ids', handle: (_exchange, { ids = '' }) => users(ids) },
  {
    methods: get,
    path: '/projects/:project',
    handle: (_exchange, _params, lake) => json(projectInfo(lake.projectId)),
  },
  ...datasetRoutes('/projects/:project'),
  // On the project's own host name.
  ...datasetRoutes(''),
  fixed('/aliases', []),
  fixed('/projects/:project/datasets/:dataset/acl', accessGrants),
  fixed('/projects/:project/datasets/:dataset/settings', {}),
  fixed('/projects/:project/grants', { 'sanity.project': [{ grants: [{ name: 'read', params: {} }] }] }),
  fixed('/projects/:project/roles', localUser.roles),
  fixed('/projects/:project/features', []),
  fixed('/projects/:project/user-applications', []),
  fixed('/user-applications', []),
  fixed('/schedules/:project/:dataset', { schedules: [] }),
  // All is known already: nothing is to be synchronized.
  fixed('/descriptors/*', { synchronization: { type: 'complete' } }, ['POST']),
  fixed('/assist/*', { enabled: false, initialized: false, canInitialize: false }, ['GET', 'POST']),
  fixed('/features', []),
  fixed('/check/cors', { result: { allowed: true, withCredentials: true } }),
  fixed('/media-libraries', { data: [] }),
  // Studio 3 asks whether it may send actions.
  fixed('/data/actions/:dataset', { enabled: true, compatibleStudioVersions: '>=3' }),
  // The Studio's check for a newer version of itself: there is none.
  fixed('/modules/*', {}),
  fixed('/ping', {}),
  fixed('/data/ping/:dataset', {}),
  fixed('/help', {}),
  fixed('/journey/announcements', []),
  { methods: get, path: '/journey/*', handle: () => noContent() },
  fixed('/intake/telemetry-status', { status: 'denied' }),
  fixed('/intake/*', {}, ['GET', 'POST']),
]

/** `sanity dataset list`, and what the Studio asks of its own. */
function datasetRoutes(prefix: string): Route[] {
  return [
    {
      methods: get,
      path: `${prefix}/datasets`,
      // Comments would live in a dataset of their own; there is none.
      handle: ({ query }, _params, { dataset }) =>
        json(
          query.has('addonFor') || query.get('datasetProfile') === 'comments' ? [] : [datasetInfo(dataset)],
        ),
    },
    {
      methods: get,
      path: `${prefix}/datasets/:dataset`,
      handle: (_exchange, _params, { dataset }) => json(datasetInfo(dataset)),
    },
  ]
}

function users(ids: string): Reply {
  const found = ids.split(',').map((id) => ({ ...localUser, id }))
  return json(found.length === 1 ? found[0] : found)
}
