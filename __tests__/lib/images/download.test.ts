import dns from 'node:dns'
import { EventEmitter } from 'node:events'
import http, { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'

const leadingTo = (location: string, status = 302) => ({ status, headers: { location } })
const photo = { body: 'bytes', type: 'IMAGE/JPEG ; charset=binary' }

let host: PhpHost

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = { '/a.png': photo }
})
afterEach(async () => {
  await host.close()
  jest.restoreAllMocks()
})

/** The module of a site whose blog host is `blogHost`. */
async function load(blogHost = host.url) {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = blogHost
  jest.resetModules()
  return import('../../../lib/images/download.server.ts')
}

const download = async (url: string, blogHost = host.url, maxBytes = 1_000) =>
  (await load(blogHost)).download(url, maxBytes)

const unavailable = (message: string | RegExp) =>
  expect.objectContaining({
    name: 'ImageUnavailableError',
    message: expect.stringMatching(message) as string,
  }) as unknown

test('a download has its bytes and the type that its host names', async () => {
  expect(await download(`${host.url}/a.png`)).toEqual({ type: 'image/jpeg', bytes: Buffer.from('bytes') })
  host.files['/a.png'] = { ...photo, type: '' }
  expect((await download(`${host.url}/a.png`)).type).toBeUndefined()
})

test('a file above the limit is refused', async () => {
  host.files['/a.png'] = { body: 'x'.repeat(1_000) }
  expect((await download(`${host.url}/a.png`)).bytes).toHaveLength(1_000)
  host.files['/a.png'] = { body: 'x'.repeat(1_001) }
  await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable('larger than 1000 bytes'))
})

test('a failed download is named with its URL and reason', async () => {
  host.files['/broken'] = 'break'
  await expect(download(`${host.url}/none`)).rejects.toMatchObject({
    name: 'ImageUnavailableError',
    message: `${host.url}/none responded 404`,
    status: 404,
  })
  await expect(download(`${host.url}/broken`)).rejects.toEqual(
    unavailable(/^http:\/\/127\.0\.0\.1:\d+\/broken could not be downloaded: .*socket hang up$/),
  )
  await expect(download('http://nobody.invalid/a.png')).rejects.toEqual(
    unavailable(/^http:\/\/nobody\.invalid\/a\.png could not be downloaded: .*getaddrinfo /),
  )
})

test.each([['hang' as const], [leadingTo('/silent')]])(
  'a silent host times out after eight seconds (%#)',
  async (response) => {
    const { timeout } = AbortSignal
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
    host.files = { '/a.png': response, '/silent': 'hang' }
    await expect(download(`${host.url}/a.png`)).rejects.toEqual(unavailable(/not be downloaded: .*abort/i))
    expect(limit.mock.calls).toEqual([[8000]])
  },
)

test('an https URL is never requested in plain text', async () => {
  const secure = host.url.replace('http:', 'https:')
  await expect(download(`${secure}/a.png`, secure)).rejects.toEqual(unavailable(/downloaded: .*SSL/))
  expect(host.asked).toEqual([])
})

test('the site names itself to image hosts', async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://goodline.example/'
  const name = new Promise<unknown>((resolve) => {
    const server = createServer(({ headers }, response) => {
      resolve(headers['user-agent'])
      response.setHeader('Connection', 'close').end()
      server.close()
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      void download(`http://127.0.0.1:${port}/a.png`, `http://127.0.0.1:${port}`)
    })
  })
  expect(await name).toBe('Mozilla/5.0 (compatible; Goodline; +https://goodline.example)')
})

test.each([300, 301, 307, 399])('status %i redirects', async (status) => {
  host.files['/moved'] = leadingTo('/a.png', status)
  expect((await download(`${host.url}/moved`)).bytes.toString()).toBe('bytes')
})

test.each([200, 400])('status %i does not redirect, whatever its header', async (status) => {
  host.files['/here'] = leadingTo('/a.png', status)
  await download(`${host.url}/here`).catch(() => undefined)
  expect(host.asked).toEqual(['/here'])
})

test('three redirects are followed, a fourth is not', async () => {
  for (const step of [0, 1, 2, 3]) host.files[`/${step}`] = leadingTo(step < 3 ? `/${step + 1}` : '/a.png')
  expect((await download(`${host.url}/1`)).bytes.toString()).toBe('bytes')
  await expect(download(`${host.url}/0`)).rejects.toEqual(unavailable(/\/3 responded 302$/))
})

describe('an IP address of this network', () => {
  test.each([
    (port: number) => `http://127.0.0.1:${port}/a.png`,
    (port: number) => `http://localhost:${port}/a.png`,
    (port: number) => `http://[::1]:${port}/a.png`,
    (port: number) => `http://2130706433:${port}/a.png`,
    (port: number) => `http://0.0.0.0:${port}/a.png`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/a.png`,
    () => 'file:///etc/passwd',
    () => 'not a URL',
  ])('is refused (%#)', async (url) => {
    await expect(download(url(host.port), 'https://blog.example.com')).rejects.toEqual(unavailable(''))
    expect(host.asked).toEqual([])
  })

  test('is refused behind a redirect of the blog host', async () => {
    const other = await startPhpHost([])
    other.files = { '/secret.png': photo }
    host.files['/in'] = leadingTo(`${other.url}/secret.png`)
    await expect(download(`${host.url}/in`)).rejects.toEqual(unavailable('not on the public internet'))
    expect(other.asked).toEqual([])
    await other.close()
  })
})

describe('a host name', () => {
  const resolving = (...addresses: string[]) =>
    jest.spyOn(dns, 'lookup').mockImplementation(((
      _: string,
      __: object,
      done: (...all: unknown[]) => void,
    ) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof dns.lookup)

  test('is refused when it resolves into this network', async () => {
    resolving('10.0.0.1')
    await expect(download('http://images.example/a.png')).rejects.toEqual(
      unavailable('images.example is not on the public internet'),
    )
  })

  test('is connected to at its public IP addresses only', async () => {
    resolving('10.0.0.1', '93.184.216.34', '127.0.0.1')
    const used = new Promise((resolve) => {
      jest.spyOn(http, 'get').mockImplementation(((_: URL, { lookup }: { lookup: LookupFunction }) => {
        lookup('images.example', { all: true }, (_error, addresses) => resolve(addresses))
        return new EventEmitter()
      }) as unknown as typeof http.get)
    })
    void download('http://images.example/a.png')
    expect(await used).toEqual([{ address: '93.184.216.34', family: 4 }])
  })
})

describe('isPublicAddress', () => {
  test.each(['8.8.8.8', '2606:4700::1111', '64:ff9b::808:808', '64:ff9b::8.8.8.8'])(
    '%s is public',
    async (address) => expect((await load()).isPublicAddress(address)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::808:808',
    'fc00::1',
    '4000::1',
    '0x7f.1',
    'localhost',
    '',
  ])('%p is not public', async (address) => expect((await load()).isPublicAddress(address)).toBe(false))
})
