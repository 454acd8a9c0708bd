import {
  createClient,
  type ClientPerspective,
  type ContentSourceMap,
  type QueryParams,
  type SanityClient,
} from '@sanity/client'
import { publicEnv } from '../../site/env.ts'
import { isObject } from '../../util/isObject.ts'
import type { Draft } from '../preview/perspective.ts'
import { stegaOptions } from '../preview/stega.ts'

/** Milliseconds per response. */
const timeout = 10_000

const { projectId, dataset, apiVersion, apiHost } = publicEnv.sanity

/** Server only: in the browser it would cost 38 kB. */
const client = createClient({
  projectId,
  dataset,
  apiVersion,
  // Our own lake has no host name per project, and no CDN.
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  // A read after a publish must be the newest.
  useCdn: false,
  perspective: 'published',
  token: process.env.SANITY_API_READ_TOKEN || undefined,
  stega: { enabled: false },
  timeout,
  maxRetries: 2,
})

/** "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** The content lake did not respond, or responded with an error. Logged without its stack. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'

  constructor(cause: unknown) {
    super(
      `The content lake at ${apiHost ?? `${projectId}.api.sanity.io`} could not be read: ${reasonOf(cause)}`,
    )
    this.stack = `${this.name}: ${this.message}`
  }

  /** By name: pages and API routes are bundled apart. */
  static is(error: unknown): error is ContentUnavailableError {
    return error instanceof Error && ['ContentUnavailableError', 'NothingPublishedError'].includes(error.name)
  }
}

/** Nothing is published, or the dataset is private and the token wrong: no defaults, no 404. */
export class NothingPublishedError extends ContentUnavailableError {
  override name = 'NothingPublishedError'

  constructor() {
    super(
      new Error(
        `no published "siteSettings" in the dataset "${dataset}". If the dataset is private, set SANITY_API_READ_TOKEN; if it is new, load the seed or publish the site settings first`,
      ),
    )
    this.stack = `${this.name}: ${this.message}`
  }
}

type Checked = { result: unknown; isReadable: boolean }

const checkedQuery = (query: string) =>
  `{"result": ${query}, "isReadable": count(*[_id == "siteSettings"]) > 0}`

const isChecked = (value: unknown): value is Checked =>
  isObject(value) && 'result' in value && typeof value.isReadable === 'boolean'

function resultOf(value: unknown): unknown {
  if (!isChecked(value)) throw new ContentUnavailableError('its response is not the result of the query')
  if (!value.isReadable) throw new NothingPublishedError()
  return value.result
}

/** The published result of a query. A lost token throws too. @throws {ContentUnavailableError} */
export async function fetchPublished<Result>(
  query: string,
  params: QueryParams = {},
  signal?: AbortSignal,
): Promise<Result> {
  return resultOf(
    await orUnavailable(() =>
      client.fetch<unknown>(checkedQuery(query), params, { cache: 'no-store', ...(signal && { signal }) }),
    ),
  ) as Result
}

/** The newest revision of a document, read by id. @throws {ContentUnavailableError} */
export const fetchRevision = (id: string, signal: AbortSignal): Promise<string | null> =>
  orUnavailable(async () => (await client.getDocument(id, { signal }))?._rev ?? null)

/** The result of a query with drafts and stega marks. @throws {ContentUnavailableError} */
export async function fetchDraft(
  query: string,
  perspective: ClientPerspective,
  params: QueryParams = {},
): Promise<Draft> {
  const { result, resultSourceMap } = await orUnavailable(() =>
    draftClient().fetch<unknown>(checkedQuery(query), params, {
      perspective,
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
      stega: stegaOptions,
      cache: 'no-store',
    }),
  )
  // The live preview sends the bare query.
  return {
    query,
    params,
    initial: {
      data: resultOf(result),
      sourceMap: resultSourceMap && withoutCheck(resultSourceMap),
      perspective,
    },
  }
}

async function orUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw new ContentUnavailableError(error)
  }
}

function withoutCheck({ mappings, ...map }: ContentSourceMap): ContentSourceMap {
  const prefix = "$['result']"
  const own = Object.entries(mappings).filter(([path]) => path.startsWith(prefix))
  return {
    ...map,
    mappings: Object.fromEntries(own.map(([path, origin]) => [path.replace(prefix, '$'), origin])),
  }
}

/** The client for drafts and preview secrets. @throws {Error} when no token is set */
export function draftClient(): SanityClient {
  const token = process.env.SANITY_API_READ_TOKEN
  if (!token) throw new Error('SANITY_API_READ_TOKEN is not set: drafts cannot be read without it')
  return client.withConfig({ token })
}

/** Why a build would have no content, in one line. Gives up after `wait` milliseconds. */
export async function contentFault(wait = 20_000): Promise<string | undefined> {
  try {
    // Any query fails while the site settings are not visible.
    await fetchPublished('true', {}, AbortSignal.timeout(wait))
    return undefined
  } catch (error) {
    if (error instanceof ContentUnavailableError) return error.message
    throw error
  }
}
