import { isObject } from 'local-http/json'
import { readBody } from 'local-http/body'
import { createFaultSwitch, playTransportFault } from 'local-http/faults'
import {
  allowOrigin,
  defaultSiteOrigins,
  sendHtml,
  sendJson,
  sendText,
  startLoopbackServer,
  type Exchange,
  type RunningServer,
} from 'local-http/server'
import { outboxPage } from './page.ts'
import { openStore, type MessageStore } from './store.ts'

/** The provider's limit for template variables. */
const maxBodyBytes = 50_000

type MailOutboxOptions = {
  port: number
  file: string
  origins?: readonly string[]
}

/**
 * Stands in for the email provider: stores each `POST /api/v1.0/email/send`.
 * `/` shows the messages; `/messages` lists them as JSON, and `DELETE` removes them.
 * `?fault=` and `POST /__fault?kind=` set faults.
 * @throws {Error} when the port is in use
 */
export async function startMailOutbox(options: MailOutboxOptions): Promise<RunningServer> {
  const { port, file, origins = defaultSiteOrigins } = options
  const faults = createFaultSwitch([])
  const store = await openStore(file)

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange
    if (faults.handleAdmin(exchange)) return
    if (url.pathname !== '/api/v1.0/email/send') return showMessages(exchange, store)
    const allowed = allowOrigin(exchange, { origins, methods: 'POST' })
    if (request.method === 'OPTIONS') return void response.writeHead(allowed ? 204 : 403).end()
    if (request.method !== 'POST') return sendText(response, 405, 'Only POST is accepted.')
    if (!allowed) return sendText(response, 403, 'This origin is not allowed to send.')
    const text = await readBody(request, maxBodyBytes)
    if (await playTransportFault(faults.faultFor(url, 'send'), exchange)) return
    await acceptMessage(exchange, store, text)
  }

  return startLoopbackServer({ name: 'mail outbox', port, handle })
}

async function acceptMessage({ response }: Exchange, store: MessageStore, text: string): Promise<void> {
  const body = parseObject(text)
  if (!body) return sendText(response, 400, 'The body is not a JSON object.')
  const missing = ['user_id', 'service_id', 'template_id'].filter(
    (name) => typeof body[name] !== 'string' || !body[name],
  )
  if (missing.length) return sendText(response, 400, `Missing: ${missing.join(', ')}.`)
  await store.add(body)
  sendText(response, 200, 'OK')
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Messages hold what visitors typed: no web page may read or delete them. */
async function showMessages({ request, response, url }: Exchange, store: MessageStore): Promise<void> {
  if (request.headers.origin !== undefined)
    return sendText(response, 403, 'Messages are not shown to web pages.')
  const call = `${request.method} ${url.pathname}`
  if (call === 'GET /') return sendHtml(response, 200, outboxPage(store.all(), url.host))
  if (call === 'GET /messages') return sendJson(response, 200, store.all())
  if (call !== 'DELETE /messages') return sendText(response, 404, 'Nothing is here.')
  await store.clear()
  sendJson(response, 200, [])
}
