import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes of a body that is too long which are read all the same: a caller who is still sending when the answer comes may never hear it. */
const mostIgnored = 10_000_000

/** The body of a request as text, or undefined when it is longer than `mostBytes`. */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  // Kept open when the body is far too long: the caller should still hear the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length
    if (length > mostBytes + mostIgnored) return undefined
    if (length <= mostBytes) chunks.push(chunk as Buffer)
  }
  return length > mostBytes ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** Of what writes its own answer and changes nothing. @returns false when the method was another, which is then answered */
export function isRead(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  return false
}
