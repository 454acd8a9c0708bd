import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes read beyond the limit: a caller who is still sending may never see the response. */
const maxIgnored = 10_000_000

/** The body as text, or undefined when it is longer than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // Left open when the body is too long, so that the caller gets the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length
    if (length > maxBytes + maxIgnored) return undefined
    if (length <= maxBytes) chunks.push(chunk as Buffer)
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8')
}

/**
 * False after a 403 response to what is no visit: an image or a script in some page, with `ownSite`
 * also a link of another site. Programs that are no browsers send no such headers.
 */
export function isVisit(
  { headers }: IncomingMessage,
  response: ServerResponse,
  from: 'anySite' | 'ownSite',
): boolean {
  const isPage = ['document', 'iframe', undefined].includes(headers['sec-fetch-dest'] as string | undefined)
  if (isPage && (from === 'anySite' || headers['sec-fetch-site'] !== 'cross-site')) return true
  response.writeHead(403).end()
  return false
}

/**
 * Logs a decision about who may do what, without the query, which may hold a secret. The caller is
 * what the nearest proxy says, else the connection's own IP address.
 */
export function logSecurity({ headers, socket }: IncomingMessage, decision: string): void {
  const forwarded = /[\da-f.:]+$/i.exec(String(headers['x-forwarded-for'] ?? ''))?.[0]
  const caller = forwarded ?? socket.remoteAddress ?? 'unknown'
  console.info(`[security] ${new Date().toISOString()} ${caller} ${decision}`)
}

/** False after a 405 response to a method other than GET and HEAD. */
export function isRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  return false
}

/** Ends a response with a text, or with 304 for a caller who has it. */
export function sendText({ headers }: IncomingMessage, response: ServerResponse, text: string): void {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  response.setHeader('ETag', tag)
  // nginx weakens the tag of what it compresses.
  const known = headers['if-none-match']?.split(/\s*,\s*/).map((each) => each.replace(/^W\//, ''))
  if (known?.includes(tag)) response.writeHead(304).end()
  else response.end(text)
}
