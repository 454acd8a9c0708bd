import type { ServerResponse } from 'node:http'

/** A finished response, or a stream that the handler keeps open. */
export type Reply =
  | { status: number; headers: Record<string, string>; body: string | Buffer }
  | { stream: (response: ServerResponse) => void }

/** A JSON body, which browsers must take for nothing else. */
export function json(body: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
    body: JSON.stringify(body),
  }
}

/** One JSON value a line. */
export function ndjson(lines: unknown[]): Reply {
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-content-type-options': 'nosniff' },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  }
}

/** 204, with an empty body. */
export function noContent(): Reply {
  return { status: 204, headers: {}, body: '' }
}

/** 200, with the bytes as they are; `headers` come beside the media type. */
export function binary(body: Buffer, mediaType: string, headers: Record<string, string>): Reply {
  return { status: 200, headers: { ...headers, 'content-type': mediaType }, body }
}
