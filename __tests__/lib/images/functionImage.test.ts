import sharp from 'sharp'
import { fitImage, isTooLarge, splitWidth } from '../../../lib/images/functionImage.server.ts'
import { sizedUrl } from '../../../lib/images/sizes.ts'

const limit = 4_000_000
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const

/** A PNG that does not compress. */
const noisy = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()

beforeEach(() => {
  process.env.HOST_CACHES_PAGES = '1'
})
afterEach(() => {
  delete process.env.HOST_CACHES_PAGES
})

test('a URL of a sized image leads back to image and width', () => {
  const segments = sizedUrl('/api/media/0,0,10,10/photo.jpg', 640).split('/').slice(3)
  expect(splitWidth(segments)).toEqual({ source: ['0,0,10,10', 'photo.jpg'], width: 640 })
  expect(splitWidth(['photo.jpg', '641'])).toEqual({ source: ['photo.jpg', '641'] })
})

test('an image that a function cannot send is shrunk', async () => {
  const image = { type: 'image/png', bytes: await noisy(1300, 1100) }
  expect(image.bytes.length).toBeGreaterThan(limit)
  const { type, bytes } = await fitImage(image)
  expect(type).toBe('image/webp')
  expect(bytes.length).toBeLessThanOrEqual(limit)
})

test('an image has its URL’s width, and never more than its own', async () => {
  const image = { type: 'image/png', bytes: await noisy(900, 300) }
  const widthAt = async (width: number) =>
    (await sharp((await fitImage(image, width)).bytes).metadata()).width
  expect([await widthAt(640), await widthAt(2000)]).toEqual([640, 900])
})

test('an animation that is resized keeps its frames', async () => {
  const frames = await Promise.all([noisy(500, 40), noisy(500, 40)])
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const shrunk = await fitImage({ type: 'image/gif', bytes }, 384)
  expect(await sharp(shrunk.bytes).metadata()).toMatchObject({ width: 384, pages: 2 })
})

test('what is no image is an error with a name', async () => {
  const broken = { type: 'image/png', bytes: Buffer.alloc(limit + 1) }
  expect(isTooLarge(broken)).toBe(true)
  await expect(fitImage(broken)).rejects.toMatchObject({ name: 'ImageUnavailableError' })
})

test('elsewhere images stay as they are, and Next sizes them', async () => {
  process.env.HOST_CACHES_PAGES = ''
  const image = { type: 'image/png', bytes: Buffer.alloc(limit + 1) }
  expect(await fitImage(image)).toBe(image)
  expect(splitWidth(['photo.jpg', '640'])).toEqual({ source: ['photo.jpg', '640'] })
  expect(sizedUrl('/api/media/photo.jpg', 640)).toMatch(/^\/_next\/image\?/)
})
