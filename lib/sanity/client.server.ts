import {
  createClient,
  type ClientPerspective,
  type ContentSourceMap,
  type SanityClient,
} from '@sanity/client'
import { publicEnv } from '../env.ts'
import { isObject } from '../isObject.ts'
import { perProcess } from '../perProcess.server.ts'
import type { Draft } from './draftQuery.ts'
import { stegaOptions } from './stega.ts'
import { wellFormedTexts } from './wellFormedTexts.ts'

/** Milliseconds that one answer of the content lake may take before the page keeps what it has. */
const timeout = 10_000

const { projectId, dataset, apiVersion, apiHost } = publicEnv.sanity

/** The one client for content. Server only: in the browser it would cost 38 kB. */
const client = createClient({
  projectId,
  dataset,
  apiVersion,
  // A host of one's own (the local lake) has no sub-domain for each project, and no CDN.
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  // Pages are generated once and asked for again only after a publish: that read must be the newest.
  useCdn: false,
  perspective: 'published',
  token: process.env.SANITY_API_READ_TOKEN || undefined,
  // Public pages never carry the invisible characters of click-to-edit.
  stega: { enabled: false },
  timeout,
  maxRetries: 2,
})

/** What a query is asked with. Values travel beside the query, never inside it. */
type Params = Readonly<Record<string, string>>

/** What an error says, with what is behind it: "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

/**
 * The content lake did not answer, or answered with an error. Where that was noticed is always the same place, so it is one line in a log.
 * Pages and API routes share answers, and so failures.
 */
export const ContentUnavailableError = perProcess(
  'ContentUnavailableError',
  () =>
    class ContentUnavailableError extends Error {
      override name = 'ContentUnavailableError'

      constructor(cause: unknown) {
        const reason = reasonOf(cause)
        super(`The content lake at ${apiHost ?? `${projectId}.api.sanity.io`} could not be read: ${reason}`)
        this.stack = `${this.name}: ${this.message}`
      }
    },
)

/**
 * The lake answers, and shows nothing. That is a dataset in which nobody has published yet, or a private one asked without a token that it
 * believes: the lake says neither which nor "no". Defaults, empty lists and a 404 would be wrong in both.
 */
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

/** An answer, and whether the site settings could be seen by whoever asked for it: at one moment, since one query gives both. */
type Sight = { answer: unknown; isReadable: boolean }

const withSight = (query: string) => `{"answer": ${query}, "isReadable": count(*[_id == "siteSettings"]) > 0}`

/** False for what the client could not read, and for some proxy's "200, maintenance". */
const isSight = (result: unknown): result is Sight =>
  isObject(result) && 'answer' in result && typeof result.isReadable === 'boolean'

/**
 * The published answer to a query, of the type that was generated for it; `signal` ends the call. "Nothing" is only believed of a dataset
 * whose site settings can be seen: every page shows them, and nobody can unpublish them in the Studio. So whatever is made from an
 * answer, a page, a redirect or a 404, never takes the place of a good one because a token was lost.
 * @throws {ContentUnavailableError} when the lake is down, slow or refuses.
 * @throws {NothingPublishedError} when it shows nothing.
 */
export async function fetchPublished<Answer>(
  query: string,
  params: Params = {},
  signal?: AbortSignal,
): Promise<Answer> {
  return answerOf(await fetchResult(withSight(query), params, signal)) as Answer
}

function answerOf(result: unknown): unknown {
  if (!isSight(result)) throw new ContentUnavailableError('its answer is not what was asked for')
  if (!result.isReadable) throw new NothingPublishedError()
  return wellFormedTexts(result.answer)
}

async function fetchResult(query: string, params: Params, signal?: AbortSignal): Promise<unknown> {
  try {
    return await client.fetch<unknown>(query, params, { cache: 'no-store', ...(signal && { signal }) })
  } catch (error) {
    throw new ContentUnavailableError(error)
  }
}

/**
 * The revision of the document with this id, null if there is none; `signal` ends the call. It is asked for without a query, so it is the
 * newest, also where the index that answers queries is behind.
 * @throws {ContentUnavailableError} when the lake is down, slow or refuses.
 */
export async function fetchRevision(id: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await client.getDocument(id, { signal }))?._rev ?? null
  } catch (error) {
    throw new ContentUnavailableError(error)
  }
}

/**
 * The answer to a query with drafts in it, marked for click-to-edit; "nothing" is believed as above.
 * @throws {ContentUnavailableError} when the lake is down, slow or refuses, or no token was set.
 * @throws {NothingPublishedError} when it shows nothing.
 */
export async function fetchDraft(
  query: string,
  perspective: ClientPerspective,
  params: Params = {},
): Promise<Draft> {
  const { result, resultSourceMap } = await fetchMarked(withSight(query), perspective, params)
  // What keeps the page live asks the query itself.
  return {
    query,
    params,
    initial: {
      data: answerOf(result),
      sourceMap: resultSourceMap && mapOfAnswer(resultSourceMap),
      perspective,
    },
  }
}

async function fetchMarked(query: string, perspective: ClientPerspective, params: Params) {
  try {
    return await draftClient().fetch<unknown>(query, params, {
      perspective,
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
      stega: stegaOptions,
      cache: 'no-store',
    })
  } catch (error) {
    throw new ContentUnavailableError(error)
  }
}

/** Where each part of the answer came from, by its place in the answer alone. */
function mapOfAnswer({ mappings, ...map }: ContentSourceMap): ContentSourceMap {
  const within = "$['answer']"
  const own = Object.entries(mappings).filter(([place]) => place.startsWith(within))
  return {
    ...map,
    mappings: Object.fromEntries(own.map(([place, origin]) => [place.replace(within, '$'), origin])),
  }
}

/**
 * The client for what visitors must not see: drafts and preview secrets.
 * @throws {Error} when no token was set.
 */
export function draftClient(): SanityClient {
  const token = process.env.SANITY_API_READ_TOKEN
  if (!token) throw new Error('SANITY_API_READ_TOKEN is not set: drafts cannot be read without it')
  return client.withConfig({ token })
}
