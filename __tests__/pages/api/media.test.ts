/** @jest-environment node */
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next'
import { getPostImage } from '../../../lib/blog/posts.server.ts'
import { readBlogImage, signedPath } from '../../../lib/images/blogImage.server.ts'
import { ImageUnavailableError } from '../../../lib/images/cache.server.ts'
import { readLakeFile } from '../../../lib/images/lakeImages.server.ts'
import lakeFile from '../../../pages/api/media/[...file].ts'
import blogImage from '../../../pages/api/media/blog/[...signed].ts'
import postImage from '../../../pages/api/media/post/[slug].ts'

jest.mock('../../../lib/blog/posts.server.ts', () => ({ getPostImage: jest.fn() }))
jest.mock('../../../lib/images/blogImage.server.ts', () => ({
  ...jest.requireActual<object>('../../../lib/images/blogImage.server.ts'),
  readBlogImage: jest.fn(),
}))
jest.mock('../../../lib/images/lakeImages.server.ts', () => ({
  ...jest.requireActual<object>('../../../lib/images/lakeImages.server.ts'),
  readLakeFile: jest.fn(),
}))

const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const url = 'https://blog.example.com/a.svg'

beforeEach(() => {
  jest.resetAllMocks()
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

type Asked = { method?: string; from?: string }

async function ask(
  handler: NextApiHandler,
  query: NextApiRequest['query'],
  { method = 'GET', from = '203.0.113.7' }: Asked = {},
) {
  const sent = { status: 0, headers: {} as Record<string, string>, body: '', location: '' }
  const response = {
    setHeader: (name: string, value: string) => ((sent.headers[name] = value), response),
    writeHead: (status: number, headers: Record<string, string>) => {
      Object.assign(sent.headers, headers)
      return response.status(status)
    },
    status: (status: number) => ((sent.status = status), response),
    send: (body: unknown) => (sent.body = String(body)),
    redirect: (status: number, location: string) => Object.assign(sent, { status, location }),
    end: () => undefined,
  }
  const request = { method, query, headers: {}, socket: { remoteAddress: from } }
  await handler(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return sent
}

test.each([
  ['lake', lakeFile],
  ['blog', blogImage],
  ['post', postImage],
])('the %s route allows only reads', async (_name, handler) => {
  expect(await ask(handler, {}, { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  })
})

describe('a file of the content lake', () => {
  const hash = 'd'.repeat(40)
  const photo = `${hash}-640x480.jpg`
  const read = jest.mocked(readLakeFile)
  const askFor = (...file: string[]) => ask(lakeFile, { file })

  beforeEach(() => read.mockResolvedValue({ type: 'image/jpeg', bytes: Buffer.from('bytes') }))

  test('is immutable, and may run nothing', async () => {
    expect(await askFor(photo)).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, s-maxage=31536000, immutable',
        'Content-Security-Policy': policy,
      },
      body: 'bytes',
    })
  })

  test.each([
    [[photo], photo, { kind: 'images' }],
    [['0,0,10,10', photo], photo, { kind: 'images', rect: '0,0,10,10' }],
    [['files', `${hash}.pdf`], `${hash}.pdf`, { kind: 'files' }],
  ])('at %j is read with its crop and kind', async (path, file, options) => {
    await askFor(...path)
    const [name, { kind, rect } = {}] = read.mock.calls[0] ?? []
    expect([name, { kind, ...(rect && { rect }) }]).toEqual([file, options])
  })

  test('to download is an attachment, an image is not', async () => {
    expect((await askFor('files', `${hash}.pdf`)).headers['Content-Disposition']).toBe('attachment')
    expect((await askFor(photo)).headers).not.toHaveProperty('Content-Disposition')
  })

  test('to download, too large for a function, redirects to the lake', async () => {
    read.mockResolvedValue({ type: 'application/pdf', bytes: Buffer.alloc(4_000_001) })
    jest.replaceProperty(process, 'env', { ...process.env, HOST_CACHES_PAGES: '1' })
    const { status, location } = await askFor('files', `${hash}.pdf`)
    jest.restoreAllMocks()
    expect([status, location]).toEqual([
      302,
      expect.stringMatching(`^https?://.*/files/.*/${hash}.pdf\\?dl$`),
    ])
    expect((await askFor('files', `${hash}.pdf`)).status).toBe(200)
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

  test('passes on a fault of its own', async () => {
    read.mockRejectedValue(new TypeError('ours'))
    await expect(askFor(photo)).rejects.toThrow('ours')
  })

  test('causes sixty downloads at once per caller', async () => {
    const allowed: (boolean | undefined)[] = []
    read.mockImplementation(async (_file, { mayDownload } = {}) => {
      allowed.push(mayDownload?.())
      return { type: 'image/jpeg', bytes: Buffer.from('bytes') }
    })
    for (let call = 0; call < 70; call += 1) await askFor(photo)
    expect(allowed.slice(0, 60)).not.toContain(false)
    expect(allowed.slice(60)).toContain(false)
  })
})

describe('an image of the blog', () => {
  const read = jest.mocked(readBlogImage)
  const segments = (version?: string) => signedPath(url, version).split('/').slice(4)
  const askFor = (signed: string[]) => ask(blogImage, { signed })

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
        body: '<svg/>',
      })
      expect(read).toHaveBeenCalledWith(url)
    },
  )

  const encoded = (text: string) => Buffer.from(text).toString('base64url')
  test.each<[string, (signed: string[]) => string[]]>([
    ['another signature', ([, ...rest]) => ['A'.repeat(22), ...rest]],
    ['another version', ([signature = '', , last = '']) => [signature, 'abcdef01', last]],
    ['another URL', ([a = '', b = '']) => [a, b, encoded('http://169.254.169.254/')]],
    ['another spelling of the URL', ([a = '', b = '', c = '']) => [a, b, `${c}=`]],
    ['no URL', (signed) => signed.slice(0, 2)],
    ['one segment more', (signed) => [...signed, 'a']],
    ['nothing', () => []],
  ])('with %s is not downloaded', async (_name, change) => {
    expect((await askFor(change(segments()))).status).toBe(404)
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
  const askFor = (slug: string, from: string) => ask(postImage, { slug }, { from })

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
