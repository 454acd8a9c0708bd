/** @jest-environment node */
import { startPhpHost, type PhpHost } from '../../../fixtures/phpHost.ts'

const picture = { body: 'bytes', type: 'image/png' }
const leadingTo = (location: string, status = 302) => ({ status, headers: { location } })

let host: PhpHost

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = { '/a.png': picture }
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

test.each(['image/png', 'IMAGE/PNG', 'image/png ; charset=binary'])(
  'the type %j is that of a picture',
  async (type) => {
    host.files = { '/a.png': { body: 'bytes', type } }
    expect(await download(`${host.url}/a.png`)).toEqual({ type: 'image/png', bytes: Buffer.from('bytes') })
  },
)

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

test.each([300, 301, 307, 399])('the status %i leads on', async (status) => {
  host.files['/moved'] = leadingTo('/a.png', status)
  expect((await download(`${host.url}/moved`)).type).toBe('image/png')
})

test.each([200, 400])('the status %i does not, whatever the header says', async (status) => {
  host.files['/here'] = { ...leadingTo('/a.png', status), ...picture }
  await download(`${host.url}/here`).catch(() => undefined)
  expect(host.asked).toEqual(['/here'])
})

test('three redirects are followed, and not a fourth', async () => {
  host.files['/3'] = leadingTo('/a.png')
  host.files['/2'] = leadingTo('/3')
  host.files['/1'] = leadingTo('/2')
  host.files['/0'] = leadingTo('/1')
  expect((await download(`${host.url}/1`)).type).toBe('image/png')
  await expect(download(`${host.url}/0`)).rejects.toEqual(unavailable(/\/3 answered 302 \(/))
})
