/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import {
  acceptedEncoding,
  addLacking,
  compressAnswer,
  keepFromBrowsers,
} from '../../../lib/serving/answer.server.ts'
import { keptCompression, type Compress } from '../../../lib/serving/compression.server.ts'
import { answerAsSent } from '../../../local/http/answerAsSent.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const html = `<p>${'A good line. '.repeat(500)}</p>`

/** Asks a server that answers with `handle`. Headers as a browser sends them, unless told otherwise. */
async function ask(
  handle: Handler,
  { method = 'GET', headers = {} as Record<string, string>, compress = keptCompression().compress } = {},
) {
  const server = createServer((asked, response) => {
    addLacking(response, [
      { key: 'Referrer-Policy', value: 'no-referrer' },
      { key: 'X-Content-Type-Options', value: 'nosniff' },
    ])
    keepFromBrowsers(response)
    compressAnswer(asked, response, compress)
    handle(asked, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    const url = `http://127.0.0.1:${port}/`
    return await answerAsSent(url, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } })
  } finally {
    server.close()
  }
}

const sendPage: Handler = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.setHeader('ETag', '"one"')
  response.end(html)
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR, gzip', 'br'],
  ['br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip; q=0.000, br', 'br'],
  ['gzip, br;q=0.9', 'gzip'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0, *', undefined],
  ['gzipped, brr', undefined],
  ['identity', undefined],
  ['br;q=nonsense', undefined],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])(
  'whoever accepts "%s" gets a page as %s, and is told how long it is',
  async (accepted, encoding, unpack) => {
    const { headers, body } = await ask(sendPage, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers['transfer-encoding']).toBeUndefined()
    expect(headers.etag).toBe('"one"')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(unpack(body).toString()).toBe(html)
  },
)

test('what is written in pieces goes out in one', async () => {
  const written: string[] = []
  const { headers, body } = await ask((_, response) => {
    response.setHeader('Content-Type', 'text/javascript')
    response.write(Buffer.from(html), () => written.push('one'))
    response.write('4d', 'hex', () => written.push('two'))
    response.end('ä', () => written.push('end'))
  })
  expect(brotliDecompressSync(body).toString()).toBe(`${html}Mä`)
  expect(headers['content-length']).toBe(String(body.length))
  expect(written).toEqual(['one', 'two', 'end'])
})

test('whoever takes neither gets it as it is, and caches are told', async () => {
  const { headers, body } = await ask(sendPage, { headers: { 'accept-encoding': 'zstd' } })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('Accept-Encoding')
  expect(body.toString()).toBe(html)
})

describe('asked for its head only, a page says the same', () => {
  const heads = async (handle: Handler, encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const whole = await ask(handle, { headers })
    const head = await ask(handle, { headers, method: 'HEAD' })
    expect(head.body).toHaveLength(0)
    for (const { headers } of [whole, head]) delete headers.date
    return [whole.headers, head.headers] as const
  }

  test.each(['gzip, br', 'gzip', 'zstd'])('to who accepts "%s"', async (encoding) => {
    const [whole, head] = await heads(sendPage, encoding)
    expect(head).toEqual(whole)
  })

  test.each(['gzip, br', 'gzip'])(
    'but for its length, which nobody knows without the body, to who accepts "%s"',
    async (encoding) => {
      const withoutBody: Handler = (asked, response) => {
        if (asked.method === 'GET') return sendPage(asked, response)
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Content-Length', Buffer.byteLength(html))
        response.setHeader('ETag', '"one"')
        response.end(null)
      }
      const [{ 'content-length': _, ...whole }, head] = await heads(withoutBody, encoding)
      expect(head).toEqual(whole)
    },
  )

  test('with its length where it is too short to be compressed', async () => {
    const short: Handler = (asked, response) => {
      response.setHeader('Content-Type', 'text/plain')
      response.setHeader('Content-Length', 6)
      response.end(asked.method === 'GET' ? 'Short.' : null)
    }
    const [whole, head] = await heads(short, 'br')
    expect(head).toEqual(whole)
  })
})

test.each<[string, Handler, Parameters<typeof ask>[1]]>([
  [
    'a picture',
    (_, response) => {
      response.setHeader('Content-Type', 'image/webp')
      response.end(html)
    },
    {},
  ],
  [
    'a short text',
    (_, response) => {
      response.setHeader('Content-Type', 'text/plain')
      response.end('Short.')
    },
    {},
  ],
  [
    'what has no type',
    (_, response) => {
      response.end(html)
    },
    {},
  ],
  [
    'what is compressed already',
    (_, response) => {
      response.setHeader('Content-Type', 'text/css')
      response.setHeader('Content-Encoding', 'br')
      response.end(html)
    },
    {},
  ],
  [
    'an answer whose head was written first',
    (_, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html' })
      response.write(html)
      response.end()
    },
    {},
  ],
  ['part of a file', sendPage, { headers: { range: 'bytes=0-9' } }],
  ['the answer to a form', sendPage, { method: 'POST' }],
])('%s is not compressed', async (_, handle, options) => {
  const seen: string[] = []
  const { headers, body } = await ask(
    (asked, response) => {
      handle(asked, response)
      seen.push(String(response.getHeader('Content-Encoding')))
    },
    {
      ...options,
      compress: (content) => {
        seen.push('compressed')
        return gzipSync(content)
      },
    },
  )
  expect(seen).not.toContain('compressed')
  expect(body.length).toBeGreaterThan(5)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('an answer without a body stays one', async () => {
  const { status, headers, body } = await ask((_, response) => {
    response.statusCode = 304
    response.setHeader('Content-Type', 'text/html')
    response.end()
  })
  expect(status).toBe(304)
  expect(body).toHaveLength(0)
  expect(headers['content-encoding']).toBeUndefined()
})

test('an error that comes while a file is read is said as one, without the piece that was read', async () => {
  const { status, body } = await ask((_, response) => {
    response.setHeader('Content-Type', 'text/css')
    response.write(html)
    response.writeHead(500, { 'Cache-Control': 'no-store' })
    response.end()
  })
  expect(status).toBe(500)
  expect(body).toHaveLength(0)
})

test.each([
  ['private, no-cache, no-store, max-age=0, must-revalidate', false],
  ['no-store', false],
  ['s-maxage=300, stale-while-revalidate=31535700', true],
  ['public, max-age=31536000, immutable', true],
])('"%s" may be kept: %s', async (cacheControl, kept) => {
  const keeps: unknown[] = []
  const compress: Compress = (body, _, options) => {
    keeps.push(options?.keep)
    return gzipSync(body)
  }
  await ask(
    (asked, response) => {
      response.setHeader('Cache-Control', cacheControl)
      sendPage(asked, response)
    },
    { compress },
  )
  expect(keeps).toEqual([kept])
})

test('another reason to vary is kept, and the same is not said twice', async () => {
  const varying = (vary: string) =>
    ask((asked, response) => {
      response.setHeader('Vary', vary)
      sendPage(asked, response)
    })
  expect((await varying('Accept')).headers.vary).toBe('Accept, Accept-Encoding')
  expect((await varying('accept-encoding, Accept')).headers.vary).toBe('accept-encoding, Accept')
})

test('an answer gets the headers it lacks, and keeps those it has', async () => {
  const { headers } = await ask((_, response) => {
    response.setHeader('Referrer-Policy', 'strict-origin')
    response.writeHead(308, { Location: '/faq' }).end()
  })
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers.location).toBe('/faq')
})

test.each([
  [
    's-maxage=300, stale-while-revalidate=31535700',
    's-maxage=300, stale-while-revalidate=31535700, must-revalidate',
  ],
  [
    'public, s-maxage=300, stale-while-revalidate=86400',
    'public, s-maxage=300, stale-while-revalidate=86400, must-revalidate',
  ],
  ['public, max-age=300, s-maxage=3600, stale-while-revalidate=86400', undefined],
  ['stale-while-revalidate=1, must-revalidate', undefined],
  ['private, no-cache, no-store, max-age=0', undefined],
  ['public, max-age=31536000, immutable', undefined],
])('"%s" is told to browsers as %s', async (cacheControl, told = cacheControl) => {
  const { headers } = await ask((asked, response) => {
    response.setHeader('Cache-Control', cacheControl)
    sendPage(asked, response)
  })
  expect(headers['cache-control']).toBe(told)
})
