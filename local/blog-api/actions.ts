import type { Exchange } from '../http/server.ts'
import { sendHtml, sendJson, sendJsonText } from '../http/server.ts'
import type { CatalogueEntry } from './catalogue.ts'
import { answerTold } from './told.ts'
import { toWire, wrap } from './wire.ts'

type ActionContext = {
  entries: readonly CatalogueEntry[]
  /** Posts that the host is told, in place of the entries. */
  told: readonly unknown[] | null
  /** One of `blogFaultKinds`, or anything else for the usual answer. */
  faultKind: string
}

/** Answers `action=all`, `action=single&id=` and `action=get&id=`, spoilt as `faultKind` says. */
export function answerAction(
  { request, response, url }: Exchange,
  { entries, told, faultKind }: ActionContext,
): void {
  const action = url.searchParams.get('action') ?? ''
  if (action !== 'all' && action !== 'single' && action !== 'get') {
    return sendJson(response, 400, { success: false, message: 'Unknown action' })
  }
  // The pictures' addresses follow the name by which the host was reached, so that they work wherever the answer does.
  const pictureBase = `http://${request.headers.host}/images/`
  const id = url.searchParams.get('id') ?? ''
  const usual = told
    ? answerTold(told, action, id)
    : action === 'all'
      ? {
          success: true,
          data: entries.map(({ article, form }) => toWire(article, form, { pictureBase, view: 'list' })),
        }
      : findPost(entries, id, action, pictureBase)

  switch (faultKind) {
    case 'html':
      return sendHtml(response, 200, '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>')
    case 'truncated': {
      const text = JSON.stringify(usual)
      return sendJsonText(response, 200, text.slice(0, Math.ceil(text.length / 2)))
    }
    case 'success-false':
      return sendJson(response, 200, { success: false, message: 'Something went wrong' })
    case 'empty':
      return sendJson(response, 200, action === 'all' ? { success: true, data: [] } : {})
    case 'single-object':
      return sendJson(
        response,
        200,
        'data' in usual && Array.isArray(usual.data) ? { ...usual, data: usual.data[0] } : usual,
      )
    default:
      return sendJson(response, 200, usual)
  }
}

/** Both an id and a slug find a post, since a post's address is its slug. Without one the answer holds no post. */
function findPost(
  entries: readonly CatalogueEntry[],
  id: string,
  action: 'single' | 'get',
  pictureBase: string,
): Record<string, unknown> {
  const entry = entries.find(({ article }) => article.id === id || article.slug === id)
  if (!entry) return { success: false, data: null }
  return wrap(
    toWire(entry.article, entry.form, { pictureBase, view: 'detail' }),
    entry.form.envelopes[action],
  )
}
