/** @jest-environment node */
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../../../../lib/blog/pictures/download.server.ts'
import { shrinkPicture } from '../../../../lib/blog/pictures/shrink.server.ts'
import { bundleApart } from '../../../fixtures/newProcess.ts'

const url = 'https://blog.example.com/a'

const drawn = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c4351a' } })

const jpeg = async (width: number, height: number, orientation = 1): Promise<Picture> => ({
  type: 'image/jpeg',
  bytes: await drawn(width, height).withMetadata({ orientation }).jpeg().toBuffer(),
})

/** A small PNG that says of itself that it is this large. */
async function bomb(width: number, height: number): Promise<Picture> {
  const bytes = await drawn(1, 1).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return { type: 'image/png', bytes }
}

/** A chunk of a PNG, ready to stand between others. */
function chunk(name: string, ...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(12 + 4 * numbers.length)
  bytes.writeUInt32BE(4 * numbers.length, 0)
  bytes.write(name, 4, 'latin1')
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 8 + 4 * index))
  const end = bytes.length - 4
  bytes.writeUInt32BE(crc32(bytes.subarray(4, end)), end)
  return bytes
}

/** Where the chunks after a PNG's first begin, which is as long in every PNG. */
const afterHeader = 33

/** A PNG that says of itself, before its picture, that it has so many frames. */
function framed({ bytes }: { bytes: Buffer }, frames: number): Picture {
  const parts = [bytes.subarray(0, afterHeader), chunk('acTL', frames, 0), bytes.subarray(afterHeader)]
  return { type: 'image/png', bytes: Buffer.concat(parts) }
}

const widePng = async () => ({ bytes: await drawn(3000, 10).png().toBuffer() })

/** An AVIF of one colour, about a kilobyte long. */
const avif = async (width: number, height: number): Promise<Picture> => ({
  type: 'image/avif',
  bytes: await drawn(width, height).avif({ effort: 0 }).toBuffer(),
})

const sizeOf = async ({ bytes }: Picture) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s wider than any page shows it is kept smaller',
  async (format) => {
    const bytes = await drawn(3000, 1500).toFormat(format).toBuffer()
    const kept = await shrinkPicture(url, { type: `image/${format}`, bytes })
    expect(kept.type).toBe(`image/${format}`)
    expect(await sizeOf(kept)).toEqual({ format, width: 2400, height: 1200 })
  },
)

test('how wide a photograph is depends on how it was held', async () => {
  const upright = await jpeg(3000, 1000, 6)
  expect((await shrinkPicture(url, upright)) === upright).toBe(true)
  expect(await sizeOf(await shrinkPicture(url, await jpeg(1000, 3000, 6)))).toMatchObject({
    width: 2400,
    height: 800,
  })
})

test('a photograph of 50 million pixels is taken', async () => {
  expect(await sizeOf(await shrinkPicture(url, await jpeg(8160, 6120)))).toMatchObject({
    width: 2400,
    height: 1800,
  })
})

test.each([
  ['16000 x 16000', () => bomb(16_000, 16_000)],
  ['1 x 65000001', () => bomb(1, 65_000_001)],
  ['4000 x 3251', () => avif(4000, 3251)],
  ['9000 x 9000', async () => framed(await bomb(9000, 9000), 2)],
])('%s pixels are too many, however few bytes they are', async (size, picture) => {
  await expect(shrinkPicture(url, await picture())).rejects.toMatchObject({
    name: 'PictureUnavailableError',
    message: `${url} has ${size} pixels, which is too many`,
  })
})

test('an AVIF, which takes most memory to unpack, is unpacked once, whatever its host calls it', async () => {
  const { bytes } = await avif(600, 400)
  for (const type of ['image/avif', 'image/gif', 'image/svg+xml'] as const) {
    const kept = await shrinkPicture(url, { type, bytes })
    expect(kept.type).toBe('image/webp')
    expect(await sizeOf(kept)).toEqual({ format: 'webp', width: 600, height: 400 })
  }
})

test.each<[string, () => Promise<Buffer> | Buffer, Picture['type']]>([
  ['a picture of the size in which it is shown', () => drawn(2400, 100).jpeg().toBuffer(), 'image/jpeg'],
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9000"/>'), 'image/svg+xml'],
  [
    'an animation',
    async () => {
      const frames = await Promise.all(
        [drawn(2500, 2), drawn(2500, 2).negate()].map((frame) => frame.png().toBuffer()),
      )
      return sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer()
    },
    'image/webp',
  ],
  ['an animated PNG', async () => framed(await widePng(), 2).bytes, 'image/png'],
  ['what cannot be read', () => Buffer.from('bytes'), 'image/png'],
])('%s stays as it is', async (_, bytes, type) => {
  const picture = { type, bytes: await bytes() }
  expect((await shrinkPicture(url, picture)) === picture).toBe(true)
})

test.each<[string, () => Promise<Buffer>]>([
  ['counts a single frame', async () => framed(await widePng(), 1).bytes],
  [
    'counts frames where nobody looks for them',
    async () => Buffer.concat([(await widePng()).bytes, chunk('acTL', 2, 0)]),
  ],
])('a PNG that %s is no animation', async (_, bytes) => {
  const kept = await shrinkPicture(url, { type: 'image/png', bytes: await bytes() })
  expect(await sizeOf(kept)).toMatchObject({ format: 'png', width: 2400 })
})

test.each(['', '\uFEFF', '\n ', '\uFEFF \n'])(
  'a drawing has no pixels to count, however large it says it is (after %j)',
  async (before) => {
    const text = `${before}<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>`
    const picture: Picture = { type: 'image/svg+xml', bytes: Buffer.from(text) }
    expect((await shrinkPicture(url, picture)) === picture).toBe(true)
  },
)

test('a picture that breaks off is refused by its address, with what was wrong', async () => {
  await expect(shrinkPicture(url, await bomb(3000, 3000))).rejects.toMatchObject({
    name: 'PictureUnavailableError',
    message: expect.stringContaining(`${url} could not be made smaller: Error`) as string,
    cause: expect.any(Error) as Error,
  })
})

test('pictures are unpacked one after the other, and one that cannot be is in nobody’s way', async () => {
  const pictures = [
    await jpeg(3000, 2000),
    await bomb(3000, 3000),
    await jpeg(3000, 2001),
    await jpeg(3000, 2002),
  ]
  // Next bundles API routes apart from pages.
  bundleApart()
  const route = await import('../../../../lib/blog/pictures/shrink.server.ts')
  let most = 0
  const keeping = Promise.allSettled(
    pictures.map((picture, index) => (index % 2 ? route : { shrinkPicture }).shrinkPicture(url, picture)),
  )
  let ended = false
  void keeping.then(() => (ended = true))
  while (!ended) {
    most = Math.max(most, sharp.counters().process)
    await setImmediate()
  }
  const kept = await keeping
  expect(kept.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})
