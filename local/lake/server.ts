import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { importDocuments } from './archive/importDocuments.ts'
import { assetFileName } from './assets/upload.ts'
import { ApiError, httpError, PortInUseError } from './errors.ts'
import { isTrusted } from './http/access.ts'
import { Exchange } from './http/exchange.ts'
import { checkHost, checkOrigin, preflightHeaders } from './http/guard.ts'
import { json, type Reply } from './http/reply.ts'
import { checkDataset, route } from './http/router.ts'
import { isObject } from './json.ts'
import { StreamPorts } from './live/streamPorts.ts'
import { createServices, type LakeServices } from './services.ts'
import { isSqliteError } from './store/database.ts'
import { Store } from './store/store.ts'
import type { CommittedTransaction, DocumentInput } from './types.ts'
import { projected } from './webhook/projection.ts'
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
  /** Only who sends one of them writes and reads drafts; without any everybody does. */
  tokens?: readonly string[]
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
  const { projectId, dataset, dataDir, log, webhook } = options
  const servers: Server[] = []
  const mainPort = () => portOf(servers[0]) ?? options.port
  const streamPorts = new StreamPorts(options.streamPorts, mainPort)
  const project = { projectId, dataset }
  const store = new Store({
    dataDir,
    publicUrl: `http://localhost:${options.port}`,
    namespace: project,
    webhookBody: webhook && projected(webhook.projection),
  })
  const services = createServices(store, project, streamPorts)
  const sender = webhook && new WebhookSender({ target: webhook, outbox: store.outbox, project, log })
  reactToCommits(services, log, () => sender?.wake())
  const close = async () => {
    sender?.close()
    services.closeStreams()
    await Promise.all(servers.map(closeServer))
    store.close()
  }

  try {
    forgetDeleted(store, log)
    if (store.isEmpty()) {
      const { documents, assetRoot } = await options.seed()
      await importDocuments(store, project, documents, assetRoot)
      if (documents.length > 0) log(`filled an empty content lake with ${documents.length} documents`)
    }
    const door = new Door(options, services, streamPorts)
    for (const port of [options.port, ...options.streamPorts]) servers.push(await door.listen(port))
  } catch (error) {
    await close()
    throw error
  }

  sender?.wake()
  const port = mainPort()
  return { url: `http://localhost:${port}`, port, close }
}

function reactToCommits(services: LakeServices, log: (line: string) => void, wake: () => void): void {
  const { store, listeners, liveEvents } = services
  const reactions: ((transaction: CommittedTransaction) => void)[] = [
    (transaction) => listeners.announce(transaction),
    (transaction) => liveEvents.announce(transaction),
    (transaction) => removeDeletedAssets(store, transaction),
    wake,
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

/** Lets requests in, to the lake's endpoints. */
class Door {
  readonly #options: LakeOptions
  readonly #lake: LakeServices
  readonly #streamPorts: StreamPorts
  readonly #allowedOrigins: ReadonlySet<string>
  readonly #tokens: ReadonlySet<string>

  constructor(options: LakeOptions, lake: LakeServices, streamPorts: StreamPorts) {
    this.#options = options
    this.#lake = lake
    this.#streamPorts = streamPorts
    this.#allowedOrigins = new Set(options.allowedOrigins)
    this.#tokens = new Set(options.tokens)
  }

  /** @throws PortInUseError */
  listen(port: number): Promise<Server> {
    const limits = {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      maxHeaderSize: maxHeaderBytes,
    }
    const server = createServer(limits, (request, response) => void this.#respond(request, response))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    )
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
      )
      server.listen(port, loopback, () => resolve(server))
    })
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let cors: Record<string, string> = {}
    try {
      const admitted = this.#admit(request)
      ;({ cors } = admitted)
      if (request.method === 'OPTIONS') {
        send(response, { status: 204, headers: preflightHeaders(request), body: '' }, cors)
        return
      }
      const trusted = isTrusted(
        request.headers.authorization,
        request.headers.origin !== undefined,
        this.#tokens,
      )
      send(response, await route(new Exchange(request, admitted.url, trusted), this.#lake), cors)
    } catch (error) {
      if (response.headersSent) {
        response.destroy()
        return
      }
      // An unread body would be taken for the next request.
      if (!request.complete) response.setHeader('connection', 'close')
      send(response, errorReply(error, request, this.#options.log), cors)
    }
  }

  #admit(request: IncomingMessage): { url: URL; cors: Record<string, string> } {
    checkHost(request)
    const url = requestUrl(request)
    return { url, cors: checkOrigin(request, url, this.#allowedOrigins, this.#streamPorts) }
  }

  /** The Studio's presence. */
  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Nobody else listens from here on, and a reset that nobody hears of ends the process.
    socket.on('error', () => socket.destroy())
    try {
      const { url } = this.#admit(request)
      const dataset = /^\/v[^/]+\/socket\/([^/]+)$/.exec(url.pathname)?.[1]
      if (!dataset) throw httpError(404, url.pathname)
      checkDataset(dataset, this.#lake)
      this.#lake.presence.accept(request, socket, head)
    } catch (error) {
      socket.end(
        `HTTP/1.1 ${error instanceof ApiError ? error.status : 500} Refused\r\nconnection: close\r\n\r\n`,
        () => socket.destroy(),
      )
    }
  }
}

/** `@sanity/migrate` begins its paths with two slashes. */
function requestUrl(request: IncomingMessage): URL {
  const target = (request.url ?? '').replace(/^\/+(?=v(\d|X))/, '/')
  const href = `http://${request.headers.host}${target}`
  // A target such as `//evil.example/` names another host.
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(href)) {
    throw httpError(400, 'The address cannot be read')
  }
  return new URL(href)
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
  const { status, body } = full
    ? httpError(507, 'The disk is full: nothing was saved.')
    : httpError(500, 'The content lake failed; its log says why.')
  return json(body, status)
}

function portOf(server: Server | undefined): number | undefined {
  return (server?.address() as AddressInfo | null | undefined)?.port
}

/** Stops a server and its connections. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** The bytes go with the asset document. */
function removeDeletedAssets(store: Store, { changes }: CommittedTransaction): void {
  for (const { id, after } of changes) {
    const fileName = after ? undefined : assetFileName(id)
    if (fileName) store.files.remove(fileName)
  }
}
