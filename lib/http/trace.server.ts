import type { IncomingMessage } from 'node:http'
import { callerOf } from '../util/rateLimit.server.ts'

/** Logs who did or tried something that an attack begins with. `event` has no secrets. */
export const trace = (request: IncomingMessage, event: string): void =>
  console.info(`[security] ${callerOf(request)}: ${event}`)
