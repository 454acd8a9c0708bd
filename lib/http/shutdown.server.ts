import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { processWide } from '../util/process.server.ts'

/** Shared by the bundles of Next, each of which has a copy of this module. */
const shutdown = processWide('shutdown', () => ({ hasBegun: false }))

/** True from SIGTERM on: no proxy shall send new requests. */
export const isEnding = (): boolean => shutdown.hasBegun

/** Milliseconds between two looks for connections without a request. */
const interval = 1000

/**
 * Lets a proxy's connections end after SIGTERM. Next serves them for as long as requests come: here
 * each response then says that its connection is over. Also ends with 0, where Next takes 143, and
 * after SIGHUP as after SIGTERM. docs/production.md, "Containers".
 */
export function endWell(): void {
  const open = new Set<ServerResponse>()
  const servers = new Set<Server>()
  subscribe('http.server.request.start', (message) => {
    const { server, response } = message as { server: Server; response: ServerResponse }
    servers.add(server)
    if (isEnding()) response.setHeader('Connection', 'close')
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  process.once('SIGTERM', () => {
    shutdown.hasBegun = true
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close')
    setInterval(() => servers.forEach((server) => server.closeIdleConnections()), interval).unref()
  })
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
  process.on('exit', (code) => {
    if (code === 143) process.exitCode = 0
  })
}
