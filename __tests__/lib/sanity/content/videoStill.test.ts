import sharp from 'sharp'
import type { Download } from '../../../../lib/images/download.server.ts'
import { startProcess } from '../../../fixtures/newProcess.ts'
import { scratchFolderPerTest } from '../../../fixtures/scratchFolder.ts'

scratchFolderPerTest()

const asked: string[] = []
let responses: Record<string, Buffer> = {}
/** Of every request, when nothing can be reached. */
let failure: Error | undefined

jest.mock('../../../../lib/images/download.server.ts', () => ({
  download: async (url: string): Promise<Download> => {
    asked.push(url)
    if (failure) throw failure
    const { ImageUnavailableError } = await import('../../../../lib/images/cache.server.ts')
    const bytes = responses[url]
    if (!bytes) throw new ImageUnavailableError(`${url} responded 404`, { status: 404 })
    return { type: undefined, bytes }
  },
}))

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .jpeg()
    .toBuffer()

const youTube = (size: string) => `https://i.ytimg.com/vi/dQw4w9WgXcQ/${size}.jpg`
const oembed = `https://vimeo.com/api/oembed.json?width=1280&url=${encodeURIComponent('https://vimeo.com/76979871')}`

let warnings: string[]

beforeEach(() => {
  asked.length = 0
  responses = {}
  failure = undefined
  warnings = []
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
  process.env.SANITY_REVALIDATE_SECRET = 'sixteen-letters!'
})

afterEach(() => jest.restoreAllMocks())

async function stillOf(link: string) {
  startProcess()
  const { videoStill } = await import('../../../../lib/sanity/content/videoStill.server.ts')
  return videoStill(link)
}

const link = 'https://youtu.be/dQw4w9WgXcQ'

test('a video of YouTube has its largest still, from this site', async () => {
  responses = { [youTube('maxresdefault')]: await photo(1280, 720) }
  const still = await stillOf(link)
  expect(still).toMatchObject({ width: 1280, height: 720, alt: '' })
  expect(still?.src).toContain(`url=${encodeURIComponent('/api/media/blog/')}`)
  expect(still?.src).not.toContain('ytimg')
})

test('a smaller still takes the place of one that is missing', async () => {
  responses = { [youTube('hqdefault')]: await photo(480, 360) }
  expect(await stillOf(link)).toMatchObject({ width: 480, height: 360 })
})

test('a video of Vimeo has the still that its description names', async () => {
  const url = 'https://i.vimeocdn.com/video/1_1280'
  responses = { [oembed]: Buffer.from(JSON.stringify({ thumbnail_url: url })), [url]: await photo(640, 360) }
  expect(await stillOf('https://vimeo.com/76979871#t=5s')).toMatchObject({ width: 640 })
})

test('a still on a host that is not Vimeo’s is not fetched', async () => {
  responses = { [oembed]: Buffer.from(JSON.stringify({ thumbnail_url: 'https://evil.example/1.jpg' })) }
  expect(await stillOf('https://vimeo.com/76979871')).toBeNull()
  expect(asked).toEqual([oembed])
})

test('a host that is down is asked and told of once', async () => {
  failure = new Error('getaddrinfo EAI_AGAIN')
  startProcess()
  const { videoStill } = await import('../../../../lib/sanity/content/videoStill.server.ts')
  expect(await videoStill(link)).toBeNull()
  const { length } = asked
  expect(await videoStill('https://youtu.be/abcdefghijk')).toBeNull()
  expect(asked).toHaveLength(length)
  expect(warnings).toEqual([expect.stringContaining('EAI_AGAIN')])
})

test('a video without a still leaves its host in use', async () => {
  startProcess()
  const { videoStill } = await import('../../../../lib/sanity/content/videoStill.server.ts')
  expect(await videoStill('https://youtu.be/abcdefghijk')).toBeNull()
  responses = { [youTube('maxresdefault')]: await photo(1280, 720) }
  expect(await videoStill(link)).toMatchObject({ width: 1280 })
})
