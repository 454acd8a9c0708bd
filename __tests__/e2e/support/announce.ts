import { localPorts } from '../../../local/tools/stack/ports.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { signed } from '../../fixtures/signed.ts'

/** Tells the site that a document was published, as the content lake does. */
export const announce = (base: string, document: string): Promise<Response> =>
  announceChange(base, { _id: document, _type: document })

/** The same with all that the webhook sends. */
export function announceChange(base: string, change: object): Promise<Response> {
  const body = JSON.stringify(change)
  const signature = signed(body, process.env.SANITY_REVALIDATE_SECRET ?? '')
  return fetch(new URL('/api/revalidate', base), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sanity-webhook-signature': signature },
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
