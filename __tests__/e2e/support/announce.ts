import { localPorts } from '../../../local/tools/stack/ports.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { signed } from '../../fixtures/signed.ts'

/**
 * A webhook call's signature for `body`, signed at `at` (milliseconds since 1970) with the site's
 * secret or another one.
 */
export const sign = (body: string, at = Date.now(), key = process.env.SANITY_REVALIDATE_SECRET ?? '') =>
  signed(body, key, at)

/** Tells the site that a document was published, as the content lake does. */
export const announce = (base: string, document: string, at?: number): Promise<Response> =>
  announceChange(base, { _id: document, _type: document }, at)

/** The same with all that the webhook sends. */
export function announceChange(base: string, change: object, at?: number): Promise<Response> {
  const body = JSON.stringify(change)
  return fetch(new URL('/api/revalidate', base), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': sign(body, at) },
  })
}

/**
 * Runs `work` beside a second site of the same build, started with these options of Node. The lake
 * tells it of no publish. `deaf` is its URL, `pid` its process.
 */
export async function withDeafSite(
  base: string,
  work: (deaf: string, pid: number) => Promise<void>,
  options = '',
): Promise<void> {
  const processes = new Processes(process.cwd())
  const port = localPorts(Number(new URL(base).port)).plain
  const site = await processes.serve({
    name: 'A deaf site',
    command: ['next', 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}`,
    },
    ready: /Ready in/,
  })
  try {
    await work(`http://localhost:${port}`, site.pid ?? 0)
  } finally {
    await processes.stopAll()
  }
}
