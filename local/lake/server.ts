import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { closeServer, parseUrl } from '../http/server.ts'
import { importDocuments } from './archive/importDocuments.ts'
import { assetFileName } from './assets/upload.ts'
import { ApiError, httpError, PortInUseError } from './errors.ts'
import { Exchange } from './http/exchange.ts'
import { checkHost, checkOrigin, preflightHeaders } from './http/guard.ts'
import { json, type Reply } from './http/reply.ts'
import { route } from './http/router.ts'
import { isObject } from './json.ts'
import { StreamPorts } from './live/streamPorts.ts'
import { Presence } from './presence.ts'
import { createServices, type LakeServices } from './services.ts'
import { isSqliteError } from './store/database.ts'
import { Store } from './store/store.ts'
import type { CommittedTransaction, DocumentInput } from './types.ts'
import { WebhookSender, type WebhookTarget } from './webhook/sender.ts'

/** What a fresh lake is filled with. */
export interface Seed {
  documents: DocumentInput[]
  /** The folder that `file://./` in the documents is relative to. */
  assetRoot: string
}

/** All that a lake is told when it starts; it reads no environment itself. */
export interface LakeOptions {
  /** 0 takes any free port. */
  port: number
  /** Sibling ports for event streams; see `StreamPorts`. None serves streams on the main port. */
  streamPorts: readonly number[]
  dataDir: string
  projectId: string
  dataset: string
  /** Origins of web pages that may talk to the lake. */
  allowedOrigins: readonly string[]
  /** Who hears of published changes; undefined for nobody. */
  webhook: WebhookTarget | undefined
  /** Asked for when the data folder is empty. */
  seed: () => Promise<Seed>
  log: (line: string) => void
}

/** A running lake. */
export interface Lake {
  url: string
  port: number
  close: () => Promise<void>
}

const loopback = '127.0.0.1'
const headersTimeoutMs = 10_000
/** An upload of the largest asset must fit in here. */
const requestTimeoutMs = 60_000
/** Long queries travel in the URL: clients send up to 16 kB. */
const maxHeaderBytes = 64 * 1024

/**
 * Starts the content lake: a local stand-in for hosted Sanity that the real Studio and the real
 * client talk to.
 *
 * @throws DataFolderInUseError when another lake has the data folder, PortInUseError when a port is
 *   taken
 */
export async function startLake(options: LakeOptions): Promise<Lake> {
  const { projectId, dataset, log, webhook } = options
  const servers: Server[] = []
  const mainPort = () => portOf(servers[0]) ?? options.port
  const streamPorts = new StreamPorts(options.streamPorts, mainPort)
  const store = new Store({
    dataDir: options.dataDir,
    publicUrl: `http://localhost:${options.port}`,
    namespace: { projectId, dataset },
    keepOutbox: webhook !== undefined,
  })
  const services = createServices(store, { projectId, dataset }, streamPorts)
  const presence = new Presence()
  const sender =
    webhook &&
    new WebhookSender({ target: webhook, outbox: store.outbox, project: { projectId, dataset }, log })
  const close = async () => {
    sender?.close()
    presence.close()
    services.listeners.close()
    services.liveEvents.close()
    await Promise.all(servers.map(closeServer))
    store.close()
  }

  try {
    forgetDeleted(store, log)
    if (store.isEmpty()) {
      const { documents, assetRoot } = await options.seed()
      await importDocuments(store, { projectId, dataset }, documents, assetRoot)
      log(`filled an empty content lake with ${documents.length} documents`)
    }
    const handler = requestHandler(services, new Set(options.allowedOrigins), log)
    for (const port of [options.port, ...options.streamPorts]) servers.push(await listen(port, handler))
  } catch (error) {
    await close()
    throw error
  }

  servers[0]?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else listens from here on, and a reset that nobody hears of ends the process.
    socket.on('error', () => socket.destroy())
    try {
      checkHost(request)
      const url = requestUrl(request)
      checkOrigin(request, url, new Set(options.allowedOrigins), streamPorts)
      if (!new RegExp(`^/v[^/]+/socket/${dataset}$`).test(url.pathname))
        throw httpError(404, 'Not Found', url.pathname)
      presence.accept(request, socket, head)
    } catch (error) {
      socket.end(
        `HTTP/1.1 ${error instanceof ApiError ? error.status : 500} Refused\r\nconnection: close\r\n\r\n`,
        () => socket.destroy(),
      )
    }
  })
  const reactions: ((transaction: CommittedTransaction) => void)[] = [
    (transaction) => services.listeners.announce(transaction),
    (transaction) => services.liveEvents.announce(transaction),
    (transaction) => removeDeletedAssets(store, transaction),
    () => sender?.wake(),
  ]
  store.onCommit((transaction) => {
    for (const react of reactions) {
      // What is on disk is saved, even if telling others about it fails.
      try {
        react(transaction)
      } catch (error) {
        log(`after transaction ${transaction.id}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  })
  sender?.wake()
  const port = mainPort()
  return { url: `http://localhost:${port}`, port, close }
}

/** Tidying up has to write, and the disk may be full: what is on it can be read all the same. */
function forgetDeleted(store: Store, log: (line: string) => void): void {
  try {
    store.history.forgetDeleted(new Date())
  } catch (error) {
    if (!isSqliteError(error)) throw error
    log(`the history of documents that are long gone is kept for now: ${error.message}`)
  }
}

function requestHandler(
  lake: LakeServices,
  allowedOrigins: ReadonlySet<string>,
  log: (line: string) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let cors: Record<string, string> = {}
    try {
      checkHost(request)
      const url = requestUrl(request)
      cors = checkOrigin(request, url, allowedOrigins, lake.streamPorts)
      if (request.method === 'OPTIONS') {
        send(response, { status: 204, headers: preflightHeaders(request), body: '' }, cors)
        return
      }
      send(response, await route(new Exchange(request, url), lake), cors)
    } catch (error) {
      if (response.headersSent) {
        response.destroy()
        return
      }
      // An unread body would be taken for the next request.
      if (!request.complete) response.setHeader('connection', 'close')
      send(response, errorReply(error, request, log), cors)
    }
  }
}

function requestUrl(request: IncomingMessage): URL {
  const url = parseUrl(request)
  if (!url) throw httpError(400, 'Bad Request', 'The address cannot be read')
  return url
}

function send(response: ServerResponse, reply: Reply, cors: Record<string, string>): void {
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
  if ('stream' in reply) reply.stream(response)
  else response.writeHead(reply.status, reply.headers).end(reply.body)
}

function errorReply(error: unknown, request: IncomingMessage, log: (line: string) => void): Reply {
  if (error instanceof ApiError) {
    if (error.status >= 403 && error.status !== 409)
      log(`${error.status} ${request.method} ${request.url}: ${error.message}`)
    return json(error.body, error.status)
  }
  const full = isObject(error) && error.code === 'ENOSPC'
  log(
    `${request.method} ${request.url} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
  return full
    ? json(httpError(507, 'Insufficient Storage', 'The disk is full: nothing was saved.').body, 507)
    : json(httpError(500, 'Internal Server Error', 'The content lake failed; its log says why.').body, 500)
}

function listen(
  port: number,
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Server> {
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, maxHeaderSize: maxHeaderBytes },
    (request, response) => void handler(request, response),
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    )
    server.listen(port, loopback, () => resolve(server))
  })
}

function portOf(server: Server | undefined): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port
}

/** The bytes go with the asset document. */
function removeDeletedAssets(store: Store, { changes }: CommittedTransaction): void {
  for (const { id, after } of changes) {
    const fileName = after ? undefined : assetFileName(id)
    if (fileName) store.files.remove(fileName)
  }
}
