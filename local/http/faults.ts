import { setTimeout as wait } from 'node:timers/promises'
import { HttpError, sendJson, sendText, type Exchange } from './server.ts'

/**
 * What a stand-in does wrong: `kind` is `none`, a status from 400 to 599, `slow`, `hang`, `refuse`
 * or one of its own kinds. `only` limits it to one action; empty means all.
 */
type Fault = { kind: string; ms: number; only: string }

const noFault: Fault = { kind: 'none', ms: 0, only: '' }

const defaultSlowMs = 2000
const maxSlowMs = 600_000

const kindsOf = (ownKinds: readonly string[]): string[] => ['none', 'slow', 'hang', 'refuse', ...ownKinds]

function faultFromParams(params: URLSearchParams, kindName: string, ownKinds: readonly string[]): Fault {
  const kind = params.get(kindName) ?? ''
  const known = kindsOf(ownKinds)
  if (!known.includes(kind) && !/^[45]\d\d$/.test(kind)) {
    throw new HttpError(400, `Unknown fault "${kind}". Known: 400 to 599, ${known.join(', ')}.`)
  }
  const ms = Number(params.get('ms') ?? defaultSlowMs)
  return {
    kind,
    ms: Number.isFinite(ms) && ms >= 0 ? Math.min(ms, maxSlowMs) : defaultSlowMs,
    only: params.get('only') ?? '',
  }
}

/** HTML that says how to set faults from a terminal. `host` is a checked loopback name and port. */
export function faultHelp(host: string, ownKinds: readonly string[]): string {
  return `<h2>Simulate a fault</h2>
<p>In a terminal: <code>curl -X POST 'http://${host}/__fault?kind=500'</code>; <code>kind=none</code> ends it.</p>
<p>Kinds: 400 to 599, ${kindsOf(ownKinds).join(', ')}. <code>&amp;ms=3000</code> says how slow slow is.</p>`
}

/** What a stand-in does wrong now, of the usual kinds and its own. */
export function createFaultSwitch(ownKinds: readonly string[]) {
  let current = noFault

  /** The fault for one request: its `fault=`, else the switch's. @throws {HttpError} 400 if unknown */
  function faultFor(url: URL, action: string): Fault {
    const fault = url.searchParams.has('fault')
      ? faultFromParams(url.searchParams, 'fault', ownKinds)
      : current
    return fault.only === '' || fault.only === action ? fault : noFault
  }

  /**
   * Handles `/__fault`: GET reads the fault, `POST ?kind=&ms=&only=` sets it.
   * @returns false for a request to another path
   * @throws {HttpError} 400 for an unknown one
   */
  function handleAdmin({ request, response, url }: Exchange): boolean {
    if (url.pathname !== '/__fault') return false
    // Browsers send Origin with every POST.
    if (request.headers.origin !== undefined)
      sendText(response, 403, 'Faults are not switched from web pages.')
    else if (request.method === 'GET') sendJson(response, 200, current)
    else if (request.method !== 'POST') sendText(response, 405, 'Use GET or POST.')
    else {
      current = faultFromParams(url.searchParams, 'kind', ownKinds)
      sendJson(response, 200, current)
    }
    return true
  }

  return { faultFor, handleAdmin }
}

/** Simulates the faults of any HTTP server. False when the stand-in should still respond. */
export async function playTransportFault(fault: Fault, { request, response }: Exchange): Promise<boolean> {
  if (fault.kind === 'slow') {
    await wait(fault.ms, undefined, { ref: false })
    return response.destroyed
  }
  if (fault.kind === 'hang') return true
  if (fault.kind === 'refuse') {
    request.socket.destroy()
    return true
  }
  if (!/^\d+$/.test(fault.kind)) return false
  sendText(response, Number(fault.kind), `Fault ${fault.kind}, as told.`)
  return true
}
