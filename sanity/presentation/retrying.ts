import { defer, retry } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Results of a live query. */
export type Results = ReturnType<DocumentStore['listenQuery']>

/** Milliseconds. */
const delay = 3000

/** Retries a live query while the lake is unreachable: an error would close the form. */
export const keepAsking = (query: () => Results): Results => defer(query).pipe(retry({ delay }))
