import { isObject } from '../../lib/isObject.ts'
import { readBody } from '../http/body.ts'
import { allowOrigin, defaultSiteOrigins } from '../http/cors.ts'
import { createFaultSwitch, playTransportFault } from '../http/faults.ts'
import type { Exchange, RunningServer } from '../http/server.ts'
import { sendHtml, sendJson, sendText, startLoopbackServer } from '../http/server.ts'
import { outboxPage } from './page.ts'
import type { MessageStore } from './store.ts'
import { openStore } from './store.ts'

/** The provider's own limit for the template variables. */
const maxBodyBytes = 50_000

type MailOutboxOptions = {
  /** 0 lets the system choose. */
  port: number
  /** Where the messages are kept. */
  file: string
  /** Origins whose pages may send. */
  origins?: readonly string[]
  /** A fault to start with, for example `429` or `kind=slow&ms=3000`. */
  fault?: string | undefined
  /** A file that decides the fault while it holds text. */
  faultFile?: string | undefined
}

/**
 * Stands in for the email provider: takes `POST /api/v1.0/email/send` as section 7 of the contract has it and keeps every
 * message. `/` shows them, `/messages` lists them as JSON (DELETE empties it). Nothing is ever sent. Its faults are
 * switched by `?fault=` in a request, by `faultFile`, or by `POST /__fault?kind=`.
 * @throws {PortTakenError} when the port is in use
 * @throws {UnknownFaultError} when `fault` is not one
 */
export async function startMailOutbox(options: MailOutboxOptions): Promise<RunningServer> {
  const { port, file, origins = defaultSiteOrigins, fault, faultFile } = options
  const faults = createFaultSwitch({ ownKinds: [], initial: fault, file: faultFile })
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
    if (await playTransportFault(await faults.faultFor(url, 'send'), exchange)) return
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

/** Messages hold what visitors typed: only a person at this machine reads or empties them, never a page elsewhere. */
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
