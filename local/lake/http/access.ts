import { httpError, mutationError } from '../errors.ts'
import type { Exchange } from './exchange.ts'

const queryPath = /^\/(data\/)?query\//
/** Endpoints that show drafts, whatever their parameters are. */
const draftPath = /^\/data\/(history|export|references)\//
/** Here hosted Sanity names the refused mutation. */
const mutationPath = /^\/data\/(mutate|actions)\//
/** Requests that write nothing of the project. */
const harmlessPath = /^\/(intake|auth|journey|descriptors|assist)\//

/**
 * With tokens, a request that names none may read what is published.
 *
 * @throws ApiError 403 for a write, and for a request of drafts
 */
export function checkAccess(exchange: Exchange): void {
  if (exchange.isTrusted) return
  const isRead =
    exchange.method === 'GET' || queryPath.test(exchange.path) || harmlessPath.test(exchange.path)
  if (!isRead) {
    const description = refusal('write')
    throw mutationPath.test(exchange.path)
      ? mutationError({ type: 'insufficientPermissionsError', description }, 0, 403)
      : httpError(403, description)
  }
  const perspective = exchange.query.getAll('perspective').join(',')
  const asksForDrafts =
    draftPath.test(exchange.path) ||
    (perspective !== '' && perspective !== 'published') ||
    exchange.flag('includeDrafts') ||
    exchange.flag('includeAllVersions')
  if (asksForDrafts) throw httpError(403, refusal('read drafts'))
}

function refusal(what: string): string {
  return `Insufficient permissions: to ${what}, send one of the lake’s tokens`
}

/**
 * Whether the sender of a request may do everything: pages of allowed origins, as their user is
 * logged in, and who sends a token. Without a list of tokens everybody is.
 *
 * @throws ApiError 401 for a token that is not on the list
 */
export function isTrusted(
  authorization: string | undefined,
  fromAllowedOrigin: boolean,
  tokens: ReadonlySet<string>,
): boolean {
  if (tokens.size === 0) return true
  const token = /^bearer (.*)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return fromAllowedOrigin
  if (tokens.has(token)) return true
  const message = 'Session not found: the lake does not know this token'
  throw httpError(401, message, { errorCode: 'SIO-401-ANF' })
}
