import { StreamPorts } from '#lake/live/streamPorts.ts'
import { runActions } from '#lake/mutations/actions.ts'
import { mutate, type MutateOptions } from '#lake/mutations/mutate.ts'
import type { Perspective } from '#lake/query/views.ts'
import { createServices } from '#lake/services.ts'
import { Store, type StoreOptions } from '#lake/store/store.ts'
import type { MutationInput } from '#lake/types.ts'
import { projected } from '#lake/webhook/projection.ts'

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
