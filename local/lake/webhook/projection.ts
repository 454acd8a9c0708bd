import { evaluateSync, parse, toJS } from 'groq-js'
import { queryError } from '../errors.ts'
import type { WebhookBody } from '../store/outbox.ts'

/**
 * What webhook calls hold: a GROQ projection of the document, which may name `before()`, `after()`
 * and `delta::operation()`. Without one the whole document, as hosted Sanity does.
 *
 * @throws ApiError when the projection cannot be read or run
 */
export function projected(projection: string | undefined): WebhookBody {
  if (!projection?.trim()) return ({ before, after }) => after ?? before
  const tree = read(projection)
  return ({ before, after }) => toJS(evaluateSync(tree, { root: after ?? before, before, after }))
}

function read(projection: string) {
  try {
    const tree = parse(projection, { mode: 'delta' })
    // A function that cannot be run is found here, not by the first publish.
    evaluateSync(tree, { root: {}, before: null, after: {} })
    return tree
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw queryError(`LAKE_WEBHOOK_PROJECTION: ${problem}`, projection)
  }
}
