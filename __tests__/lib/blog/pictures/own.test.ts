/** @jest-environment node */
import { startProcess } from '../../../fixtures/newProcess.ts'
import { photograph, startPhpHost, type PhpHost } from '../../../fixtures/phpHost.ts'
import { enterScratchFolder, type ScratchFolder } from '../../../fixtures/scratchFolder.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'

let host: PhpHost
let scratch: ScratchFolder

beforeEach(async () => {
  host = await startPhpHost([])
  host.files = {
    '/photo.jpg': photograph(),
    '/moving.gif': { body: 'GIF89a', type: 'image/gif' },
    '/small.svg': { body: drawing, type: 'image/svg+xml' },
    '/large.svg': { body: `${drawing}<!--${'x'.repeat(5_000)}-->`, type: 'image/svg+xml' },
  }
  scratch = enterScratchFolder()
})
afterEach(async () => {
  await host.close()
  scratch.leave()
  jest.dontMock('../../../../lib/blog/pictures/store.server.ts')
})

async function pictures() {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = host.url
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
  startProcess()
  return import('../../../../lib/blog/pictures/own.server.ts')
}

const post = (file: string | null) => ({ image: { src: file && `${host.url}/${file}`, alt: 'A' } })
const own = expect.stringMatching(/^\/api\/media\/blog\/[\w-]{22}\?url=http%3A[^&]*$/) as string

test('nobody is asked for a picture: what is not known goes out as it is', async () => {
  const { withOwnPictures } = await pictures()
  const known = await withOwnPictures([post('photo.jpg'), post(null)])
  expect(known).toEqual([{ image: { src: own, alt: 'A' } }, { image: { src: null, alt: 'A' } }])
  expect(host.asked).toEqual([])
})

test('a photograph can be had in sizes once it is known, an animation and a drawing stay whole', async () => {
  const { keepPictures, withOwnPictures } = await pictures()
  const posts = [post('photo.jpg'), post('moving.gif'), post('small.svg')]
  await keepPictures(posts, 6)
  expect(await withOwnPictures(posts)).toEqual([
    { image: { src: expect.stringMatching(/&v=[0-9a-f]{8}$/) as string, alt: 'A', sized: true } },
    { image: { src: own, alt: 'A' } },
    { image: { src: own, alt: 'A' } },
  ])
})

test.each([
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF....WEBP'],
  ['avif', '....ftypavif'],
])('image/%s is a photograph', async (kind, begins) => {
  host.files['/photo'] = { body: Buffer.from(begins, 'latin1'), type: `image/${kind}` }
  const { keepPictures, withOwnPictures } = await pictures()
  await keepPictures([post('photo')], 6)
  expect((await withOwnPictures([post('photo')]))[0]?.image).toHaveProperty('sized', true)
})

test('a picture that cannot be had is named in the log, and keeps no other from coming', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { keepPictures, withOwnPictures } = await pictures()
  await keepPictures([post('missing.jpg'), post('photo.jpg')], 6)
  expect(log.mock.calls).toEqual([[expect.stringContaining(`${host.url}/missing.jpg`)]])
  expect((await withOwnPictures([post('photo.jpg')]))[0]?.image).toHaveProperty('sized', true)
})

test('another photograph under the same address gets another address here', async () => {
  const { keepPictures, withOwnPictures } = await pictures()
  const address = async () => (await withOwnPictures([post('photo.jpg')]))[0]?.image.src
  await keepPictures([post('photo.jpg')], 6)
  const before = await address()
  scratch.age('.next/cache/blog-pictures', 3_601)
  host.files['/photo.jpg'] = photograph('another')
  await keepPictures([post('photo.jpg')], 6)
  expect(await address()).not.toBe(before)
})

test('a picture that is still good is not fetched again', async () => {
  const { keepPictures } = await pictures()
  await keepPictures([post('photo.jpg')], 6)
  await keepPictures([post('photo.jpg')], 6)
  expect(host.asked).toEqual(['/photo.jpg'])
})

test('none is begun after half a minute, whatever is left: the page of a build has a minute', async () => {
  const begun: string[] = []
  const now = jest.spyOn(Date, 'now').mockReturnValue(0)
  jest.doMock('../../../../lib/blog/pictures/store.server.ts', () => ({
    freshenPicture: (src: string) => {
      begun.push(src)
      now.mockReturnValue(begun.length * 15_000 - 1)
      return Promise.resolve()
    },
  }))
  try {
    const { keepPictures } = await pictures()
    const posts = ['1', '2', '3', '4', '5'].map((name) => post(`${name}.jpg`))
    await keepPictures(posts, 1)
    expect(begun).toEqual([1, 2, 3].map((name) => `${host.url}/${name}.jpg`))
  } finally {
    now.mockRestore()
  }
})

test('no more pictures are fetched at a time than asked for, and all in the end', async () => {
  const held: (() => void)[] = []
  let asked = 0
  jest.doMock('../../../../lib/blog/pictures/store.server.ts', () => ({
    freshenPicture: () => {
      asked += 1
      return new Promise<void>((arrive) => held.push(arrive))
    },
  }))
  const { keepPictures } = await pictures()
  const done = keepPictures(
    ['1', '2', '3', '4', '5'].map((name) => post(`${name}.jpg`)),
    2,
  )
  for (let arrived = 0; arrived < 5; arrived += 1) {
    expect(asked).toBe(Math.min(5, arrived + 2))
    held.shift()?.()
    await new Promise(setImmediate)
  }
  await done
})

test('only the carried picture travels in the page, and only if it is a small drawing', async () => {
  const { keepPictures, withOwnPictures } = await pictures()
  const [small, other, large, photo] = [
    post('small.svg'),
    post('small.svg'),
    post('large.svg'),
    post('photo.jpg'),
  ]
  await keepPictures([small, large, photo], 6)
  const carried = async (which: typeof small) =>
    (await withOwnPictures([which, other], which)).map(({ image }) => 'drawing' in image)
  expect(await carried(small)).toEqual([true, false])
  expect(await carried(large)).toEqual([false, false])
  expect(await carried(photo)).toEqual([false, false])
  const [first] = await withOwnPictures([small], small)
  expect(first?.image).toMatchObject({
    src: own,
    drawing: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
  })
})

test('the carried picture is put in as it is kept: no page waits for the host, however old the copy', async () => {
  const { keepPictures, withOwnPictures } = await pictures()
  const small = post('small.svg')
  await keepPictures([small], 6)
  scratch.age('.next/cache/blog-pictures', 3_601)
  expect((await withOwnPictures([small], small))[0]?.image).toHaveProperty('drawing')
  expect(host.asked).toEqual(['/small.svg'])
})
