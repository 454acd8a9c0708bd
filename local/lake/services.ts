import { AssetServer } from './assets/serve.ts'
import { Listeners } from './live/listeners.ts'
import { LiveEvents } from './live/liveEvents.ts'
import type { StreamPorts } from './live/streamPorts.ts'
import { Presence } from './presence.ts'
import { Queries } from './query/queries.ts'
import { Views } from './query/views.ts'
import type { Store } from './store/store.ts'

/** Everything a request handler may need. */
export interface LakeServices {
  store: Store
  views: Views
  queries: Queries
  assets: AssetServer
  listeners: Listeners
  liveEvents: LiveEvents
  streamPorts: StreamPorts
  presence: Presence
  projectId: string
  dataset: string
  /** Ends the streams; the store outlives them. */
  closeStreams: () => void
}

/**
 * Puts the parts of a lake around its store. None of them hears of commits yet: that is
 * `startLake`'s to arrange.
 */
export function createServices(
  store: Store,
  project: { projectId: string; dataset: string },
  streamPorts: StreamPorts,
): LakeServices {
  const views = new Views(store.index)
  const [presence, listeners, liveEvents] = [new Presence(), new Listeners(store), new LiveEvents()]
  return {
    ...project,
    store,
    views,
    queries: new Queries(views, project),
    assets: new AssetServer(store),
    listeners,
    liveEvents,
    streamPorts,
    presence,
    closeStreams: () => {
      presence.close()
      listeners.close()
      liveEvents.close()
    },
  }
}
