import { StreamPorts } from '../../live/streamPorts.ts'
import { runActions } from '../../mutations/actions.ts'
import { mutate, type MutateOptions } from '../../mutations/mutate.ts'
import type { Perspective } from '../../query/views.ts'
import { createServices } from '../../services.ts'
import { Store, type StoreOptions } from '../../store/store.ts'
import type { MutationInput } from '../../types.ts'
import { projected } from '../../webhook/projection.ts'

/** A lake without its server. */
export function openLake(dataDir: string, options: Partial<StoreOptions> = {}) {
  const namespace = { projectId: 'local', dataset: 'production' }
  const store = new Store({
    dataDir,
    publicUrl: 'http://localhost:3333',
    namespace,
    webhookBody: projected('{_id, _type, _rev, "operation": delta::operation()}'),
    ...options,
  })
  const { queries } = createServices(store, namespace, new StreamPorts([], () => 0))
  return {
    store,
    queries,
    write: (mutations: MutationInput[], mutateOptions?: MutateOptions) =>
      mutate(store, queries, mutations, mutateOptions),
    act: (...actions: Record<string, unknown>[]) => runActions(store, actions, {}),
    ask: (query: string, params: Record<string, unknown> = {}, perspective: Perspective = 'raw') =>
      queries.run({ query, params, perspective }).result,
  }
}
