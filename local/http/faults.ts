import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Exchange } from './server.ts'
import { AnswerError, sendJson, sendText } from './server.ts'

/**
 * What a stand-in is told to do wrong. `kind` is `none`, a status from 400 to 599, `slow`, `hang`, `refuse` or a kind of
 * the stand-in's own. `only` limits it to one action of the stand-in (empty: all of them).
 */
type Fault = { kind: string; ms: number; only: string }

const noFault: Fault = { kind: 'none', ms: 0, only: '' }

/** How long `slow` takes when it is not told. */
const defaultSlowMs = 2000
const longestSlowMs = 600_000

/** A fault was asked for that this stand-in does not know; the message lists those it does. */
class UnknownFaultError extends AnswerError {
  override name = 'UnknownFaultError'

  constructor(message: string) {
    super(400, message)
  }
}

/**
 * Reads `500`, `slow`, `kind=slow&ms=3000` or `kind=404&only=single`.
 * @throws {UnknownFaultError}
 */
function parseFault(text: string, ownKinds: readonly string[]): Fault {
  const trimmed = text.trim()
  if (trimmed === '') return noFault
  const params = new URLSearchParams(trimmed.includes('=') ? trimmed : { kind: trimmed })
  return faultFromParams(params, 'kind', ownKinds)
}

const kindsOf = (ownKinds: readonly string[]): string[] => ['none', 'slow', 'hang', 'refuse', ...ownKinds]

function faultFromParams(params: URLSearchParams, kindName: string, ownKinds: readonly string[]): Fault {
  const kind = params.get(kindName) ?? ''
  const known = kindsOf(ownKinds)
  if (!known.includes(kind) && !/^[45]\d\d$/.test(kind)) {
    throw new UnknownFaultError(`Unknown fault "${kind}". Known: 400 to 599, ${known.join(', ')}.`)
  }
  const ms = Number(params.get('ms') ?? defaultSlowMs)
  return {
    kind,
    ms: Number.isFinite(ms) && ms >= 0 ? Math.min(ms, longestSlowMs) : defaultSlowMs,
    only: params.get('only') ?? '',
  }
}

/**
 * How to switch faults from a terminal, as HTML for the stand-in's own page.
 * @param host name and port by which the stand-in was reached; checked to be of this machine
 */
export function faultHelp(host: string, ownKinds: readonly string[]): string {
  return `<h2>Give it a bad day</h2>
<p>In a terminal: <code>curl -X POST 'http://${host}/__fault?kind=500'</code>; <code>kind=none</code> ends it.</p>
<p>Kinds: 400 to 599, ${kindsOf(ownKinds).join(', ')}. <code>&amp;ms=3000</code> says how slow slow is.</p>`
}

type FaultSwitchOptions = {
  /** Kinds this stand-in knows besides statuses, slow, hang and refuse. */
  ownKinds: readonly string[]
  /** The fault at the start, as text. */
  initial?: string | undefined
  /** A file that, while it exists and holds text, decides the fault. Read at every request. */
  file?: string | undefined
}

type FaultSwitch = {
  /** The fault for one request: its own `fault=` first, then the file, then the switch. */
  faultFor: (url: URL, action: string) => Promise<Fault>
  /**
   * Answers `/__fault`: GET tells the fault, `POST ?kind=&ms=&only=` switches it.
   * @returns whether this was its request
   * @throws {UnknownFaultError}
   */
  handleAdmin: (exchange: Exchange) => boolean
}

/** @throws {UnknownFaultError} when `initial` is not a fault */
export function createFaultSwitch({ ownKinds, initial = '', file }: FaultSwitchOptions): FaultSwitch {
  let current = parseFault(initial, ownKinds)

  async function faultFor(url: URL, action: string): Promise<Fault> {
    const fault = url.searchParams.has('fault')
      ? faultFromParams(url.searchParams, 'fault', ownKinds)
      : ((await faultInFile(file, ownKinds)) ?? current)
    return fault.only === '' || fault.only === action ? fault : noFault
  }

  function handleAdmin({ request, response, url }: Exchange): boolean {
    if (url.pathname !== '/__fault') return false
    // A browser sends Origin with every POST from a page: without one, it is a terminal or a test.
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

async function faultInFile(file: string | undefined, ownKinds: readonly string[]): Promise<Fault | null> {
  if (!file) return null
  try {
    const text = await readFile(file, 'utf8')
    return text.trim() === '' ? null : parseFault(text, ownKinds)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Plays the faults every HTTP server can have.
 * @returns true when the request is dealt with, false when the stand-in should answer as usual (after `slow`'s wait, or
 * because the fault is one of its own)
 */
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
