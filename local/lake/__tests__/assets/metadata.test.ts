import sharp from 'sharp'
import { inspectImage } from '../../assets/metadata.ts'
import { picture } from '../support/picture.ts'

test('the metadata of an image has its upright size, opaqueness and palette', async () => {
  const sideways = await sharp(await picture)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await inspectImage(sideways)).toMatchObject({
    extension: 'jpg',
    metadata: {
      dimensions: { width: 40, height: 80, aspectRatio: 0.5 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringContaining('data:image/jpeg;base64,'),
    },
  })
  const opaqueAlpha = await sharp(await picture)
    .ensureAlpha()
    .png()
    .toBuffer()
  expect((await inspectImage(opaqueAlpha)).metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
  const { palette } = (await inspectImage(await picture)).metadata
  expect(palette?.dominant?.population).toBeCloseTo(50, 0)
  expect([palette?.vibrant?.background]).toEqual([expect.stringMatching(/^#(ff0000|0000ff)$/)])
  const swatch = {
    _type: 'sanity.imagePaletteSwatch',
    background: expect.stringMatching(/^#[\da-f]{6}$/),
    foreground: expect.stringMatching(/^#(?:000|fff)$/),
    title: expect.stringMatching(/^#(?:000|fff)$/),
    population: expect.any(Number),
  }
  const kinds = ['darkMuted', 'darkVibrant', 'lightMuted', 'lightVibrant', 'muted', 'vibrant', 'dominant']
  expect(palette).toEqual({
    _type: 'sanity.imagePalette',
    ...Object.fromEntries(kinds.map((kind) => [kind, swatch])),
  })
})
