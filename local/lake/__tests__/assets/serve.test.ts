import sharp from 'sharp'
import { AssetServer } from '#lake/assets/serve.ts'
import { storeAsset } from '#lake/assets/upload.ts'
import { ApiError } from '#lake/errors.ts'
import { temporaryFolder } from '../support/lakeProcess.ts'
import { openLake } from '../support/store.ts'

describe('assets', () => {
  const { store, write } = openLake(temporaryFolder())
  const server = new AssetServer(store)
  const project = { projectId: 'local', dataset: 'production' }
  afterAll(() => store.close())

  const serve = (kind: 'image' | 'file', fileName: string, query = '') =>
    server.serve({
      kind,
      fileName,
      query: new URLSearchParams(query),
      accept: undefined,
      ifNoneMatch: undefined,
    })

  it('serve vectors untouched, where they cannot run scripts', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>',
    )
    const asset = await storeAsset(store, project, 'image', svg, { filename: 'x.svg' })
    write([{ create: asset }])
    expect(asset).toMatchObject({
      extension: 'svg',
      mimeType: 'image/svg+xml',
      metadata: { dimensions: { width: 30, height: 20 } },
    })
    const reply = await serve('image', asset._id.replace('image-', '').replace('-svg', '.svg'), 'w=10&fm=png')
    expect(reply).toMatchObject({
      status: 200,
      body: svg,
      headers: {
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^sandbox;/),
      },
    })
  })

  it('have their true media type, also as AVIF', async () => {
    const avif = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer()
    const asset = await storeAsset(store, project, 'image', avif, { filename: 'photo.avif' })
    write([{ create: asset }])
    expect(asset).toMatchObject({ extension: 'avif', mimeType: 'image/avif' })
    const file = String(asset.path).split('/').at(-1) ?? ''
    expect(await serve('image', file)).toMatchObject({ headers: { 'content-type': 'image/avif' } })
    expect(await serve('image', file, 'w=10')).toMatchObject({ headers: { 'content-type': 'image/avif' } })
  })

  it('offer files that could run in the browser as downloads only', async () => {
    const asset = await storeAsset(store, project, 'file', Buffer.from('<script>alert(1)</script>'), {
      filename: 'page.HTML',
    })
    write([{ create: asset }])
    expect(asset._id).toMatch(/-html$/)
    expect(await serve('file', `${String(asset.sha1hash)}.html`)).toMatchObject({
      headers: { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' },
    })
  })

  it.each([Buffer.from('not a picture'), Buffer.alloc(0)])(
    'refuse what is not a picture',
    async (content) => {
      await expect(storeAsset(store, project, 'image', content, {})).rejects.toBeInstanceOf(ApiError)
    },
  )

  it('are not served without their document', async () => {
    const orphan = await storeAsset(store, project, 'file', Buffer.from('orphan'), { filename: 'a.txt' })
    await expect(serve('file', `${String(orphan.sha1hash)}.txt`)).rejects.toThrow('not found')
    write([{ create: orphan }])
    expect(await serve('file', `${String(orphan.sha1hash)}.txt`)).toMatchObject({ status: 200 })
  })
})
