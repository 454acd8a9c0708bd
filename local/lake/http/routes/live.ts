import { EventStream } from '#lake/live/eventStream.ts'
import { DocumentMatcher } from '#lake/query/queries.ts'
import { parsePerspective } from '#lake/query/views.ts'
import type { LakeServices } from '#lake/services.ts'
import type { Exchange } from '../exchange.ts'
import type { Reply } from '../reply.ts'
import type { Route } from '../route.ts'

/** Event streams: document mutations for the Studio, sync tags for live pages. */
export const liveRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/data/listen/:dataset',
    handle: (exchange, _params, lake) => {
      const matcher = new DocumentMatcher(exchange.query.get('query') ?? '*', exchange.queryParams(), {
        dereference: (id) => lake.views.get('raw').get(id),
        project: { projectId: lake.projectId, dataset: lake.dataset },
      })
      const options = {
        includeMutations: exchange.query.get('includeMutations') !== 'false',
        includeResult: exchange.flag('includeResult'),
        includePreviousRevision: exchange.flag('includePreviousRevision'),
        includeEffects: exchange.query.get('effectFormat') === 'mendoza',
        visibility: exchange.query.get('visibility') ?? 'query',
        includeAllVersions:
          exchange.isTrusted &&
          (exchange.flag('includeAllVersions') ||
            parsePerspective(exchange.query.getAll('perspective').join(','), exchange.apiVersion) !==
              'published'),
      }
      const lastEventId = exchange.flag('enableResume') ? exchange.header('last-event-id') : undefined
      return openStream(exchange, lake, (stream) => lake.listeners.add(stream, matcher, options, lastEventId))
    },
  },
  {
    methods: ['GET'],
    path: '/data/live/events/:dataset',
    handle: (exchange, _params, lake) =>
      openStream(exchange, lake, (stream) =>
        lake.liveEvents.add(
          stream,
          { includeDrafts: exchange.flag('includeDrafts') },
          exchange.header('last-event-id'),
        ),
      ),
  },
]

/**
 * Opens a stream here, or sends a browser to the stream port that has the most room. Other programs
 * have no limit on connections, and some (curl, for one) do not follow a redirect unasked.
 */
function openStream(exchange: Exchange, lake: LakeServices, subscribe: (stream: EventStream) => void): Reply {
  const forPage = exchange.header('origin') !== undefined
  const isBrowser = forPage || exchange.header('sec-fetch-mode') !== undefined
  const elsewhere = isBrowser && lake.streamPorts.redirect(exchange.url, exchange.localPort, forPage)
  if (elsewhere) {
    return { status: 307, headers: { location: elsewhere.href, 'cache-control': 'no-store' }, body: '' }
  }
  return {
    stream: (response) => {
      const stream = new EventStream(response)
      lake.streamPorts.opened(exchange.localPort, (callback) => stream.onClose(callback))
      subscribe(stream)
    },
  }
}
