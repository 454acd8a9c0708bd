import type { IncomingMessage } from 'node:http'
import { readBytes } from 'local-http/body'
import { httpError, invalidBody, type ApiError } from '../errors.ts'
import { isNestedDeeper, isObject } from '../json.ts'

/**
 * Largest JSON body, in bytes: a script that runs against this lake must not fail on the hosted
 * one.
 */
const jsonBodyLimit = 4_000_000
/**
 * Levels of objects and arrays in a JSON body: more than any document may have, with what it is
 * wrapped in.
 */
const jsonDepthLimit = 200
/** Largest uploaded asset, in bytes. */
export const assetBodyLimit = 50 * 1024 * 1024

/** A request on its way through the lake, with the parts that handlers ask for taken apart. */
export class Exchange {
  readonly method: string
  /** The full URL as the client wrote it. */
  readonly url: URL
  /** The path without the API version. */
  readonly path: string
  /** `2025-02-19`, `1` or `X`. */
  readonly apiVersion: string
  readonly query: URLSearchParams
  /** Whether the sender may write and read drafts. */
  readonly isTrusted: boolean
  readonly #request: IncomingMessage

  constructor(request: IncomingMessage, url: URL, isTrusted: boolean) {
    this.#request = request
    this.isTrusted = isTrusted
    this.method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    this.url = url
    this.query = url.searchParams
    const [, version, path] = /^\/v([^/]+)(\/.*)$/.exec(url.pathname) ?? [undefined, '1', url.pathname]
    this.apiVersion = version ?? '1'
    this.path = path ?? '/'
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  get localPort(): number {
    return this.#request.socket.localPort ?? 0
  }

  /** Values of parameters that begin with `$`, which are JSON. */
  queryParams(): Record<string, unknown> {
    const params: Record<string, unknown> = {}
    for (const [name, text] of this.query) {
      if (name.startsWith('$'))
        params[name.slice(1)] = parseJson(text, `Parameter "${name}"`, (problem) => httpError(400, problem))
    }
    return params
  }

  flag(name: string): boolean {
    return this.query.get(name) === 'true'
  }

  /** @throws ApiError 413 when it is larger than `limit` bytes */
  async body(limit: number): Promise<Buffer> {
    const { content } = await readBytes(this.#request, limit)
    if (content) return content
    throw httpError(413, `Request body exceeds limit of ${limit} bytes`)
  }

  /** @throws ApiError 400 when the body is not a JSON object, 413 when it is too large */
  async jsonObject(): Promise<Record<string, unknown>> {
    const value = await this.json()
    if (!isObject(value)) throw invalidBody('The body must be a JSON object')
    return value
  }

  /** @throws ApiError 400 when the body is not JSON or nested too deep, 413 when it is too large */
  async json(mayBeEmpty = false): Promise<unknown> {
    const text = (await this.body(jsonBodyLimit)).toString('utf8')
    return text === '' && mayBeEmpty ? undefined : parseJson(text, 'The body', invalidBody)
  }
}

function parseJson(text: string, what: string, refuse: (problem: string) => ApiError): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(`${what} is not valid JSON`)
  }
  // Later code may recurse over it.
  if (isNestedDeeper(value, jsonDepthLimit)) {
    throw refuse(`${what} is nested deeper than ${jsonDepthLimit} levels`)
  }
  return value
}

/** A whole number from the query, within bounds; anything else counts as absent. */
export function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text)
  return text !== null && text !== '' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined
}
