import fc from 'fast-check'
import sharp from 'sharp'
import { signedPath, verifiedUrl } from '../../../lib/blog/images.server.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'
import { scratchFolderPerTest } from '../../fixtures/scratchFolder.ts'

const markup = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
const svg = { body: markup, type: 'image/svg+xml' }
const canvas = (width = 2, color = '#fff') =>
  sharp({ create: { width, height: 2, channels: 3, background: color } })
const photo = async (color?: string) => ({ body: await canvas(2, color).jpeg().toBuffer() })
const folder = '.next/cache/media'

let host: PhpHost
const scratch = scratchFolderPerTest()

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = {
    '/photo.jpg': await photo(),
    '/moving.gif': { body: await canvas().gif().toBuffer(), type: 'image/gif' },
    '/small.svg': svg,
    '/large.svg': { ...svg, body: `${markup}<!--${'x'.repeat(5_000)}-->` },
  }
})
afterEach(async () => {
  await host.close()
  jest.restoreAllMocks()
})

async function images() {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = host.url
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
  startProcess()
  return import('../../../lib/blog/images.server.ts')
}

const post = (file: string | null) => ({ image: { src: file && `${host.url}/${file}`, alt: 'A' } })
const posts = (...files: string[]) => files.map(post)
const ownPath = expect.stringMatching(/^\/api\/media\/blog\/[\w-]{22}\/0\/[\w-]+$/) as string

test('an image is downloaded once an hour, and typed by its bytes', async () => {
  const { readBlogImage } = await images()
  const url = `${host.url}/photo.jpg`
  expect((await readBlogImage(url)).type).toBe('image/jpeg')
  scratch.age(folder, 3_599)
  host.files['/photo.jpg'] = { ...svg, type: 'image/jpeg' }
  expect((await readBlogImage(url)).type).toBe('image/jpeg')
  scratch.age(folder, 3_601)
  expect((await readBlogImage(url)).type).toBe('image/svg+xml')
})

test('a data: image is served from its own short path', async () => {
  const { readBlogImage, verifiedUrl: verified, withOwnImages } = await images()
  const bytes = await canvas(40).png({ compressionLevel: 0 }).toBuffer()
  const src = `data:image/png;base64,${bytes.toString('base64')}`
  const [own] = await withOwnImages([{ image: { src, alt: 'A' } }])
  expect(own?.image).toMatchObject({ alt: 'A', sized: true })
  const path = own?.image.src ?? ''
  expect(path.length).toBeLessThan(200)
  scratch.age(folder, 1_000_000)
  const name = verified(path.split('/').slice(4)) ?? ''
  expect(await readBlogImage(name)).toMatchObject({ type: 'image/png', bytes })
})

test('a broken data: image is no reason to fail', async () => {
  const { withOwnImages } = await images()
  const broken = { image: { src: 'data:image/png;base64,iVBORw0KGgoAAAA', alt: 'A' } }
  expect(await withOwnImages([broken])).toEqual([{ image: { src: ownPath, alt: 'A' } }])
})

test('an image is stored no wider than a page shows it', async () => {
  host.files['/wide.jpg'] = { body: await canvas(3_000).jpeg().toBuffer() }
  const { readBlogImage } = await images()
  const { bytes } = await readBlogImage(`${host.url}/wide.jpg`)
  expect((await sharp(bytes).metadata()).width).toBe(2_400)
})

const phpWarning = '<br />\n<b>Warning</b>: imagecreatefromjpeg() failed in <b>/www/pictures.php</b>'

const faults: [string, PhpHost['files'][string]][] = [
  ['a page', { body: '<!doctype html><svg>', type: 'text/html' }],
  ['an error message as JPEG', { body: phpWarning, type: 'image/jpeg' }],
  ['an error message as SVG', { body: phpWarning, type: 'image/svg+xml' }],
  ['an empty body', { body: '', type: 'image/jpeg' }],
  ['404', { status: 404 }],
  ['more than 10 MB', { body: 'x'.repeat(10_000_001), type: 'image/png' }],
  ['nothing', 'break'],
]

test.each(faults)('a host that sends %s has no image', async (_, response) => {
  host.files['/a'] = response
  const { readBlogImage } = await images()
  await expect(readBlogImage(`${host.url}/a`)).rejects.toMatchObject({ name: 'ImageUnavailableError' })
})

test('an image that is not cached gets a path without a download', async () => {
  const { withOwnImages } = await images()
  expect(await withOwnImages([post('photo.jpg'), post(null)])).toEqual([
    { image: { src: ownPath, alt: 'A' } },
    { image: { src: null, alt: 'A' } },
  ])
  expect(host.asked).toEqual([])
})

test('a cached photo is sized, an animation and an SVG are not', async () => {
  const { cacheImages, withOwnImages } = await images()
  const all = posts('photo.jpg', 'moving.gif', 'small.svg')
  await cacheImages(all, 6)
  expect(await withOwnImages(all)).toEqual([
    { image: { src: expect.stringMatching(/\/[0-9a-f]{8}\/[\w-]+$/) as string, alt: 'A', sized: true } },
    { image: { src: ownPath, alt: 'A' } },
    { image: { src: ownPath, alt: 'A' } },
  ])
})

test('a changed photo gets another path', async () => {
  const { cacheImages, withOwnImages } = await images()
  const path = async () => (await withOwnImages(posts('photo.jpg')))[0]?.image.src
  await cacheImages(posts('photo.jpg'), 6)
  const before = await path()
  scratch.age(folder, 3_601)
  host.files['/photo.jpg'] = await photo('#c00')
  await cacheImages(posts('photo.jpg'), 6)
  expect(await path()).not.toBe(before)
})

test('only a small SVG of the chosen post is inlined, however old', async () => {
  const { cacheImages, withOwnImages } = await images()
  const [small, other, large, picture] = [
    post('small.svg'),
    post('small.svg'),
    post('large.svg'),
    post('photo.jpg'),
  ]
  await cacheImages([small, large, picture], 6)
  scratch.age(folder, 3_601)
  const inlined = async (which: typeof small) =>
    (await withOwnImages([which, other], which)).map(({ image }) => 'inline' in image)
  expect(await inlined(large)).toEqual([false, false])
  expect(await inlined(picture)).toEqual([false, false])
  expect(await inlined(small)).toEqual([true, false])
  const [first] = await withOwnImages([small], small)
  expect(first?.image).toMatchObject({
    src: ownPath,
    inline: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
  })
})

test('an unavailable image is logged, the others are cached once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { cacheImages, withOwnImages } = await images()
  await cacheImages(posts('missing.jpg', 'photo.jpg'), 6)
  await cacheImages(posts('photo.jpg'), 6)
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`${host.url}/missing.jpg`)]])
  expect((await withOwnImages(posts('photo.jpg')))[0]?.image).toHaveProperty('sized', true)
  expect(host.asked.toSorted()).toEqual(['/missing.jpg', '/photo.jpg'])
})

describe('with a host that responds when told', () => {
  const five = ['1', '2', '3', '4', '5']
  const begun: string[] = []
  const held: (() => void)[] = []
  beforeEach(() => {
    begun.length = 0
    held.length = 0
    jest.doMock('../../../lib/images/download.server.ts', () => ({
      download: (url: string) => {
        begun.push(new URL(url).pathname.slice(1))
        return new Promise((respond) => held.push(() => respond({ bytes: Buffer.from(markup) })))
      },
    }))
  })
  afterEach(() => jest.dontMock('../../../lib/images/download.server.ts'))

  async function respondOnce() {
    while (held.length === 0) await new Promise(setImmediate)
    held.shift()?.()
  }

  test('no more images are downloaded at once than allowed', async () => {
    const { cacheImages } = await images()
    const done = cacheImages(posts(...five), 2)
    for (let responses = 0; responses < five.length; responses += 1) {
      const expected = Math.min(2, five.length - responses)
      while (held.length < expected) await new Promise(setImmediate)
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
      expect(held).toHaveLength(expected)
      await respondOnce()
    }
    await done
    expect(begun).toEqual(five)
  })

  test('no download begins after half a minute', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0)
    const { cacheImages } = await images()
    const done = cacheImages(posts(...five), 1)
    for (const time of [14_999, 29_999, 44_999]) {
      while (held.length === 0) await new Promise(setImmediate)
      now.mockReturnValue(time)
      await respondOnce()
    }
    await done
    expect(begun).toEqual(['1', '2', '3'])
  })
})

describe('a signed path', () => {
  const url = 'https://blog.example.com/a b.png?x=1&y=2'
  beforeEach(() => {
    process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
  })

  /** What the route gets of a path: signature, version and encoded URL. */
  function segmentsOf(path: string): [string, string, string] {
    const [signature = '', version = '', encoded = ''] = path.split('/').slice(4)
    return [signature, version, encoded]
  }

  test('holds its URL, whatever that contains', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
        (start, more) => {
          const path = signedPath(`${start}'${more}`)
          expect(new URL(path, 'https://site.example').pathname).toBe(path)
          expect(verifiedUrl(segmentsOf(path))).toBe(`${start}'${more}`)
        },
      ),
    )
  })

  test.each(['', 'x', 'A'.repeat(22), 'é'.repeat(22)])('the signature %p is refused', (signature) => {
    const [, version, encoded] = segmentsOf(signedPath(url))
    expect(verifiedUrl([signature, version, encoded])).toBeUndefined()
  })

  test('a signature is refused for another URL, version or spelling', () => {
    const [signature, version, encoded] = segmentsOf(signedPath(url, 'abcdef01'))
    expect(verifiedUrl([signature, version, encoded])).toBe(url)
    for (const other of [
      [signature, 'abcdef02', encoded],
      [signature, '0', encoded],
      [signature, version, segmentsOf(signedPath(`${url}0`))[2]],
      [signature, version, `${encoded}=`],
      [signature, version, encoded, ''],
      [signature, version],
      [],
    ])
      expect(verifiedUrl(other)).toBeUndefined()
  })
})
