import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { bundleApart, startProcess } from '../../fixtures/newProcess.ts'

const optimizer = Readable.from([]) as IncomingMessage
/** Of HTTP/1.0, which needs no header. */
const visitor = new IncomingMessage(new Socket())
const image = { type: 'image/png', bytes: Buffer.from('bytes') }

/** The module of a process that has just started. */
function resizes() {
  startProcess()
  return import('../../../lib/images/resizes.server.ts')
}

/** As the optimizer: an image that is asked for, then resized with a `sharp` of its own. */
const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#3b6ea5' } })
const resize = () => photo.clone().resize({ width: 400 }).webp().toBuffer()

afterEach(() => jest.useRealTimers())

test('the optimizer resizes one image at a time, also where it fails', async () => {
  const page = await resizes()
  bundleApart()
  const route = await import('../../../lib/images/resizes.server.ts')
  let [now, most] = [0, 0]
  const ask = async (number: number) => {
    const { readInTurn } = number % 2 ? page : route
    const read = async () => {
      now += 1
      most = Math.max(most, now)
      if (number === 2) throw new Error('It is gone.')
      return image
    }
    try {
      await readInTurn(optimizer, { cache: async () => undefined, read })
      await resize()
    } finally {
      now -= 1
    }
  }
  const asked = await Promise.allSettled([0, 1, 2, 3, 4].map(ask))
  const failed = asked.map(({ status }) => status === 'rejected')
  expect(failed).toEqual([false, false, true, false, false])
  expect(most).toBe(1)
})

test('a slow download delays no other image', async () => {
  const { readInTurn } = await resizes()
  const slow = readInTurn(optimizer, { cache: () => new Promise(() => undefined), read: async () => image })
  expect(await readInTurn(optimizer, { cache: async () => undefined, read: async () => image })).toBe(image)
  void slow
})

test('an image that nobody resizes has no turn', async () => {
  const { inTurn, readInTurn } = await resizes()
  void inTurn(() => new Promise(() => undefined))
  expect(await readInTurn(visitor, { cache: async () => undefined, read: async () => image })).toBe(image)
})

test('who waits for more than eight seconds is refused, the next not', async () => {
  const { inTurn, ResizeLimitError } = await resizes()
  jest.useFakeTimers()
  let end = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  const second = inTurn(async () => 'second')
  const refused = second.catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(1)
  const third = inTurn(async () => 'third')
  await jest.advanceTimersByTimeAsync(7_999)
  expect(ResizeLimitError.is(await refused)).toBe(true)
  end()
  await first
  expect(await third).toBe('third')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})

test('a refusal is a 503 that tells visitor and optimizer when to retry', async () => {
  const { respondBusy } = await resizes()
  const { noteCaller } = await import('../../../lib/util/caller.server.ts')
  const visitors = { headersSent: false, setHeader: jest.fn() }
  noteCaller('203.0.113.7', visitors as unknown as ServerResponse)
  const end = jest.fn()
  const writeHead = jest.fn(() => ({ end }))
  respondBusy({ writeHead } as unknown as ServerResponse)
  expect(writeHead).toHaveBeenCalledWith(503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
  expect(visitors.setHeader).toHaveBeenCalledWith('Retry-After', '5')
})
