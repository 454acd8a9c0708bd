import { STATUS_CODES } from 'node:http'

/** A response other than 2xx: the status and the JSON body exactly as the API would send them. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/**
 * A plain error of the API: `{statusCode, error, message}`, where `error` is the name of the status
 * unless `extra` says more.
 */
export function httpError(status: number, message: string, extra: Record<string, string> = {}): ApiError {
  return new ApiError(status, message, { statusCode: status, error: STATUS_CODES[status], message, ...extra })
}

/** The body of a request to a dataset is not JSON, or not what the endpoint takes. */
export function invalidBody(description: string): ApiError {
  return new ApiError(400, description, { error: { type: 'httpInvalidRequestBody', description } })
}

/** Why one mutation of a request was refused; the names are the Content Lake's own. */
export interface MutationFault {
  type:
    | 'mutationError'
    | 'validationError'
    | 'documentAlreadyExistsError'
    | 'documentNotFoundError'
    | 'documentRevisionIDDoesNotMatchError'
    | 'documentHasExistingReferencesError'
    | 'documentReferenceDoesNotExistError'
    | 'transactionAlreadyExistsError'
    | 'insufficientPermissionsError'
  description: string
  id?: string
  [detail: string]: unknown
}

/**
 * A refused transaction: 409 (or 400 for malformed input) with `error.type: 'mutationError'`, the
 * shape from which @sanity/client builds its message.
 */
export function mutationError(fault: MutationFault, index = 0, status = 409): ApiError {
  const description = `The mutation(s) failed: ${fault.description}`
  return new ApiError(status, description, {
    error: { type: 'mutationError', description, items: [{ index, error: fault }] },
  })
}

/** A refused action: 409 (or 400) with `error.type: 'actionError'`. */
export function actionError(description: string, index: number, status = 409): ApiError {
  return new ApiError(status, description, {
    error: {
      type: 'actionError',
      description,
      items: [{ index, error: { type: 'actionError', description } }],
    },
  })
}

/**
 * A query that cannot be read or that asks for something the lake does not have: 400.
 *
 * @param position of the fault in the query, from 0. On the wire it counts from 1; without one the
 *   client shows the description alone, with a 0 it would show the query alone.
 */
export function queryError(description: string, query: string, position?: number): ApiError {
  const place = position === undefined ? {} : { start: position + 1, end: position + 1 }
  return new ApiError(400, description, { error: { type: 'queryParseError', description, query, ...place } })
}

/** Another process holds the data folder: a lake is running on it. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError'

  constructor(dataDir: string) {
    super(`The content lake is already running on ${dataDir}. Stop it first (Ctrl-C where it was started).`)
  }
}

/** The data folder cannot be opened, or what is in it is damaged or not this version's. */
export class UnreadableDataError extends Error {
  override name = 'UnreadableDataError'

  constructor(dataDir: string, reason: string) {
    super(
      `The content lake cannot read ${dataDir}: ${reason}. Keep a copy of it if you need what is in there; npm run content:reset starts over.`,
    )
  }
}

/** A port that the lake needs is taken. */
export class PortInUseError extends Error {
  override name = 'PortInUseError'

  constructor(port: number) {
    super(`Port ${port}, which the content lake needs, is in use. Stop what listens there, or move PORT.`)
  }
}

/** An import names a file that cannot be read, or is none. Nothing of it is loaded. */
export class ImportError extends Error {
  override name = 'ImportError'
}
