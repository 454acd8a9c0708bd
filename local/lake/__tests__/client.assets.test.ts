import sharp from 'sharp'
import { lakeForTests } from './support/lakeProcess.ts'

/** The real @sanity/client uploads images and files; anybody fetches them. */

const lake = lakeForTests()

test('an uploaded image is described, resized, and stored once', async () => {
  const client = lake.client()
  const png = await sharp({
    create: { width: 80, height: 40, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const asset = await client.assets.upload('image', png, { filename: 'red box.png', title: 'A box' })
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'red box.png',
    title: 'A box',
    extension: 'png',
    mimeType: 'image/png',
    size: png.length,
    metadata: {
      dimensions: { width: 80, height: 40, aspectRatio: 2 },
      hasAlpha: true,
      isOpaque: false,
      lqip: expect.stringMatching(/^data:image\/png;base64,/),
    },
  })
  expect(asset._id).toBe(`image-${asset.sha1hash}-80x40-png`)
  expect((await client.assets.upload('image', png))._id).toBe(asset._id)

  const original = await fetch(asset.url)
  expect(Buffer.from(await original.arrayBuffer())).toEqual(png)
  const small = await fetch(`${asset.url}?w=20&fm=webp`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('cache-control')).toContain('immutable')
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
    width: 20,
    height: 10,
  })
  const again = await fetch(`${asset.url}?w=20&fm=webp`, {
    headers: { 'if-none-match': small.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)

  await client.delete(asset._id)
  expect((await fetch(asset.url)).status).toBe(404)
})

test('uploads a file and offers it for download', async () => {
  const asset = await lake.client().assets.upload('file', Buffer.from('%PDF-1.4'), {
    filename: 'guide.pdf',
    contentType: 'application/pdf',
  })
  expect(asset).toMatchObject({
    _id: `file-${asset.sha1hash}-pdf`,
    _type: 'sanity.fileAsset',
    mimeType: 'application/pdf',
  })
  const download = await fetch(`${asset.url}?dl=guide.pdf`)
  expect(await download.text()).toBe('%PDF-1.4')
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="guide.pdf"')
  // The Studio's own link gives no name.
  const { _id } = asset
  for (const [originalFilename, parameters] of [
    ['Guide.pdf', 'filename="Guide.pdf"'],
    ['Guía "(1)".pdf', `filename="Gu_a __1__.pdf"; filename*=UTF-8''Gu%C3%ADa%20%22%281%29%22.pdf`],
    ['\ud800.pdf', `filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ]) {
    await lake.client().patch(_id).set({ originalFilename }).commit()
    const { headers } = await fetch(`${asset.url}?dl`)
    expect(headers.get('content-disposition')).toBe(`attachment; ${parameters}`)
  }
})

test('stores an asset’s source, and serves unknown types as downloads', async () => {
  const source = { id: 'p1', name: 'library', url: 'https://pictures.example/p1' }
  const asset = await lake.client().assets.upload('file', Buffer.from('bytes'), {
    filename: 'odd.constructor',
    source,
  })
  expect(asset).toMatchObject({
    source: { _type: 'sanity.assetSourceData', ...source },
    mimeType: 'application/octet-stream',
  })
  const served = await fetch(asset.url)
  expect(served.headers.get('content-type')).toBe('application/octet-stream')
  expect(served.headers.get('content-disposition')).toBe('attachment')
})
