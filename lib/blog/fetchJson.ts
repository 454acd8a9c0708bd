/** Of one call, body included. */
export type CallLimits = { bytes: number; milliseconds: number }

type JsonResult =
  | { kind: 'ok'; value: unknown }
  | { kind: 'http'; status: number; reason: string }
  | { kind: 'unreachable' | 'timeout' | 'too-large' | 'unreadable'; reason: string }

/** GETs a URL as JSON, in Node and in browsers. Never throws. */
export async function fetchJson(url: string, { bytes, milliseconds }: CallLimits): Promise<JsonResult> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await readResponse(url, bytes, signal)
  } catch (error) {
    return signal.aborted
      ? { kind: 'timeout', reason: `${url} did not respond within ${milliseconds} ms.` }
      : { kind: 'unreachable', reason: `${url} cannot be reached: ${describe(error)}` }
  }
}

/** @throws what `fetch` and the body's stream throw */
async function readResponse(url: string, maxBytes: number, signal: AbortSignal): Promise<JsonResult> {
  const headers = { accept: 'application/json' }
  const response = await fetch(url, { headers, credentials: 'omit', cache: 'no-store', signal })
  const { status } = response
  if (!response.ok) {
    // An unread body would keep its connection until the time is over.
    await response.body?.cancel()
    return { kind: 'http', status, reason: `${url} responded ${status}.` }
  }
  const text = await readText(response, maxBytes)
  if (text === null)
    return { kind: 'too-large', reason: `${url} responded with more than ${maxBytes} bytes.` }
  try {
    // PHP may send several byte order marks. The decoder drops one, `trim` the rest.
    return { kind: 'ok', value: parseJson(text.trim()) }
  } catch (error) {
    return { kind: 'unreadable', reason: `${url} did not respond with JSON: ${describe(error)}` }
  }
}

/** The body as text; null as soon as it is longer than `maxBytes`, and the call ends. */
async function readText({ body }: Response, maxBytes: number): Promise<string | null> {
  const reader = body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return new Blob(chunks).text()
    size += value.byteLength
    if (size > maxBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** Node puts the network's message in `cause`. */
function describe(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: { code?: unknown } }
  return cause?.code ? `${String(message)} (${String(cause.code)})` : String(message)
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown

/** In this text a number of 16 digits may stand: JavaScript rounds integers beyond 2^53. */
const longNumber = /[:[,]\s*-?\d{16}/

/** No honest list has more values. Reading them one by one takes a second. */
const maxValues = 500_000

/** As `JSON.parse`, but integers beyond 2^53 are text, so that an id stays as it was sent. @throws */
function parseJson(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text)
  let values = 0
  // Browsers before 2025 give no source.
  const withLongIntegers: Reviver = (_key, value, { source = '' } = {}) => {
    values += 1
    if (values > maxValues) throw new RangeError('The response has too many values.')
    return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value
  }
  return JSON.parse(text, withLongIntegers as Parameters<typeof JSON.parse>[1])
}
