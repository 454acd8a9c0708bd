import sharp from 'sharp'
import { inspectImage } from '#lake/assets/metadata.ts'
import { picture } from '../support/picture.ts'

test('the metadata of an image has its upright size, opaqueness and preview', async () => {
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
  const halfAlpha = sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
  expect((await inspectImage(await halfAlpha.png().toBuffer())).metadata).toMatchObject({
    hasAlpha: true,
    isOpaque: false,
    lqip: expect.stringContaining('data:image/png;base64,'),
  })
})
