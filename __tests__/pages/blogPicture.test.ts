/** @jest-environment node */
import type { NextApiRequest, NextApiResponse } from 'next'
import { PictureUnavailableError } from '../../lib/blog/pictures/download.server.ts'
import { ownAddress } from '../../lib/blog/pictures/signature.server.ts'
import { readPicture } from '../../lib/blog/pictures/store.server.ts'
import blogPicture from '../../pages/api/media/blog/[signature].ts'

jest.mock('../../lib/blog/posts.server.ts', () => ({}))
jest.mock('../../lib/blog/pictures/store.server.ts', () => ({ goodFor: 3_600, readPicture: jest.fn() }))

const url = 'https://blog.example.com/a.svg'
const signature = () => new URL(ownAddress(url), 'https://site.example').pathname.split('/').at(-1)

beforeEach(() => {
  jest.resetAllMocks()
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

async function answerTo(query: NextApiRequest['query'], method = 'GET') {
  const answer = {
    status: 200,
    headers: {} as Record<string, string>,
    body: undefined as unknown,
    location: '',
  }
  const response = {
    setHeader: (name: string, value: string) => ((answer.headers[name] = value), response),
    writeHead: (status: number, headers: Record<string, string>) => {
      Object.assign(answer, { status })
      Object.assign(answer.headers, headers)
      return response
    },
    status: (status: number) => ((answer.status = status), response),
    send: (body: unknown) => ((answer.body = body), response),
    redirect: (status: number, location: string) => (Object.assign(answer, { status, location }), response),
    end: () => response,
  }
  await blogPicture({ method, query } as NextApiRequest, response as unknown as NextApiResponse)
  return answer
}

test('gives a picture that this site has signed, locked so that it runs nothing', async () => {
  jest.mocked(readPicture).mockResolvedValue({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
  const { status, headers, body } = await answerTo({ url, signature: signature() })
  expect(status).toBe(200)
  expect(String(body)).toBe('<svg/>')
  expect(headers).toMatchObject({ 'Content-Type': 'image/svg+xml', 'X-Content-Type-Options': 'nosniff' })
  expect(headers['Content-Security-Policy']).toContain('sandbox')
  expect(headers['Cache-Control']).toContain('max-age=3600')
})

test.each([
  ['no signature', { signature: undefined }],
  ['another signature', { signature: 'A'.repeat(22) }],
  ['no address', { url: undefined }],
  ['two addresses', { url: [url, url] }],
  ['another address', { url: 'http://169.254.169.254/' }],
  ['a version that was not signed', { v: 'abcdef01' }],
  ['two versions', { v: ['', 'abcdef01'] }],
])('fetches nothing for %s', async (_name, change) => {
  expect((await answerTo({ url, signature: signature(), ...change })).status).toBe(404)
  expect(readPicture).not.toHaveBeenCalled()
})

test('gives a version that this site has signed', async () => {
  jest.mocked(readPicture).mockResolvedValue({ type: 'image/png', bytes: Buffer.from('png') })
  const { pathname } = new URL(ownAddress(url, 'abcdef01'), 'https://site.example')
  const query = { url, v: 'abcdef01', signature: pathname.split('/').at(-1) }
  expect((await answerTo(query)).status).toBe(200)
  expect(readPicture).toHaveBeenCalledWith(url)
})

test('shows the stock picture, for a minute, for one that cannot be had', async () => {
  jest.mocked(readPicture).mockRejectedValue(new PictureUnavailableError('gone'))
  const { status, location, headers } = await answerTo({ url, signature: signature() })
  expect([status, location]).toEqual([302, '/art/blog-fallback.svg'])
  expect(headers['Cache-Control']).toBe('public, max-age=60')
})

test('only reads', async () => {
  expect((await answerTo({ url, signature: signature() }, 'POST')).status).toBe(405)
})
