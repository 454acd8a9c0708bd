import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { respondWith, serveFunction } from './web.ts'

/** Serves one function of `.vercel/output` on a port, as Vercel's Node runtime calls it. */

const [folder = '', port = '0', kind = ''] = process.argv.slice(2)

// `response.revalidate` calls https://<host>; the check has no certificate.
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(typeof input === 'string' ? input.replace(/^https:\/\/localhost:/, 'http://localhost:') : input, init)

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type WebHandler = (request: Request) => Promise<Response>

const launcher: unknown = createRequire(path.join(folder, 'launcher.cjs'))('./___next_launcher.cjs')

serveFunction(port, (request, response) =>
  kind === 'web'
    ? respondWith(launcher as WebHandler, request, response)
    : (launcher as NodeHandler)(request, response),
)
