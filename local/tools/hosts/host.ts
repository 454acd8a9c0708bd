import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Child } from '../stack/processes.ts'
import type { RawResponse } from '../stack/rawResponse.ts'
import type { Run } from '../stack/run.ts'
import { asUser, isRoot, uid } from '../stack/tree.ts'

/** A host with the built site, as the checks see it. */
export type Host = {
  /** Serves the site on its port. The result ends that. */
  listen: () => Promise<() => void>
  /** Replaces all functions: new processes, and nothing in /tmp. */
  startCold: () => Promise<void>
  /** Ends all functions. */
  stop: () => Promise<void>
  /** From now on every cached page is old enough to be regenerated. */
  makeStale: () => Promise<void>
  /** Waits until no page regenerates in the background. */
  settled: () => Promise<void>
  /** Facts of the build that are wrong. */
  buildFaults: () => string[]
}

/** The IP address of every visitor. */
export const visitor = '203.0.113.7'

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

/** The content type of a file, which hosts know by its name. */
export const typeByName = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'

/** Without what belongs to one connection. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))
}

/** Serves a simulated host on a port. The result stops it. */
export const listen = (
  port: number,
  respond: (request: IncomingMessage, body: Buffer) => Promise<RawResponse>,
): Promise<() => void> =>
  new Promise((ready) => {
    const server = createServer((request, response) => {
      buffer(request)
        .then((body) => respond(request, body))
        .then(
          ({ status, headers, body }) => {
            response.writeHead(status, endToEnd(headers))
            response.end(request.method === 'HEAD' ? undefined : body)
          },
          (error: unknown) => response.writeHead(502).end(String(error)),
        )
    })
    const stop = () => {
      server.close()
      server.closeAllConnections()
    }
    server.listen(port, '127.0.0.1', () => ready(stop))
  })

/** A folder below `scratch` for the files of a function. */
export const newFunctionFolder = (scratch: string): string => mkdtempSync(path.join(scratch, 'function-'))

/** True when the functions' user can write to the folder. */
export function isWritable(folder: string): boolean {
  const [file = '', ...args] = [...asUser, 'touch', path.join(folder, 'written')]
  return spawnSync(file, args).status === 0
}

type FunctionOptions = {
  name: string
  /** Its folder, port and kind. */
  args: [string, number, 'node' | 'web' | 'netlify']
  env: Record<string, string>
  scratch: string
}

/** Starts a function in a process of its own, as a user who may write to its own /tmp only. */
export function startFunction({ processes, root, setup }: Run, options: FunctionOptions): Promise<Child> {
  const { name, args, env, scratch } = options
  const given = Object.entries(setup.env).filter(([key]) => /^(NEXT_PUBLIC_|SANITY_|BLOG_|PATH$)/.test(key))
  const temporary = mkdtempSync(path.join(scratch, 'tmp-'))
  if (isRoot) chownSync(temporary, uid, uid)
  const script = path.join(root, 'local', 'tools', 'hosts', 'function.ts')
  return processes.serve({
    name,
    command: [...asUser, process.execPath, script, ...args.map(String)],
    env: { ...Object.fromEntries(given), NODE_ENV: 'production', TMPDIR: temporary, ...env },
    ready: /function is ready/,
    onErrorLine: (line) => process.env.HOSTS_VERBOSE && process.stderr.write(`${name}: ${line}\n`),
  })
}
