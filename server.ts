import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npm start`: the site's own server around Next's, on `--port` or PORT (3000) and, with `--hostname`, at one address. It differs from
 * `next start` in five things: text is compressed once, with Brotli for who takes it, and sent with its length, where Next compresses each
 * answer anew, with gzip, and cannot say how long it will be; every answer has the security headers, also those that Next gives before
 * it comes to its `headers()`; browsers are told to ask for a page each time; a client that offers to change the protocol, as Java's does
 * with each request, is answered, where Next hangs up; and pictures are sized for the addresses that pages have, and for no others.
 */

const begun = performance.now()

// Next is told where the site is. The Studio's page, what cards are drawn from and what was kept are looked for from the working folder.
process.chdir(import.meta.dirname)

/** Ends the process with one line. */
function fail(problem: unknown): never {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exit(1)
}

function options() {
  try {
    return parseArgs({
      options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
    }).values
  } catch (error) {
    return fail(error)
  }
}

const values = options()
const port = Number(values.port ?? (process.env.PORT || 3000))
if (!Number.isInteger(port) || port < 0 || port > 65535) fail('PORT must be a port number, 0 to 65535.')

// Before anything of Next's is loaded. The second tells next.config.js that compression is done here.
Object.assign(process.env, { NODE_ENV: 'production', COMPRESSED_BY_SERVER: '1' })
const { default: next } = await import('next')
const app = next({ dev: false, dir: import.meta.dirname, port, hostname: values.hostname ?? 'localhost' })
// Reads the .env files, which the modules below need.
await app.prepare().catch(fail)
const { publicEnv } = await import('./lib/env.ts')
const { addLacking, compressAnswer, keepFromBrowsers } = await import('./lib/serving/answer.server.ts')
const { maySize } = await import('./lib/serving/sizing.server.ts')
const { keptCompression, prepareFiles } = await import('./lib/serving/compression.server.ts')
const { pageHeaders } = await import('./lib/security/headers.ts')

const handle = app.getRequestHandler()
const { compress, prepare } = keptCompression()
/** Nothing in an answer that Next gives before `headers()` has business with another host. */
const headers = pageHeaders(publicEnv.siteUrl, { blogApiHost: '', mailOrigin: undefined })

const server = createServer({ shouldUpgradeCallback: () => false }, (request, response) => {
  addLacking(response, headers)
  keepFromBrowsers(response)
  compressAnswer(request, response, compress)
  if (!maySize(request.url ?? '')) {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    return
  }
  handle(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500, { 'Cache-Control': 'no-store' })
    response.end()
  })
})

const connections = new Set<Socket>()
server.on('connection', (connection) => {
  connections.add(connection)
  connection.once('close', () => connections.delete(connection))
})

/** Milliseconds that a stop leaves to a first request that may be on its way. */
const arriving = 1_000
/** Milliseconds that it leaves to what is being answered: less than the ten seconds after which `docker stop` kills. */
const finishing = 8_000

/** Lets what is being answered be finished, and waits for no visitor who keeps the connection open, says nothing or comes to no end. */
function stop(exitCode: number): void {
  server.keepAliveTimeout = 1
  server.close(() => void app.close().finally(() => process.exit(exitCode)))
  setTimeout(() => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }, arriving).unref()
  setTimeout(() => server.closeAllConnections(), finishing).unref()
}
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))

// Longer than nginx keeps an idle connection: a front must not send a request into one that is being closed.
server.keepAliveTimeout = 75_000

server.on('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : `The server could not start: ${error.message}`,
  ),
)
server.listen(port, values.hostname, () => {
  const { port: given } = server.address() as AddressInfo
  prepareFiles(path.join(import.meta.dirname, '.next', 'static'), prepare).catch(console.error)
  process.stdout.write(
    `Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s: http://${values.hostname ?? 'localhost'}:${given}\n`,
  )
})
