import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A server that ends as Next does: it closes, waits for its connections and exits with 143. */
const program = `
import { createServer } from 'node:http'
import { endWell, isEnding } from './lib/http/shutdown.server.ts'
endWell()
const server = createServer((request, response) => {
  // Its head is sent before the signal.
  if (request.url === '/stream') response.write('who')
  if (request.url === '/stream') setTimeout(() => response.end('le'), 300)
  else if (request.url === '/slow') setTimeout(() => response.end('whole'), 300)
  else response.end(String(isEnding()))
})
// Longer than the test: nothing else may end the connection.
server.keepAliveTimeout = 300_000
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.on('SIGTERM', () => server.close(() => process.exit(143)))
`

async function serve() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [port] = await once(child.stdout.setEncoding('utf8'), 'data')
  // As a proxy does: one connection, which stays.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = async (path: string) => {
    const [response] = (await once(get({ port: Number(port), path, agent }), 'response')) as [IncomingMessage]
    return { connection: response.headers.connection, body: await text(response) }
  }
  return { child, ended, call, agent }
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'after %s a busy connection gets its response, then ends',
  async (signal) => {
    const { child, ended, call, agent } = await serve()
    expect(await call('/')).toEqual({ connection: 'keep-alive', body: 'false' })
    const slow = call('/slow')
    // The same connection: it waits until the slow one has its response.
    const next = call('/').catch((error: NodeJS.ErrnoException) => error.code)
    setTimeout(() => child.kill(signal), 100)
    expect(await slow).toEqual({ connection: 'close', body: 'whole' })
    // No server listens any more.
    expect(await next).toBe('ECONNREFUSED')
    expect(await ended).toEqual([0, null])
    agent.destroy()
  },
)

test('a connection that has its last response does not keep the process', async () => {
  const { child, ended, call, agent } = await serve()
  await call('/')
  const stream = call('/stream')
  setTimeout(() => child.kill('SIGTERM'), 100)
  expect(await stream).toEqual({ connection: 'keep-alive', body: 'whole' })
  expect(await ended).toEqual([0, null])
  agent.destroy()
})
