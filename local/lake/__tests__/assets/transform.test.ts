import sharp from 'sharp'
import { parseImageParams } from '#lake/assets/imageParams.ts'
import { transformImage } from '#lake/assets/transform.ts'
import { picture } from '../support/picture.ts'

const params = (text: string) => parseImageParams(new URLSearchParams(text))

describe('image transforms', () => {
  it.each([
    ['w=40', 40, 20],
    ['w=40&h=40', 40, 20],
    ['w=160', 160, 80],
    ['w=160&fit=max', 80, 40],
    ['w=40&h=40&fit=crop', 40, 40],
    ['w=40&h=40&fit=fill', 40, 40],
    ['w=100&h=100&fit=fillmax', 100, 100],
    ['w=40&h=40&fit=scale', 40, 40],
    ['w=200&h=200&fit=min', 40, 40],
    ['w=20&h=20&fit=min', 20, 20],
    ['rect=40,0,40,40&w=10', 10, 10],
    ['rect=0,0,10,20', 10, 20],
  ])('%s gives %i x %i', async (text, width, height) => {
    const transform = params(text)
    if (!transform) throw new Error('no transform')
    const { content, mediaType } = await transformImage(await picture, transform)
    expect(await sharp(content).metadata()).toMatchObject({ width, height, format: 'png' })
    expect(mediaType).toBe('image/png')
  })

  it('cut out the wanted part', async () => {
    const { content } = await transformImage(await picture, {
      rect: { left: 40, top: 0, width: 40, height: 40 },
      fit: 'clip',
      quality: 75,
    })
    const { dominant } = await sharp(content).stats()
    expect(dominant.b).toBeGreaterThan(200)
    expect(dominant.r).toBeLessThan(60)
  })

  /** 80 x 40 in four quarters: red, blue, above lime, black. */
  const quarters = Promise.all([picture]).then(([above]) =>
    sharp(above)
      .composite([
        {
          input: { create: { width: 40, height: 20, channels: 3, background: '#00ff00' } },
          left: 0,
          top: 20,
        },
        {
          input: { create: { width: 40, height: 20, channels: 3, background: '#000000' } },
          left: 40,
          top: 20,
        },
      ])
      .png()
      .toBuffer(),
  )

  /** The corners of the drawn image from the top left, row by row, and its size. */
  async function corners(text: string, source = quarters): Promise<string> {
    const transform = params(text)
    if (!transform) throw new Error('no transform')
    const { content } = await transformImage(await source, transform)
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      const light = [red, green, blue].map((channel) => (channel > 127 ? 1 : 0)).join('')
      return { '100': 'red', '001': 'blue', '010': 'lime', '000': 'black', '111': 'white' }[light] ?? light
    }
    const [right, bottom] = [info.width - 1, info.height - 1]
    const all = [colourAt(0, 0), colourAt(right, 0), colourAt(0, bottom), colourAt(right, bottom)]
    return `${info.width}x${info.height} ${all.join(' ')}`
  }

  it.each([
    ['w=20&h=20&fit=crop&crop=left', '20x20 red red lime lime'],
    ['w=20&h=20&fit=crop&crop=right', '20x20 blue blue black black'],
    ['w=40&h=10&fit=crop&crop=top', '40x10 red blue red blue'],
    ['w=40&h=10&fit=crop&crop=bottom', '40x10 lime black lime black'],
    ['w=20&h=20&fit=crop&crop=center', '20x20 red blue lime black'],
    ['w=20&h=20&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5', '20x20 blue blue black black'],
    ['w=20&h=20&fit=crop&fp-x=0', '20x20 red red lime lime'],
    ['rect=40,0,40,40&w=20&h=10&fit=crop&crop=focalpoint&fp-y=1', '20x10 black black black black'],
    ['w=40&h=40&fit=fill&bg=0f0', '40x40 lime lime lime lime'],
    ['w=40&h=40&fit=fill&bg=ff0000ff', '40x40 blue blue blue blue'],
    ['w=40&h=40&fit=fill', '40x40 white white white white'],
    ['w=100&h=100&fit=fillmax&bg=f00', '100x100 red red red red'],
    ['or=90', '40x80 lime red black blue'],
    ['or=180', '80x40 black lime blue red'],
    ['or=270&w=20', '20x40 blue black red lime'],
    ['or=0&w=80', '80x40 red blue lime black'],
    ['flip=h', '80x40 blue red black lime'],
    ['flip=v', '80x40 lime black red blue'],
    ['flip=hv', '80x40 black lime blue red'],
    ['rect=0,0,40,40&flip=v', '40x40 lime lime red red'],
    ['or=90&flip=h&w=10&h=10&fit=crop&fp-x=0&fp-y=0', '10x10 red lime red lime'],
  ])('%s gives %s', async (text, drawn) => expect(await corners(text)).toBe(drawn))

  it('crop by entropy, and blur', async () => {
    expect(await corners('w=20&h=20&fit=crop&crop=entropy')).toMatch(/^20x20 /)
    const sharpness = async (text: string) => {
      const { content } = await transformImage(await quarters, params(text) ?? { fit: 'clip', quality: 75 })
      return (await sharp(content).stats()).sharpness
    }
    expect(await sharpness('blur=20')).toBeLessThan((await sharpness('')) / 2)
  })

  it('fill transparent pixels with the background', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect(await corners('bg=f00', clear)).toBe('8x8 red red red red')
  })

  it('refuse a part outside of the image', async () => {
    await expect(
      transformImage(await picture, {
        rect: { left: 60, top: 0, width: 40, height: 40 },
        fit: 'clip',
        quality: 75,
      }),
    ).rejects.toThrow('80x40')
  })

  it.each(['jpeg', 'webp', 'avif'] as const)('convert to %s', async (format) => {
    expect((await transformImage(await picture, { format, fit: 'clip', quality: 50 })).mediaType).toBe(
      `image/${format}`,
    )
  })

  describe('of an animation', () => {
    const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 80, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const animation = async (format: 'gif' | 'webp') =>
      sharp(await Promise.all(frames), { join: { animated: true } })
        .toFormat(format, { loop: 2, delay: [70, 70, 70] })
        .toBuffer()
    const drawn = async (content: Buffer, text: string) => {
      const transform = params(text)
      if (!transform) throw new Error('no transform')
      return sharp((await transformImage(content, transform)).content).metadata()
    }

    it.each([
      ['gif', 'w=2400&fit=max', 80, 40],
      ['gif', 'w=40', 40, 20],
      ['gif', 'rect=20,10,30,20', 30, 20],
      ['gif', 'rect=20,10,40,20&w=20&h=20&fit=crop', 20, 20],
      ['gif', 'w=100&h=100&fit=fillmax', 100, 100],
      ['gif', 'w=20&h=20&fit=min', 20, 20],
      ['webp', 'w=40', 40, 20],
    ] as const)('keep all frames of a %s, each cut and sized: %s', async (format, text, width, height) => {
      expect(await drawn(await animation(format), text)).toMatchObject({
        format,
        width,
        height,
        pages: 3,
        loop: 2,
        delay: [70, 70, 70],
      })
    })

    it('take it from one format to the other', async () => {
      expect(await drawn(await animation('gif'), 'fm=webp')).toMatchObject({ format: 'webp', pages: 3 })
    })

    it.each([['png'], ['jpg'], ['avif']])('show its first frame as %s', async (format) => {
      const { pages = 1, height } = await drawn(await animation('gif'), `fm=${format}`)
      expect([pages, height]).toEqual([1, 40])
    })

    it('show its first frame when its frames exceed Sanity’s pixel limit', async () => {
      // Black and white, and frames that set one pixel of 2048 x 2000 to either in turn.
      const head = 'GIF89a\0\x08\xd0\x07\x80\0\0\0\0\0\xff\xff\xff'
      const frame = (color: string) => `!\xf9\x04\0\x07\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02${color}\x01\0`
      const gif = (count: number) => {
        const all = Array.from({ length: count }, (_, each) => frame(each % 2 ? 'L' : 'D'))
        return Buffer.from(`${head}${all.join('')};`, 'latin1')
      }
      expect(await sharp(gif(63)).metadata()).toMatchObject({ width: 2048, height: 2000, pages: 63 })
      expect((await drawn(gif(63), 'rect=0,0,4,4')).pages ?? 1).toBe(1)
      expect((await drawn(gif(3), 'rect=0,0,4,4')).pages).toBe(3)
    })
  })

  it('encode an AVIF image as AVIF, in the requested quality', async () => {
    const avif = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#fff',
      },
    })
      .avif({ effort: 0 })
      .toBuffer()
    const drawn = (quality: number) => transformImage(avif, { width: 200, fit: 'max', quality })
    const [coarse, fine] = await Promise.all([drawn(10), drawn(90)])
    expect([coarse.mediaType, fine.mediaType]).toEqual(['image/avif', 'image/avif'])
    expect(coarse.content.length).toBeLessThan(fine.content.length / 2)
  })
})
