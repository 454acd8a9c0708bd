import { sendHtml, sendJson, sendJsonText, type Exchange } from 'local-http/server'
import type { CatalogueEntry } from './catalogue.ts'
import { resultOfOverride } from './override.ts'
import { asSent, wrap } from './sent.ts'

type ActionContext = {
  entries: readonly CatalogueEntry[]
  /** Posts that replace the entries. */
  override: readonly unknown[] | null
  /** One of `blogFaultKinds`; anything else changes nothing. */
  faultKind: string
}

/** Handles `action=all`, `action=single&id=` and `action=get&id=`, with a fault. */
export function respondToAction(
  { request, response, url }: Exchange,
  { entries, override, faultKind }: ActionContext,
): void {
  const action = url.searchParams.get('action') ?? ''
  if (action !== 'all' && action !== 'single' && action !== 'get') {
    return sendJson(response, 400, { success: false, message: 'Unknown action' })
  }
  // The Host header, because the client can reach that name.
  const imageBase = `http://${request.headers.host}/images/`
  const id = url.searchParams.get('id') ?? ''
  const usual = override
    ? resultOfOverride(override, action, id)
    : action === 'all'
      ? {
          success: true,
          data: entries.map(({ article, form }) => asSent(article, form, { imageBase, view: 'list' })),
        }
      : findPost(entries, id, action, imageBase)

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

/** The post with this id or slug, in its envelope. */
function findPost(
  entries: readonly CatalogueEntry[],
  id: string,
  action: 'single' | 'get',
  imageBase: string,
): Record<string, unknown> {
  const entry = entries.find(({ article }) => article.id === id || article.slug === id)
  if (!entry) return { success: false, data: null }
  return wrap(asSent(entry.article, entry.form, { imageBase, view: 'detail' }), entry.form.envelopes[action])
}
