/** @jest-environment node */
import http from 'node:http'
import sharp from 'sharp'
import { photograph, startPhpHost, type PhpHost } from '../../../fixtures/phpHost.ts'

const leadingTo = (location: string, status = 302) => ({ status, headers: { location } })

let host: PhpHost

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = { '/a.png': photograph() }
})
afterEach(() => host.close())

/** Downloads from a site whose blog host is `blogHost`. */
async function download(url: string, blogHost = host.url) {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = blogHost
  jest.resetModules()
  const { downloadPicture } = await import('../../../../lib/blog/pictures/download.server.ts')
  return downloadPicture(url)
}

const unavailable = (message: string | RegExp) =>
  expect.objectContaining({
    name: 'PictureUnavailableError',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  }) as unknown

const drawn = sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Some of each kind of picture, with the type that it has. */
const pictures: [string, () => Promise<Buffer> | Buffer][] = [
  ...(['png', 'jpeg', 'gif', 'webp', 'avif'] as const).map((kind): [string, () => Promise<Buffer>] => [
    `image/${kind}`,
    () => drawn.clone().toFormat(kind).toBuffer(),
  ]),
  ...[
    drawing,
    `\uFEFF <?xml version="1.0"?>\n<!-- > Made by <svg> --><!--${'-'.repeat(2_000)}-->\n${drawing}`,
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY a "b">]><SVG:svg>`,
  ].map((markup): [string, () => Buffer] => ['image/svg+xml', () => Buffer.from(markup)]),
]

describe.each(pictures)('%s (%#)', (type, draw) => {
  test.each([
    'image/jpg',
    'image/pjpeg',
    'image/png',
    'application/octet-stream',
    'binary/octet-stream; charset=binary',
    '',
  ])('is known by its bytes when its host says %j', async (said) => {
    const body = await draw()
    host.files = { '/a.png': { body, type: said } }
    expect(await download(`${host.url}/a.png`)).toEqual({ type, bytes: body })
  })
})

describe('of what begins in no known way', () => {
  const beginsLate = `<!--${'-'.repeat(5_000)}-->${drawing}`

  test.each(['image/svg+xml', 'IMAGE/SVG+XML', 'image/svg+xml ; charset=utf-8'])(
    'a host that says %j is believed if there is a drawing in it',
    async (type) => {
      host.files = { '/a.png': { body: beginsLate, type } }
      expect(await download(`${host.url}/a.png`)).toEqual({
        type: 'image/svg+xml',
        bytes: Buffer.from(beginsLate),
      })
    },
  )

  test.each([
    ['image/jpeg', beginsLate],
    ['image/avif', 'Warning: out of memory'],
    ['image/svg+xml', 'Warning: no <svgs> here'],
    ['image/svg+xml', ''],
  ])('one that says %j is not (%#)', async (type, body) => {
    host.files = { '/a.png': { body, type } }
    await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable(/not a picture$/))
  })
})

test.each([
  '<!doctype html><svg>',
  '<html><body><svg></svg>',
  '<!-- a <svg> --><p>',
  '{"svg":"<svg>"}',
  '<svgs>',
  '',
])('%j without a type is no picture', async (body) => {
  host.files = { '/a.png': { body, type: '' } }
  await expect(download(`${host.url}/a.png`)).rejects.toEqual(
    unavailable(`${host.url}/a.png answered 200 (no type), not a picture`),
  )
})

test.each(['text/html', 'application/xhtml+xml', 'application/json', 'text/xml'])(
  'what its host calls %s is refused, whatever it is',
  async (type) => {
    host.files = { '/a.png': { body: drawing, type } }
    await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable(/not a picture$/))
  },
)

test('what pretends to be a drawing for long costs no time', async () => {
  host.files = { '/a.png': { body: '<!-- --><?x?>\n'.repeat(100_000), type: '' } }
  await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable(/not a picture$/))
})

test('what is no picture is refused in words for the log', async () => {
  await expect(download(`${host.url}/none`)).rejects.toEqual(
    unavailable(`${host.url}/none answered 404 (application/json), not a picture`),
  )
  await expect(download('file:///etc/passwd')).rejects.toEqual(
    unavailable('file: is no address of a picture'),
  )
})

test('a failure of the network keeps its own words', async () => {
  host.files = { '/a.png': 'break' }
  await expect(download(`${host.url}/a.png`)).rejects.toEqual(
    unavailable(/^http:\/\/127\.0\.0\.1:\d+\/a\.png could not be read: .*socket hang up$/),
  )
  await expect(download('http://nobody.invalid/a.png')).rejects.toEqual(
    unavailable(/^http:\/\/nobody\.invalid\/a\.png could not be read: .*getaddrinfo /),
  )
})

test.each([['hang' as const], [{ ...leadingTo('/silent') }]])(
  'a host that says nothing is given up on after eight seconds, also behind a redirect',
  async (answer) => {
    const { timeout } = AbortSignal
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    host.files = { '/a.png': answer, '/silent': 'hang' }
    await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable(/could not be read: .*abort/i))
    expect(spy.mock.calls).toEqual([[8000]])
    spy.mockRestore()
  },
)

test('a secure address is connected to securely', async () => {
  const secure = host.url.replace('http:', 'https:')
  await expect(download(`${secure}/a.png`, secure)).rejects.toEqual(unavailable(/could not be read: .*SSL/))
  expect(host.asked).toEqual([])
})

test('says which site asks, for hosts that refuse whoever does not', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://goodline.example/'
  const ask = jest.spyOn(http, 'get')
  await download(`${host.url}/a.png`)
  expect(ask.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Goodline; +https://goodline.example)' },
  })
  ask.mockRestore()
})

test.each([300, 301, 307, 399])('the status %i leads on', async (status) => {
  host.files['/moved'] = leadingTo('/a.png', status)
  expect((await download(`${host.url}/moved`)).type).toBe('image/jpeg')
})

test.each([200, 400])('the status %i does not, whatever the header says', async (status) => {
  host.files['/here'] = { ...leadingTo('/a.png', status), body: drawing, type: 'image/svg+xml' }
  await download(`${host.url}/here`).catch(() => undefined)
  expect(host.asked).toEqual(['/here'])
})

test('three redirects are followed, and not a fourth', async () => {
  host.files['/3'] = leadingTo('/a.png')
  host.files['/2'] = leadingTo('/3')
  host.files['/1'] = leadingTo('/2')
  host.files['/0'] = leadingTo('/1')
  expect((await download(`${host.url}/1`)).type).toBe('image/jpeg')
  await expect(download(`${host.url}/0`)).rejects.toEqual(unavailable(/\/3 answered 302 \(/))
})
