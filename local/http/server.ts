import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in that is listening. `close` ends open connections too, hanging ones included. */
export type RunningServer = { url: string; port: number; close: () => Promise<void> }

/** One exchange, with the address already parsed; its host is the one by which the client reached us. */
export type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL }

type LoopbackOptions = {
  /** Who is speaking in error messages, for example "blog API". */
  name: string
  /** 0 lets the system choose. */
  port: number
  handle: (exchange: Exchange) => Promise<void> | void
}

/** The port belongs to another program; says which stand-in wanted it. */
class PortTakenError extends Error {
  override name = 'PortTakenError'
}

/** Thrown by a handler to answer with this status and its message as plain text. */
export class AnswerError extends Error {
  override name = 'AnswerError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The Studio's interface also calls `<project>.localhost`. Browsers resolve these names to this machine without asking anybody. */
const isLoopback = (name: string): boolean => loopbackNames.has(name) || name.endsWith('.localhost')

/**
 * The port that a Host header names; undefined if it names another machine than this. A page whose name was re-pointed at this machine
 * (DNS rebinding) is of the same origin to its browser, so only that header gives it away.
 */
export function loopbackPort(host = ''): number | undefined {
  const [, name, port] = /^([\w.:[\]-]+?)(?::(\d+))?$/.exec(host) ?? []
  return name && isLoopback(name.toLowerCase()) ? Number(port ?? 80) : undefined
}

/**
 * Listens on 127.0.0.1 only and refuses (421) every request whose Host header is not a loopback name, so that no web page
 * can reach a stand-in by pointing its own domain at this machine. A handler that throws answers 500.
 * @throws {PortTakenError} when the port is in use
 */
export async function startLoopbackServer({ name, port, handle }: LoopbackOptions): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void answer({ name, port, handle }, request, response)
  })
  await listen(server, name, port)
  const chosen = (server.address() as AddressInfo).port
  return { url: `http://127.0.0.1:${chosen}`, port: chosen, close: () => closeServer(server) }
}

async function answer(
  { name, handle }: LoopbackOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Any port: a forwarded one may differ from ours.
  if (loopbackPort(request.headers.host) === undefined)
    return sendText(response, 421, 'Only loopback host names are served.')
  const url = parseUrl(request)
  if (!url) return sendText(response, 400, 'The address cannot be read.')
  try {
    await handle({ request, response, url })
  } catch (error) {
    if (error instanceof AnswerError && !response.headersSent)
      return sendText(response, error.status, error.message)
    console.error(`${name}: ${request.method} ${url.pathname} failed`, error)
    if (!response.headersSent) sendText(response, 500, 'The stand-in failed; see its console.')
    else response.destroy()
  }
}

/** The address of a request, of the checked host whatever the target says (`//evil.example/` would name another one); null if there is none. */
export function parseUrl({ url = '', headers }: IncomingMessage): URL | null {
  return /^\/(?![/\\])/.test(url) ? URL.parse(`http://${headers.host}${url}`) : null
}

function listen(server: Server, name: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new PortTakenError(`${name}: port ${port} is already in use`) : error,
      )
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}

/** Stops a server, with the connections that it has. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Nothing a stand-in serves may be sniffed into another type or kept by a cache. */
const commonHeaders = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }

/** Ends the exchange with plain text. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

/** Ends the exchange with a page that may style itself, but runs no script, loads nothing and is shown in no frame. */
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

/** Ends the exchange with a value as JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendJsonText(response, status, JSON.stringify(value))
}

/** For answers that are meant to be JSON and may deliberately not be. */
export function sendJsonText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8' })
    .end(text)
}
