import type { IncomingMessage } from 'node:http'
import { AnswerError } from './server.ts'

/** The request body was longer than the stand-in accepts. */
class BodyTooLargeError extends AnswerError {
  override name = 'BodyTooLargeError'

  constructor(size: number, maxBytes: number) {
    super(413, `The body has ${size} bytes; at most ${maxBytes} are accepted.`)
  }
}

/**
 * The whole body as text, read to its end even when it is too long, so that the client gets the answer instead of a reset.
 * @throws {BodyTooLargeError}
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  if (size > maxBytes) throw new BodyTooLargeError(size, maxBytes)
  return Buffer.concat(chunks).toString('utf8')
}
