import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { shrinkImage } from '../../../lib/images/shrink.server.ts'
import { bundleApart } from '../../fixtures/newProcess.ts'

const url = 'https://blog.example.com/a'

const canvas = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c4351a' } })

const jpeg = (width: number, height: number, orientation = 1): Promise<Buffer> =>
  canvas(width, height).withMetadata({ orientation }).jpeg().toBuffer()

/** An AVIF of one colour, about a kilobyte long. */
const avif = (width: number, height: number) => canvas(width, height).avif({ effort: 0 }).toBuffer()

/** A small PNG whose header claims this size. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await canvas(1, 1).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A WebP of two frames. */
async function animation(): Promise<Buffer> {
  const frames = [canvas(2500, 2), canvas(2500, 2).negate()].map((frame) => frame.png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'

async function shrunk(bytes: Buffer) {
  const image = await shrinkImage(url, bytes)
  const { format, width, height } = await sharp(image?.bytes).metadata()
  return { type: image?.type, format, width, height }
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s wider than any page shows is shrunk', async (format) => {
  const bytes = await canvas(3000, 1500).toFormat(format).toBuffer()
  expect(await shrunk(bytes)).toEqual({ type: `image/${format}`, format, width: 2400, height: 1200 })
})

test('the width of a photo follows its orientation', async () => {
  const upright = await jpeg(3000, 1000, 6)
  expect(await shrinkImage(url, upright)).toEqual({ type: 'image/jpeg', bytes: upright })
  expect(await shrunk(await jpeg(1000, 3000, 6))).toMatchObject({ width: 2400, height: 800 })
})

test('a photo of 50 million pixels is shrunk', async () => {
  expect(await shrunk(await jpeg(8160, 6120))).toMatchObject({ width: 2400, height: 1800 })
})

test.each([
  ['16000 x 16000', () => bomb(16_000, 16_000)],
  ['1 x 65000001', () => bomb(1, 65_000_001)],
  ['4000 x 3251', () => avif(4000, 3251)],
])('%s pixels are refused, however few bytes they are', async (size, image) => {
  await expect(shrinkImage(url, await image())).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    message: `${url} has ${size} pixels, too many`,
  })
})

test('an AVIF becomes a WebP, which takes less memory to decode', async () => {
  expect(await shrunk(await avif(600, 400))).toEqual({
    type: 'image/webp',
    format: 'webp',
    width: 600,
    height: 400,
  })
})

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['an image as wide as pages show', () => canvas(2400, 100).jpeg().toBuffer(), 'image/jpeg'],
  ['an animated WebP', animation, 'image/webp'],
  ['a GIF', () => canvas(2, 2).gif().toBuffer(), 'image/gif'],
  ['an SVG', () => Buffer.from(svg), 'image/svg+xml'],
  ['a huge SVG', () => Buffer.from(svg.replace('/>', ' width="20000" height="20000"/>')), 'image/svg+xml'],
  ['an SVG after a byte order mark', () => Buffer.from(`\uFEFF\n${svg}`), 'image/svg+xml'],
  [
    'an SVG after a comment',
    () => Buffer.from(`<?xml version="1.0"?><!--${'x'.repeat(800)}-->${svg}`),
    'image/svg+xml',
  ],
])('%s stays as it is', async (_, make, type) => {
  const bytes = await make()
  expect(await shrinkImage(url, bytes)).toEqual({ type, bytes })
})

test.each([
  '',
  'bytes',
  `<!doctype html>${svg}`,
  `<html><body>${svg}</body></html>`,
  '<!-- a <svg> --><p>',
  '{"svg":"<svg>"}',
  '<svgs>',
])('%j is no image', async (body) => expect(await shrinkImage(url, Buffer.from(body))).toBeUndefined())

test('a truncated image is refused with its URL and the cause', async () => {
  await expect(shrinkImage(url, await bomb(3000, 3000))).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    message: expect.stringContaining(`${url} could not be resized: Error`) as string,
    cause: expect.any(Error) as Error,
  })
})

test('images are decoded one at a time, also after one that fails', async () => {
  const images = [
    await jpeg(3000, 2000),
    await bomb(3000, 3000),
    await jpeg(3000, 2001),
    await jpeg(3000, 2002),
  ]
  // Next bundles API routes apart from pages.
  bundleApart()
  const route = await import('../../../lib/images/shrink.server.ts')
  let most = 0
  const shrinking = Promise.allSettled(
    images.map((image, index) => (index % 2 ? route : { shrinkImage }).shrinkImage(url, image)),
  )
  let ended = false
  void shrinking.then(() => (ended = true))
  while (!ended) {
    most = Math.max(most, sharp.counters().process)
    await setImmediate()
  }
  const statuses = (await shrinking).map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})
