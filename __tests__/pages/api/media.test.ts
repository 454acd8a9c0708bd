/** @jest-environment node */
import type { NextApiRequest, NextApiResponse } from 'next'
import { MediaUnavailableError, readMedia } from '../../../lib/sanity/mediaStore.server.ts'
import media from '../../../pages/api/media/[...file].ts'

jest.mock('../../../lib/sanity/mediaStore.server.ts', () => ({
  ...jest.requireActual<object>('../../../lib/sanity/mediaStore.server.ts'),
  readMedia: jest.fn(),
}))

const hash = 'd'.repeat(40)
const photo = `${hash}-640x480.jpg`

beforeEach(() => jest.mocked(readMedia).mockReset().mockResolvedValue(Buffer.from('bytes')))

async function ask(file: string[], { method = 'GET', rect }: { method?: string; rect?: string } = {}) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: undefined as unknown }
  const response = {
    setHeader: (name: string, value: string) => ((answer.headers[name] = value), response),
    writeHead: (status: number, headers: Record<string, string>) => {
      Object.assign(answer, { status })
      Object.assign(answer.headers, headers)
      return response
    },
    status: (status: number) => ((answer.status = status), response),
    send: (body: unknown) => (answer.body = body),
    end: () => undefined,
  }
  const request = { method, query: { file, rect }, headers: {}, socket: { remoteAddress: '203.0.113.7' } }
  await media(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return answer
}

test('gives a picture that is good for ever, locked so that it runs nothing', async () => {
  const { status, headers, body } = await ask([photo])
  expect(status).toBe(200)
  expect(String(body)).toBe('bytes')
  expect(headers).toEqual({
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(jest.mocked(readMedia).mock.calls[0]?.slice(0, 3)).toEqual([photo, 'images', undefined])
})

test.each([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['exe', 'application/octet-stream'],
])('calls a file that ends in .%s %s', async (ending, type) => {
  expect((await ask([`${hash}-1x1.${ending}`])).headers['Content-Type']).toBe(type)
})

test('hands on the crop', async () => {
  await ask([photo], { rect: '0,0,10,10' })
  expect(jest.mocked(readMedia).mock.calls[0]?.[2]).toBe('0,0,10,10')
})

test('gives a download as a file to save', async () => {
  const { headers } = await ask(['files', `${hash}.pdf`])
  expect(headers).toMatchObject({ 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' })
  expect(jest.mocked(readMedia).mock.calls[0]?.slice(0, 2)).toEqual([`${hash}.pdf`, 'files'])
})

test.each([[['pictures', photo]], [['files', 'more', `${hash}.pdf`]]])(
  'knows no file at %j',
  async (file) => {
    expect((await ask(file)).status).toBe(404)
    expect(readMedia).not.toHaveBeenCalled()
  },
)

test.each([
  [404, 404],
  [429, 429],
  [500, 502],
  [undefined, 502],
])('answers %p of the content host with %i, which nobody may keep', async (told, answered) => {
  jest.mocked(readMedia).mockRejectedValue(new MediaUnavailableError(photo, told))
  const { status, headers } = await ask([photo])
  expect(status).toBe(answered)
  expect(headers).toEqual({ 'Cache-Control': 'no-store' })
})

test('passes on a fault of its own', async () => {
  jest.mocked(readMedia).mockRejectedValue(new TypeError('ours'))
  await expect(ask([photo])).rejects.toThrow('ours')
})

test('lets one caller cause sixty downloads at once and no more', async () => {
  const allowed: boolean[] = []
  jest.mocked(readMedia).mockImplementation(async (...[, , , mayDownload]) => {
    allowed.push(mayDownload?.() ?? true)
    return Buffer.from('bytes')
  })
  for (let call = 0; call < 70; call += 1) await ask([photo])
  expect(allowed.slice(0, 60)).not.toContain(false)
  expect(allowed.slice(60)).toContain(false)
})

test('only reads', async () => {
  const { status, headers } = await ask([photo], { method: 'POST' })
  expect([status, headers.Allow]).toEqual([405, 'GET, HEAD'])
  expect((await ask([photo], { method: 'HEAD' })).status).toBe(200)
})
