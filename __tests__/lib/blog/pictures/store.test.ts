/** @jest-environment node */
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { bundleApart, startProcess } from '../../../fixtures/newProcess.ts'
import { photograph, startPhpHost, type PhpHost } from '../../../fixtures/phpHost.ts'
import { enterScratchFolder, type ScratchFolder } from '../../../fixtures/scratchFolder.ts'

const svg = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml; charset=utf-8' }

let host: PhpHost
let scratch: ScratchFolder

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = { '/a.svg': svg }
  scratch = enterScratchFolder()
})
afterEach(async () => {
  await host.close()
  scratch.leave()
})

/** The store of a site whose blog host is `blogHost`. */
async function store(blogHost = host.url) {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = blogHost
  startProcess()
  return import('../../../../lib/blog/pictures/store.server.ts')
}

const age = (seconds: number) => scratch.age('.next/cache/blog-pictures', seconds)

test('gives a picture of the blog host with its type, and fetches it once an hour', async () => {
  const { readPicture } = await store()
  const picture = await readPicture(`${host.url}/a.svg`)
  expect(picture.type).toBe('image/svg+xml')
  expect(picture.bytes.toString()).toBe(svg.body)
  expect(await readPicture(`${host.url}/a.svg`)).toEqual(picture)
  expect(host.asked).toEqual(['/a.svg'])
  age(3_601)
  host.files = { '/a.svg': photograph() }
  expect((await readPicture(`${host.url}/a.svg`)).type).toBe('image/jpeg')
})

test('nothing wider is kept, or given to anybody, than a page shows', async () => {
  const body = await sharp({ create: { width: 3000, height: 10, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  host.files = { '/wide.jpg': { body, type: 'image/jpeg' } }
  const { readPicture } = await store()
  for (let visits = 1; visits <= 2; visits += 1) {
    const { bytes } = await readPicture(`${host.url}/wide.jpg`)
    expect((await sharp(bytes).metadata()).width).toBe(2400)
  }
  expect(host.asked).toEqual(['/wide.jpg'])
})

test('says of a copy what it is, which version and how large, and asks nobody', async () => {
  const { keptKind, readPicture } = await store()
  const url = `${host.url}/a.svg`
  expect(await keptKind(url)).toBeUndefined()
  await readPicture(url)
  age(3_601)
  expect(await keptKind(url)).toEqual({
    type: 'image/svg+xml',
    version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    size: svg.body.length,
  })
  expect(host.asked).toEqual(['/a.svg'])
})

test('visitors who meet share one fetch', async () => {
  const { readPicture } = await store()
  await Promise.all([1, 2, 3].map(() => readPicture(`${host.url}/a.svg`)))
  expect(host.asked).toEqual(['/a.svg'])
})

test('a page and an API route, which Next bundles apart, share one fetch, and its failure', async () => {
  const missing = `${host.url}/missing.svg`
  const page = await store()
  bundleApart()
  const route = await import('../../../../lib/blog/pictures/store.server.ts')
  await Promise.all([page, route].map(({ readPicture }) => readPicture(`${host.url}/a.svg`)))
  await expect(page.readPicture(missing)).rejects.toThrow()
  const { PictureUnavailableError } = await import('../../../../lib/blog/pictures/download.server.ts')
  await expect(route.readPicture(missing)).rejects.toBeInstanceOf(PictureUnavailableError)
  expect(host.asked).toEqual(['/a.svg', '/missing.svg'])
})

const phpWarning = '<br />\n<b>Warning</b>: imagecreatefromjpeg() failed in <b>/www/pictures.php</b>'

describe.each([
  ['drawing', svg],
  ['photograph', photograph('of before')],
])('an old copy of a %s', (_kind, picture) => {
  test.each([
    ['is down', 'break' as const],
    ['does not have it any more', { status: 404 }],
    ['answers a page instead', { body: '<h1>', type: 'text/html' }],
    ['calls an error message a photograph', { body: phpWarning, type: 'image/jpeg' }],
    ['calls an error message a drawing', { body: phpWarning, type: 'image/svg+xml' }],
    ['calls nothing a photograph', { body: '', type: 'image/jpeg' }],
  ])('stays good while the host %s', async (_name, answer) => {
    host.files = { '/a': picture }
    const { keptKind, readPicture } = await store()
    const before = await readPicture(`${host.url}/a`)
    const kind = await keptKind(`${host.url}/a`)
    age(100_000)
    host.files = { '/a': answer }
    expect(await readPicture(`${host.url}/a`)).toEqual(before)
    expect(await keptKind(`${host.url}/a`)).toEqual(kind)
  })
})

describe('while the host hangs', () => {
  const url = () => `${host.url}/a.svg`
  const hangs = async () => {
    const { readPicture } = await store()
    await readPicture(url())
    age(100_000)
    host.files = { '/a.svg': 'hang' }
    host.asked = []
    // Only what is waited for here: the network keeps its own time.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date', 'performance'] })
    return readPicture
  }
  /** Gives up on the host, as after eight seconds. */
  let giveUp: (reason: Error) => void
  beforeEach(() => {
    const controller = new AbortController()
    giveUp = (reason) => controller.abort(reason)
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  })
  afterEach(() => {
    jest.useRealTimers()
    giveUp(new Error('the test is over'))
    jest.mocked(AbortSignal.timeout).mockRestore()
  })

  const untilAsked = async () => {
    while (host.asked.length === 0) await new Promise(setImmediate)
  }
  const isCopy = async (picture: Promise<{ bytes: Buffer }>) =>
    expect((await picture).bytes.toString()).toBe(svg.body)

  test('an old copy is given after a second, and one fetch goes on for all', async () => {
    const readPicture = await hangs()
    const visitors = [readPicture(url()), readPicture(url())]
    // The host may be asked for one while the other still reads the copy.
    while (jest.getTimerCount() < visitors.length) await new Promise(setImmediate)
    await untilAsked()
    jest.advanceTimersByTime(1_000)
    await Promise.all(visitors.map(isCopy))
    expect(host.asked).toEqual(['/a.svg'])
  })

  test('a failure is remembered for half a minute: until then nobody waits and nobody asks', async () => {
    const readPicture = await hangs()
    const first = readPicture(url())
    await untilAsked()
    giveUp(new Error('too late'))
    await isCopy(first)
    host.files = { '/a.svg': photograph() }
    jest.mocked(AbortSignal.timeout).mockReturnValue(new AbortController().signal)
    jest.advanceTimersByTime(29_000)
    await isCopy(readPicture(url()))
    expect(host.asked).toEqual(['/a.svg'])
    jest.advanceTimersByTime(1_000)
    expect((await readPicture(url())).type).toBe('image/jpeg')
  })
})

test('without a copy a failure is remembered too', async () => {
  host.files = {}
  const { freshenPicture, readPicture } = await store()
  for (const ask of [readPicture, readPicture, freshenPicture])
    await expect(ask(`${host.url}/a.svg`)).rejects.toMatchObject({ name: 'PictureUnavailableError' })
  expect(host.asked).toEqual(['/a.svg'])
})

test('copies of former addresses never fill the disk: the oldest go, those of listed posts stay', async () => {
  host.posts = [{ id: 1, title: 'Listed', image: '/a.svg' }]
  host.files['/new.svg'] = svg
  const { keptKind, readPicture } = await store()
  const { askForPosts } = await import('../../../../lib/blog/host.server.ts')
  await askForPosts()
  await readPicture(`${host.url}/a.svg`)
  age(Date.now() / 1_000)
  const copies = path.join(scratch.folder, '.next', 'cache', 'blog-pictures')
  for (let number = 1; number <= 1000; number += 1) {
    const file = path.join(copies, `copy-${number}`)
    writeFileSync(file, '')
    utimesSync(file, number, number)
  }
  await readPicture(`${host.url}/new.svg`)
  for (const kept of ['a.svg', 'new.svg']) expect(await keptKind(`${host.url}/${kept}`)).toBeDefined()
  const left = readdirSync(copies)
  expect(left).toHaveLength(901)
  expect(left).toContain('copy-102')
  expect(left).not.toContain('copy-101')
})

test.each([
  ['a page', { body: '<h1>', type: 'text/html' }],
  ['what its host calls a photograph and is none', { body: phpWarning, type: 'image/jpeg' }],
  ['an error', { status: 500, type: 'image/png' }],
  ['too much', { body: 'x'.repeat(10_000_001), type: 'image/png' }],
  ['a broken connection', 'break' as const],
])('%s is no picture', async (_name, answer) => {
  host.files = { '/a.svg': answer }
  const { readPicture } = await store()
  await expect(readPicture(`${host.url}/a.svg`)).rejects.toMatchObject({ name: 'PictureUnavailableError' })
})

describe('an address inside the network', () => {
  test.each([
    (port: number) => `http://127.0.0.1:${port}/a.svg`,
    (port: number) => `http://localhost:${port}/a.svg`,
    (port: number) => `http://[::1]:${port}/a.svg`,
    (port: number) => `http://2130706433:${port}/a.svg`,
    (port: number) => `http://0.0.0.0:${port}/a.svg`,
    (port: number) => `http://[::ffff:127.0.0.1]:${port}/a.svg`,
    () => 'file:///etc/passwd',
    () => 'not an address',
  ])('is refused (%#)', async (address) => {
    const { readPicture } = await store('https://blog.example.com')
    await expect(readPicture(address(host.port))).rejects.toMatchObject({ name: 'PictureUnavailableError' })
    expect(host.asked).toEqual([])
  })

  test('is refused behind a redirect of the blog host too, which may redirect to itself', async () => {
    const other = await startPhpHost([])
    other.files = { '/secret.svg': svg }
    const { readPicture } = await store()
    host.files['/in'] = { status: 302, headers: { location: `${other.url}/secret.svg` } }
    host.files['/self'] = { status: 301, headers: { location: '/a.svg' } }
    host.files['/loop'] = { status: 302, headers: { location: '/loop' } }
    await expect(readPicture(`${host.url}/in`)).rejects.toThrow('not on the open internet')
    await expect(readPicture(`${host.url}/loop`)).rejects.toMatchObject({ name: 'PictureUnavailableError' })
    expect((await readPicture(`${host.url}/self`)).type).toBe('image/svg+xml')
    expect(other.asked).toEqual([])
    await other.close()
  })
})

test('a name on the open internet is looked up and connected to', async () => {
  jest.doMock('../../../../lib/blog/pictures/publicAddress.server.ts', () => ({
    isPublicAddress: () => true,
  }))
  const { readPicture } = await store('https://blog.example.com')
  expect((await readPicture(`http://localhost:${host.port}/a.svg`)).type).toBe('image/svg+xml')
  jest.dontMock('../../../../lib/blog/pictures/publicAddress.server.ts')
})
