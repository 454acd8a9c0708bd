import type { IncomingMessage } from 'node:http'
import { HttpError } from './server.ts'

/** Reads a body to its end, even one that is too long: a reset would hide the response. */
export async function readBytes(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ size: number; content: Buffer | undefined }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return { size, content: size > maxBytes ? undefined : Buffer.concat(chunks) }
}

/** Reads a body as text. @throws {HttpError} 413 when it is too long */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const { size, content } = await readBytes(request, maxBytes)
  if (!content) throw new HttpError(413, `The body has ${size} bytes; at most ${maxBytes} are accepted.`)
  return content.toString('utf8')
}
