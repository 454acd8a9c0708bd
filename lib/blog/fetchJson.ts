/** How to reach the blog host, and how long and how much to bear. */
export type BlogHost = {
  /** The host's address, for example https://blog.example.com; a path is kept. */
  host: string
  /** Whole call, body included. */
  timeoutMs?: number
  /** How often a call whose connection failed is made again. One at build time, none while a visitor waits. */
  retries?: number
  maxBytes?: number
}

const defaultTimeoutMs = 8_000
/** A thousand long articles in one list, and no more than a server can bear. */
const defaultMaxBytes = 50_000_000

type JsonAnswer =
  | { kind: 'ok'; value: unknown }
  | { kind: 'http'; status: number; reason: string }
  | { kind: 'unreachable' | 'timeout' | 'too-large' | 'unreadable' | 'aborted'; reason: string }

/**
 * GETs `/api/blogs.php` + `query` and parses the answer. The only place that calls `fetch` on the blog host; runs in Node
 * and in the browser. Never throws.
 */
export async function fetchJson(host: BlogHost, query: string, signal?: AbortSignal): Promise<JsonAnswer> {
  const answer = await fetchOnce(host, query, signal)
  const retries = host.retries ?? 0
  // Only a broken connection is worth a second try: a slow or wrong answer would come again.
  return answer.kind === 'unreachable' && retries > 0
    ? fetchJson({ ...host, retries: retries - 1 }, query, signal)
    : answer
}

async function fetchOnce(host: BlogHost, query: string, signal?: AbortSignal): Promise<JsonAnswer> {
  const { timeoutMs = defaultTimeoutMs, maxBytes = defaultMaxBytes } = host
  const url = `${host.host.replace(/\/+$/, '')}/api/blogs.php${query}`
  // Not AbortSignal.any and .timeout: browsers in use lack the first.
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, timeoutMs)
  const forwardAbort = () => controller.abort()
  if (signal?.aborted) controller.abort()
  signal?.addEventListener('abort', forwardAbort)
  try {
    return await readAnswer(url, maxBytes, controller.signal)
  } catch (error) {
    if (timedOut) return { kind: 'timeout', reason: `${url} did not answer within ${timeoutMs} ms.` }
    if (signal?.aborted) return { kind: 'aborted', reason: `The call to ${url} was ended by its caller.` }
    return { kind: 'unreachable', reason: `${url} cannot be reached: ${describe(error)}` }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', forwardAbort)
    // Whatever is still on its way is not wanted any more.
    controller.abort()
  }
}

/** @throws what `fetch` and the body's stream throw: no connection, a broken one, or the signal */
async function readAnswer(url: string, maxBytes: number, signal: AbortSignal): Promise<JsonAnswer> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  })
  if (!response.ok) {
    return { kind: 'http', status: response.status, reason: `${url} answered ${response.status}.` }
  }
  const text = await readText(response, maxBytes)
  if (text === null) return { kind: 'too-large', reason: `${url} answered more than ${maxBytes} bytes.` }
  try {
    // PHP sends the byte order mark of each of its files ahead of the answer. The decoder drops one; to `trim` all are white space.
    return { kind: 'ok', value: JSON.parse(text.trim()) }
  } catch (error) {
    return { kind: 'unreadable', reason: `${url} did not answer JSON: ${describe(error)}` }
  }
}

/** The body as UTF-8; null as soon as it is longer than `maxBytes`. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) return null
    text += decoder.decode(value, { stream: true })
  }
}

/** Node hides the network's own words in `cause`. */
function describe(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: { code?: unknown } }
  return cause?.code ? `${String(message)} (${String(cause.code)})` : String(message)
}
