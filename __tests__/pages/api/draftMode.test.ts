/** @jest-environment node */
import type { NextApiRequest, NextApiResponse } from 'next'
import { evaluate, parse } from 'groq-js'
import disable from '../../../pages/api/draft-mode/disable.ts'
import enable from '../../../pages/api/draft-mode/enable.ts'

const hour = 3_600_000
const secretDocument = (secret: string, age: number) => ({
  _id: 'drafts.secret',
  _type: 'sanity.previewUrlSecret',
  _updatedAt: new Date(Date.now() - age).toISOString(),
  secret,
  studioUrl: 'http://localhost/studio',
})

let documents: object[] = []
let lakeFails = false

/** A lake that runs the library's own query, which decides about age. */
const fakeClient = {
  config: () => ({ token: 'token' }),
  withConfig: () => fakeClient,
  fetch: async (query: string, params: Record<string, unknown>) => {
    if (lakeFails) throw new Error('The lake hangs.')
    return (await evaluate(parse(query, { params }), { dataset: documents, params })).get() as unknown
  },
}

jest.mock('../../../lib/sanity/content/client.server.ts', () => ({ draftClient: () => fakeClient }))

type Sent = {
  status: number
  headers: Record<string, string>
  location?: string
  preview?: unknown
  /** Seconds. */
  maxAge?: number | undefined
  cleared: boolean
}

let calls = 0

async function call(
  handler: (request: NextApiRequest, response: NextApiResponse) => unknown,
  url: string,
  method = 'GET',
  // A caller of its own each time: one caller's wrong links are limited.
  remoteAddress = `192.0.2.${(calls += 1)}`,
) {
  const sent: Sent = { status: 200, headers: {}, cleared: false }
  const response = {
    setHeader: (name: string, value: string) => {
      sent.headers[name] = value
      return response
    },
    status: (status: number) => {
      sent.status = status
      return response
    },
    getHeader: (name: string) => sent.headers[name],
    send: () => response,
    end: () => response,
    setPreviewData: (data: unknown, options: { maxAge?: number } = {}) => {
      sent.preview = data
      sent.maxAge = options.maxAge
      return response
    },
    clearPreviewData: () => {
      sent.cleared = true
      return response
    },
    redirect: (status: number, location: string) => {
      sent.status = status
      sent.location = location
      return response
    },
  }
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams)
  await handler({ url, method, query, headers: {}, socket: { remoteAddress } } as never, response as never)
  return sent
}

const enableUrl = (secret: string, path?: string, perspective?: string) => {
  const url = new URL('http://localhost/api/draft-mode/enable')
  url.searchParams.set('sanity-preview-secret', secret)
  if (path !== undefined) url.searchParams.set('sanity-preview-pathname', path)
  if (perspective) url.searchParams.set('sanity-preview-perspective', perspective)
  return `${url.pathname}${url.search}`
}

beforeEach(() => {
  documents = [secretDocument('right', hour / 2)]
  lakeFails = false
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('opening drafts', () => {
  test('redirects a visitor with the right secret to the page', async () => {
    const sent = await call(enable, enableUrl('right', '/about-us?from=studio'))
    expect(sent).toMatchObject({ status: 307, location: '/about-us?from=studio' })
    expect(sent.preview).toEqual({ perspective: 'drafts' })
  })

  test('is limited per caller', async () => {
    const tries = Array.from({ length: 31 }, () => call(enable, enableUrl('guessed'), 'GET', '198.51.100.1'))
    const last = (await Promise.all(tries)).at(-1)
    expect(last).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
    expect(await call(enable, enableUrl('right'), 'GET', '198.51.100.1')).toMatchObject({ status: 429 })
    expect(await call(enable, enableUrl('right'))).toMatchObject({ status: 307 })
  })

  test('has the perspective that the Studio chose', async () => {
    expect((await call(enable, enableUrl('right', '/', 'published'))).preview).toEqual({
      perspective: 'published',
    })
  })

  test.each([
    ['/faq#guarantee', '/faq#guarantee'],
    ['/faq?sanity-preview-perspective=published#guarantee', '/faq#guarantee'],
    ['/search-all-jobs?sanity-preview-perspective=drafts&from=a&b=%23', '/search-all-jobs?from=a&b=%23'],
    ['/search-all-jobs?from=a&sanity-preview-perspective=drafts', '/search-all-jobs?from=a'],
  ])('redirects to %s without its preview parameter', async (path, plain) => {
    const { location } = await call(enable, enableUrl('right', path, 'drafts'))
    expect(location).toBe(plain)
  })

  test('lasts for twelve hours', async () => {
    expect((await call(enable, enableUrl('right'))).maxAge).toBe((12 * hour) / 1000)
  })

  test.each([
    ['no secret at all', '/api/draft-mode/enable'],
    ['an empty secret', enableUrl('')],
    ['blanks', enableUrl('   ')],
    ['a guessed secret', enableUrl('wrong')],
    ['a part of the secret', enableUrl('righ')],
    ['a query in place of the secret', enableUrl('" || true || "')],
    ['two secrets, the wrong one first', `${enableUrl('wrong')}&sanity-preview-secret=right`],
  ])('responds 401 to %s', async (_what, url) => {
    const sent = await call(enable, url)
    expect(sent.status).toBe(401)
    expect(sent.preview).toBeUndefined()
    expect(sent.location).toBeUndefined()
  })

  test('responds 401 to a secret after an hour, however often used', async () => {
    documents = [secretDocument('right', hour - 60_000)]
    expect((await call(enable, enableUrl('right'))).status).toBe(307)
    expect((await call(enable, enableUrl('right'))).status).toBe(307)
    documents = [secretDocument('right', hour + 1000)]
    expect((await call(enable, enableUrl('right'))).status).toBe(401)
  })

  test('responds 401 to a secret of another document type', async () => {
    documents = [{ ...secretDocument('right', 0), _type: 'review' }]
    expect((await call(enable, enableUrl('right'))).status).toBe(401)
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/path',
    'http://localhost//evil.example',
    'http://localhost/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    '@evil.example',
    '.evil.example',
  ])('stays on this site when redirected to %j', async (path) => {
    const { status, location = '' } = await call(enable, enableUrl('right', path))
    expect(status).toBe(307)
    const base = 'https://goodline.example/api/draft-mode/enable'
    expect(new URL(location, base).origin).toBe('https://goodline.example')
    expect(location).toMatch(/^\/(?![/\\])/)
  })

  test('responds 503 while the lake is down', async () => {
    lakeFails = true
    const sent = await call(enable, enableUrl('right'))
    expect(sent.status).toBe(503)
    expect(sent.preview).toBeUndefined()
  })

  test('allows only GET', async () => {
    expect((await call(enable, enableUrl('right'), 'POST')).status).toBe(405)
  })

  test('is never cached', async () => {
    expect((await call(enable, enableUrl('right'))).headers['Cache-Control']).toBe('no-store')
    expect((await call(disable, '/api/draft-mode/disable')).headers['Cache-Control']).toBe('no-store')
  })
})

describe('leaving drafts', () => {
  test('redirects to the same page', async () => {
    expect(await call(disable, '/api/draft-mode/disable?redirect=%2Ffaq%23guarantee')).toMatchObject({
      status: 307,
      location: '/faq#guarantee',
      cleared: true,
    })
  })

  test('encodes a path that no header can hold', async () => {
    const { status, location } = await call(
      disable,
      `/api/draft-mode/disable?redirect=${encodeURIComponent('/faq#\u{1f600}\u0000')}`,
    )
    expect([status, location]).toEqual([307, '/faq#%F0%9F%98%80%00'])
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '\\evil', '/a b', ''])(
    'redirects home instead of to %j',
    async (path) => {
      expect(
        (await call(disable, `/api/draft-mode/disable?redirect=${encodeURIComponent(path)}`)).location,
      ).toBe('/')
    },
  )
})
