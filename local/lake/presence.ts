import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { localUser } from './identity.ts'
import { newShortId } from './ids.ts'
import { isNestedDeeper, isObject } from './json.ts'

const heartbeatMs = 20_000
const maxMessageBytes = 64 * 1024
/**
 * Levels of objects and arrays: `JSON.stringify` runs out of stack on what `JSON.parse` can still
 * read.
 */
const maxMessageDepth = 100

/**
 * Who looks at what: the JSON-RPC over WebSocket that the Studio's presence speaks
 * (`presence_subscribe`, `presence_announce` and so on). Every message is passed on to every
 * subscriber; nothing is remembered.
 */
export class Presence {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  /** By subscription id. */
  readonly #subscribers = new Map<string, WebSocket>()

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (connection) => this.#connect(connection))
  }

  #connect(connection: WebSocket): void {
    const heartbeat = setInterval(() => connection.send('♥'), heartbeatMs)
    connection.on('close', () => {
      clearInterval(heartbeat)
      for (const [id, subscriber] of this.#subscribers)
        if (subscriber === connection) this.#subscribers.delete(id)
    })
    connection.on('error', () => connection.terminate())
    connection.on('message', (data) => {
      const message = parseMessage(String(data))
      if (!message) return
      const result = this.#call(connection, message)
      connection.send(JSON.stringify({ jsonrpc: '2.0', id: message.id, result }))
    })
  }

  #call(connection: WebSocket, { method, params }: RpcMessage): unknown {
    switch (method) {
      case 'presence_subscribe': {
        const id = newShortId()
        this.#subscribers.set(id, connection)
        return id
      }
      case 'presence_unsubscribe':
        this.#subscribers.delete(String(params.subscriptionId))
        return true
      case 'presence_rollcall':
        this.#broadcast({ type: 'rollCall', i: localUser.id, session: params.session })
        return true
      case 'presence_announce':
        this.#broadcast({ type: 'state', i: localUser.id, m: params.data ?? {} })
        return true
      case 'presence_disconnect':
        this.#broadcast({ type: 'disconnect', i: localUser.id, m: { session: params.session } })
        return true
      default:
        return true
    }
  }

  #broadcast(result: Record<string, unknown>): void {
    for (const [subscription, subscriber] of this.#subscribers) {
      if (subscriber.readyState !== subscriber.OPEN) continue
      subscriber.send(
        JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }),
      )
    }
  }

  close(): void {
    for (const connection of this.#server.clients) connection.terminate()
    this.#server.close()
  }
}

interface RpcMessage {
  id: unknown
  method: string
  params: Record<string, unknown>
}

function parseMessage(text: string): RpcMessage | undefined {
  try {
    const message: unknown = JSON.parse(text)
    if (!isObject(message) || typeof message.method !== 'string') return undefined
    if (isNestedDeeper(message, maxMessageDepth)) return undefined
    return { id: message.id, method: message.method, params: isObject(message.params) ? message.params : {} }
  } catch {
    return undefined
  }
}
