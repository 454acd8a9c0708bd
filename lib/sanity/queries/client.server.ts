import { createClient, type ClientPerspective, type QueryParams, type SanityClient } from 'next-sanity'
import { lakeOptions } from '../lakeOptions.ts'
import { isObject } from '#lib/util/isObject.ts'
import type { Draft } from '../preview/perspective.ts'
import { stegaOptions } from '../preview/stega.ts'

const { projectId, dataset, apiHost } = lakeOptions

/** Server only: in the browser it would cost 38 kB. */
const client = createClient({
  ...lakeOptions,
  perspective: 'published',
  token: process.env.SANITY_API_READ_TOKEN || undefined,
  stega: { enabled: false },
  // Milliseconds per response.
  timeout: 10_000,
  maxRetries: 2,
})

/** "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/** The content lake did not respond, or not with content. Logged without its stack. */
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
    return error instanceof Error && error.name === 'ContentUnavailableError'
  }
}

/** Every failure of the lake has one name. */
async function asContentUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw new ContentUnavailableError(error)
  }
}

const nothingPublished = `no published "siteSettings" in the dataset "${dataset}". If the dataset is private, set SANITY_API_READ_TOKEN; if it is new, load the seed or publish the site settings first`

/**
 * The published result of a query. With a lost token a private dataset responds with nothing at all:
 * that throws too, or every page would be a 404. @throws {ContentUnavailableError}
 */
export const fetchPublished = <Result>(
  query: string,
  params: QueryParams = {},
  signal?: AbortSignal,
): Promise<Result> =>
  asContentUnavailable(async () => {
    const checked = `{ "result": ${query}, "isReadable": count(*[_id == "siteSettings"]) > 0 }`
    const options = { cache: 'no-store', ...(signal && { signal }) } as const
    const response = await client.fetch<unknown>(checked, params, options)
    if (!isObject(response) || response.result === undefined) throw new Error('its response is no result')
    if (response.isReadable !== true) throw new Error(nothingPublished)
    return response.result as Result
  })

/** The newest revision of a document, read by id. @throws {ContentUnavailableError} */
export const fetchRevision = (id: string, signal: AbortSignal): Promise<string | null> =>
  asContentUnavailable(async () => (await client.getDocument(id, { signal }))?._rev ?? null)

/** The result of a query with drafts and stega marks. @throws {ContentUnavailableError} */
export const fetchDraft = (
  query: string,
  perspective: ClientPerspective,
  params: QueryParams = {},
): Promise<Draft> =>
  asContentUnavailable(async () => {
    const { result, resultSourceMap } = await draftClient().fetch<unknown>(query, params, {
      perspective,
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
      stega: stegaOptions,
      cache: 'no-store',
    })
    return { query, params, initial: { data: result, sourceMap: resultSourceMap, perspective } }
  })

/** The client for drafts and preview secrets. @throws {Error} when no token is set */
export function draftClient(): SanityClient {
  const token = process.env.SANITY_API_READ_TOKEN
  if (!token) throw new Error('SANITY_API_READ_TOKEN is not set: drafts cannot be read without it')
  return client.withConfig({ token })
}
