import { defer, retry, type Observable } from 'rxjs'
import { useClient, type DocumentStore, type SanityClient } from 'sanity'
import { publicEnv } from '../lib/site/env.ts'

/** How the Studio's own parts reach the lake. */

const { apiVersion } = publicEnv.sanity

/** Milliseconds for a call. */
export const timeout = 10_000

/** Milliseconds until a live query is tried again. */
const delay = 3000

export const useStudioClient = (): SanityClient => useClient({ apiVersion })

type LiveQuery = Parameters<DocumentStore['listenQuery']>

/** A live query, retried while the lake is unreachable: an error would close the form. */
export const liveQuery = <Result>(
  store: DocumentStore,
  query: LiveQuery[0],
  params: LiveQuery[1] = {},
  options?: LiveQuery[2],
): Observable<Result> =>
  defer<Observable<Result>>(() =>
    store.listenQuery(query, params, { apiVersion, perspective: 'raw', ...options }),
  ).pipe(retry({ delay }))
