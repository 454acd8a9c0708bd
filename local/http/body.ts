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
 * The whole body, read to its end even when it is too long, so that the client gets the answer instead of a reset. Of one that is
 * too long only the size is kept.
 */
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

/**
 * The whole body as text, read as `readBytes` does.
 * @throws {BodyTooLargeError}
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const { size, content } = await readBytes(request, maxBytes)
  if (!content) throw new BodyTooLargeError(size, maxBytes)
  return content.toString('utf8')
}
