import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A listening stand-in. `close` also ends open connections. */
export type RunningServer = { url: string; port: number; close: () => Promise<void> }

/** A request with its response and parsed URL. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

type LoopbackOptions = {
  /** For error messages, for example "blog API". */
  name: string
  /** 0 picks a free port. */
  port: number
  handle: (exchange: Exchange) => Promise<void> | void
}

/** A handler throws it to respond with this status, and the message as plain text. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The Studio also calls `<project>.localhost`, which browsers resolve to loopback. */
const isLoopback = (name: string): boolean => loopbackNames.has(name) || name.endsWith('.localhost')

/** The port of a loopback Host header; undefined for any other host. Stops DNS rebinding. */
export function loopbackPort(host = ''): number | undefined {
  const [, name, port] = /^([\w.:[\]-]+?)(?::(\d+))?$/.exec(host) ?? []
  return name && isLoopback(name.toLowerCase()) ? Number(port ?? 80) : undefined
}

/**
 * Listens on 127.0.0.1 and refuses (421) other Host headers. A handler that throws gives 500.
 * @throws {Error} when the port is in use
 */
export async function startLoopbackServer({ name, port, handle }: LoopbackOptions): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void respond({ name, port, handle }, request, response)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`${name}: port ${port} is already in use`) : error
  })
  const chosen = (server.address() as AddressInfo).port
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${chosen}`, port: chosen, close }
}

async function respond(
  { name, handle }: LoopbackOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Any port: a forwarded one may differ.
  if (loopbackPort(request.headers.host) === undefined)
    return sendText(response, 421, 'Only loopback host names are served.')
  const url = parseUrl(request)
  if (!url) return sendText(response, 400, 'The URL cannot be read.')
  try {
    await handle({ request, response, url })
  } catch (error) {
    if (error instanceof HttpError && !response.headersSent)
      return sendText(response, error.status, error.message)
    console.error(`${name}: ${request.method} ${url.pathname} failed`, error)
    if (!response.headersSent) sendText(response, 500, 'The stand-in failed; see its console.')
    else response.destroy()
  }
}

/** The URL of a request; null for a target such as `//evil.example/`, which names another host. */
function parseUrl({ url = '', headers }: IncomingMessage): URL | null {
  return /^\/(?![/\\])/.test(url) ? URL.parse(`http://${headers.host}${url}`) : null
}

const commonHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

/** Sends a page without scripts. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    })
    .end(html)
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendJsonText(response, status, JSON.stringify(value))
}

/** Sends text as JSON, valid or not. */
export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8' })
    .end(text)
}

/** Origins of the local site. */
export const defaultSiteOrigins: readonly string[] = ['http://localhost:3000', 'http://127.0.0.1:3000']

/** Sets the CORS headers. False for an unknown origin; a request without Origin may go on. */
export function allowOrigin(
  { request, response }: Exchange,
  { origins, methods }: { origins: readonly string[]; methods: string },
): boolean {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!origins.includes(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', methods)
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    response.setHeader('Access-Control-Max-Age', '600')
  }
  return true
}
