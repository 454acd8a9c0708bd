import sharp from 'sharp'
import shareImage from '../../../pages/api/share-image.ts'
import { callRoute } from '../../fixtures/apiCall.ts'

const ask = (url: string) => callRoute(shareImage, { query: { url } })

const hostSends = (body: Buffer, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(body), { status }))

beforeEach(() => jest.spyOn(console, 'error').mockImplementation())
afterEach(() => jest.restoreAllMocks())

test('a large transparent PNG of a post is shared as a JPEG', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width: 900, height: 1200, channels: 4, background: '#0000', noise } })
  hostSends(await photo.png().toBuffer())
  const { status, headers, body } = await ask('https://blog.example/images/photo.png')
  expect([status, headers['Content-Type']]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(body as Buffer).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((body as Buffer).length).toBeLessThan(600_000)
})

test.each([
  ['is missing', Buffer.from(''), 404],
  ['is no image', Buffer.from('<html>'), 200],
  ['is an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 200],
])('the image of the site is shared for one that %s', async (_, body, status) => {
  hostSends(body, status)
  const sent = await ask('https://blog.example/images/photo.png')
  expect(sent).toMatchObject({ status: 307, location: '/art/share.png' })
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('images/photo.png cannot be shared'))
})

test('the image of the site is shared while the host hangs', async () => {
  const hanging = (_url: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  jest.spyOn(globalThis, 'fetch').mockImplementation(hanging)
  const call = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(call.signal)
  const asked = ask('https://blog.example/images/photo.png')
  call.abort(new DOMException('late', 'TimeoutError'))
  expect(await asked).toMatchObject({ status: 307, location: '/art/share.png' })
})

test('no other host is asked for an image', async () => {
  const fetched = hostSends(Buffer.from(''))
  for (const url of ['https://other.example/a.png', 'https://blog.example/a.png?v=1', '/icon.png', ''])
    expect(await ask(url)).toMatchObject({ status: 400 })
  expect(fetched).not.toHaveBeenCalled()
})

test('twenty images for sharing wait at once, and are drawn one by one', async () => {
  const shape = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  const [large, small] = await Promise.all([3000, 9].map((side) => shape(side).png().toBuffer()))
  hostSends(Buffer.from('')).mockImplementation(
    async (url) => new Response(new Uint8Array((String(url).endsWith('/0.png') ? large : small) ?? [])),
  )
  const drawn: number[] = []
  const asked = Array.from({ length: 21 }, async (_, number) => {
    const { status } = await ask(`https://blog.example/images/${number}.png`)
    if (status === 200) drawn.push(number)
  })
  await Promise.all(asked)
  expect(drawn[0]).toBe(0)
  expect(drawn.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  )
})
