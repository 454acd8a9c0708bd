import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Compress, Encoding } from './compression.server.ts'

/**
 * What `server.ts` adds to Next's answers on their way out: compression that is done once and says its length, headers for what Next
 * answers before it comes to its `headers()`, and that browsers ask each time.
 */

type Header = { key: string; value: string }

/** Bytes below which an answer is not made smaller. */
const worthIt = 1024

const textual =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|ld\+json|manifest\+json|rss\+xml|xml))/i

/** The encoding that Accept-Encoding likes best of those we have, Brotli if it is all the same; undefined for none (RFC 9110, 12.5.3). */
export function acceptedEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const qualities = new Map<string, number>()
  for (const each of String(accepted ?? '').split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((part) => part.startsWith('q='))
    qualities.set(name, quality ? Number(quality.slice(2)) : 1)
  }
  const liking = (name: Encoding): number => qualities.get(name) ?? qualities.get('*') ?? 0
  const best = liking('br') >= liking('gzip') ? 'br' : 'gzip'
  return liking(best) > 0 ? best : undefined
}

const said = (response: ServerResponse, header: string): string => String(response.getHeader(header) ?? '')

function varyByEncoding(response: ServerResponse): void {
  const vary = said(response, 'Vary')
  if (!/(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

function beforeHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    act()
    return writeHead(...args)
  }
}

/** Adds each of `headers` that an answer lacks when it is sent. */
export function addLacking(response: ServerResponse, headers: readonly Header[]): void {
  beforeHead(response, () => {
    for (const { key, value } of headers) if (!response.hasHeader(key)) response.setHeader(key, value)
  })
}

/**
 * Has browsers ask for a page each time. `stale-while-revalidate` is for the caches between, but Firefox obeys it as well, and after a publish
 * would first show the page of before. Answers that name an age for browsers mean what they say.
 */
export function keepFromBrowsers(response: ServerResponse): void {
  beforeHead(response, () => {
    const cacheControl = said(response, 'Cache-Control')
    if (
      /\bstale-while-revalidate\b/i.test(cacheControl) &&
      !/\b(?:max-age|must-revalidate)\b/i.test(cacheControl)
    )
      response.setHeader('Cache-Control', `${cacheControl}, must-revalidate`)
  })
}

/**
 * Collects an answer of text and sends it compressed and in one piece to whoever takes that. Pictures, parts of files, answers to what
 * was sent, and what Next has compressed already pass as they are.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse, compress: Compress): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const encoding = request.headers.range ? undefined : acceptedEncoding(request.headers['accept-encoding'])
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  const chunks: Buffer[] = []
  let collects: boolean | undefined

  const mayCollect = (): boolean =>
    encoding !== undefined &&
    textual.test(said(response, 'Content-Type')) &&
    !response.hasHeader('Content-Encoding')

  /** Takes the chunk in the arguments of `write` or `end`, which may also be an encoding and what to call at the end. */
  const collect = ([chunk, encoding]: unknown[]): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  response.writeHead = (...args: unknown[]) => {
    // Whoever writes the head has said what it is to say. Where a part of a body is collected, it is that there was an error.
    collects = false
    if (textual.test(said(response, 'Content-Type'))) varyByEncoding(response)
    return writeHead(...args)
  }
  response.write = (...args: unknown[]) => {
    collects ??= mayCollect()
    if (!collects) return write(...args)
    collect(args)
    const written = args.findLast((each) => typeof each === 'function')
    if (written) process.nextTick(written as () => void)
    return true
  }
  response.end = (...args: unknown[]) => {
    collects ??= mayCollect()
    if (!collects || !encoding) return end(...args)
    collect(args)
    const body = Buffer.concat(chunks)
    if (request.method === 'HEAD' && body.length === 0) {
      // Next keeps the body to itself and says its length: how long it is once compressed, only a GET can say.
      if (Number(said(response, 'Content-Length')) >= worthIt) {
        response.setHeader('Content-Encoding', encoding)
        response.removeHeader('Content-Length')
      }
      return end(...args)
    }
    const isPrivate = /\b(?:private|no-store)\b/i.test(said(response, 'Cache-Control'))
    const content = body.length < worthIt ? body : compress(body, encoding, { keep: !isPrivate })
    if (content !== body) response.setHeader('Content-Encoding', encoding)
    if (body.length > 0) response.setHeader('Content-Length', content.length)
    return end(
      content,
      args.findLast((each) => typeof each === 'function'),
    )
  }
}
