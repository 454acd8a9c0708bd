import { getPostImage } from '../../../lib/blog/posts.server.ts'
import { cacheBlogImage, readCachedBlogImage, signedPath } from '../../../lib/blog/images.server.ts'
import { anyCropUntil, signCrop } from '../../../lib/images/crops.server.ts'
import { ImageUnavailableError } from '../../../lib/images/cache.server.ts'
import { cacheLakeFile, readLakeFile } from '../../../lib/images/lakeImages.server.ts'
import { ResizeLimitError } from '../../../lib/images/resizes.server.ts'
import lakeFile from '../../../pages/api/media/[...file].ts'
import blogImage from '../../../pages/api/media/blog/[...signed].ts'
import postImage from '../../../pages/api/media/post/[slug].ts'
import { callRoute } from '../../fixtures/apiCall.ts'

jest.mock('../../../lib/blog/posts.server.ts', () => ({ getPostImage: jest.fn() }))
jest.mock('../../../lib/blog/images.server.ts', () => ({
  ...jest.requireActual<object>('../../../lib/blog/images.server.ts'),
  cacheBlogImage: jest.fn(),
  readCachedBlogImage: jest.fn(),
}))
jest.mock('../../../lib/images/lakeImages.server.ts', () => ({
  ...jest.requireActual<object>('../../../lib/images/lakeImages.server.ts'),
  cacheLakeFile: jest.fn(),
  readLakeFile: jest.fn(),
}))

const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const url = 'https://blog.example.com/a.svg'

beforeEach(() => {
  jest.resetAllMocks()
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

test.each([
  ['lake', lakeFile],
  ['blog', blogImage],
  ['post', postImage],
])('the %s route allows only reads', async (_name, handler) => {
  expect(await callRoute(handler, { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  })
})

describe('a file of the content lake', () => {
  const hash = 'd'.repeat(40)
  const photo = `${hash}-640x480.jpg`
  const rect = '0,0,10,10'
  const read = jest.mocked(readLakeFile)
  const askFor = (...file: string[]) => callRoute(lakeFile, { query: { file } })

  beforeEach(() => read.mockResolvedValue({ type: 'image/jpeg', bytes: Buffer.from('bytes') }))

  test('is immutable, and may run nothing', async () => {
    expect(await askFor(photo)).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, s-maxage=31536000, immutable',
        'Content-Security-Policy': policy,
      },
      body: Buffer.from('bytes'),
    })
  })

  test.each([
    [[photo], photo, { kind: 'images' }],
    [['files', `${hash}.pdf`], `${hash}.pdf`, { kind: 'files' }],
  ])('at %j is read with its crop and kind', async (path, file, options) => {
    await askFor(...path)
    const [name, { kind, rect } = {}] = read.mock.calls[0] ?? []
    expect([name, { kind, ...(rect && { rect }) }]).toEqual([file, options])
  })

  test('is cropped where this site signed the crop', async () => {
    expect((await askFor(signCrop(photo, rect), rect, photo)).status).toBe(200)
    expect((await askFor(anyCropUntil(Date.now() + 60_000), rect, photo)).status).toBe(200)
    expect(read).toHaveBeenCalledTimes(2)
    expect(read).toHaveBeenCalledWith(photo, expect.objectContaining({ rect }))
  })

  test.each([
    ['without a signature', () => [rect, photo]],
    ['with the signature of another crop', () => [signCrop(photo, '0,0,10,11'), rect, photo]],
    ['below a further folder', () => ['more', signCrop(photo, rect), rect, photo]],
  ])('is not fetched when cropped %s', async (_how, path) => {
    expect((await askFor(...path())).status).toBe(404)
    expect(jest.mocked(cacheLakeFile)).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  test('to download is an attachment, an image is not', async () => {
    expect((await askFor('files', `${hash}.pdf`)).headers['Content-Disposition']).toBe('attachment')
    expect((await askFor(photo)).headers).not.toHaveProperty('Content-Disposition')
  })

  test('below two folders does not exist', async () => {
    expect((await askFor('files', 'more', `${hash}.pdf`)).status).toBe(404)
    expect(read).not.toHaveBeenCalled()
  })

  test.each([
    [404, 404],
    [429, 429],
    [500, 502],
    [undefined, 502],
  ])('that fails with %p is an uncached %i', async (status, responded) => {
    read.mockRejectedValue(new ImageUnavailableError(photo, status ? { status } : {}))
    const { headers, ...sent } = await askFor(photo)
    expect([sent.status, headers]).toEqual([responded, { 'Cache-Control': 'no-store' }])
  })

  test('that waits too long for its resize is a 503', async () => {
    read.mockRejectedValue(new ResizeLimitError())
    expect(await askFor(photo)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  })

  test('passes on a fault of its own', async () => {
    read.mockRejectedValue(new TypeError('ours'))
    await expect(askFor(photo)).rejects.toThrow('ours')
  })

  test('causes sixty downloads at once per caller', async () => {
    const allowed: (boolean | undefined)[] = []
    jest.mocked(cacheLakeFile).mockImplementation(async (_file, { mayDownload } = {}) => {
      allowed.push(mayDownload?.())
    })
    for (let call = 0; call < 70; call += 1) await askFor(photo)
    expect(allowed.slice(0, 60)).not.toContain(false)
    expect(allowed.slice(60)).toContain(false)
  })
})

describe('an image of the blog', () => {
  const read = jest.mocked(readCachedBlogImage)
  const segments = (version?: string) => signedPath(url, version).split('/').slice(4)
  const askFor = (signed: string[]) => callRoute(blogImage, { query: { signed } })

  test.each([undefined, 'abcdef01'])(
    'that this site signed as version %p may run nothing',
    async (version) => {
      read.mockResolvedValue({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })
      expect(await askFor(segments(version))).toMatchObject({
        status: 200,
        headers: {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400',
          'Content-Security-Policy': policy,
        },
        body: Buffer.from('<svg/>'),
      })
      expect(read).toHaveBeenCalledWith(url)
    },
  )

  test('that this site has not signed is not downloaded', async () => {
    expect((await askFor(['A'.repeat(22), ...segments().slice(1)])).status).toBe(404)
    expect(jest.mocked(cacheBlogImage)).not.toHaveBeenCalled()
    expect(read).not.toHaveBeenCalled()
  })

  test('that is unavailable is the stock image for a minute', async () => {
    read.mockRejectedValue(new ImageUnavailableError('gone'))
    expect(await askFor(segments())).toMatchObject({
      status: 302,
      location: '/art/blog-fallback.svg',
      headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' },
    })
  })
})

describe('the image of a post', () => {
  const find = jest.mocked(getPostImage)
  const askFor = (slug: string, from: string) => callRoute(postImage, { query: { slug }, from })

  test('is a redirect to its signed path', async () => {
    find.mockImplementation(async (slug) => (slug === 'post-1' ? signedPath(url) : null))
    expect(await askFor('post-1', '203.0.113.20')).toMatchObject({ status: 302, location: signedPath(url) })
    expect((await askFor('nobody', '203.0.113.20')).status).toBe(404)
  })

  test('is limited per caller, after more than a list shows', async () => {
    find.mockResolvedValue(signedPath(url))
    const sent = await Promise.all(
      Array.from({ length: 90 }, (_, number) => askFor(`${number}`, '203.0.113.21')),
    )
    expect(sent.slice(0, 53).every(({ status }) => status === 302)).toBe(true)
    expect(sent.map(({ status }) => status)).toContain(429)
    expect((await askFor('post-1', '203.0.113.22')).status).toBe(302)
  })
})
