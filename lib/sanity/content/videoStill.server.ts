import sharp from 'sharp'
import { readBlogImage, withOwnImages } from '../../blog/images.server.ts'
import { videoOf, type Video } from '../../site/video.ts'
import { isObject } from '../../util/isObject.ts'
import { processWide } from '../../util/process.server.ts'
import { withTimeout } from '../../util/withTimeout.ts'
import { ImageUnavailableError, readFileOf } from '../../images/cache.server.ts'
import { download } from '../../images/download.server.ts'
import type { Media } from '../../images/lakeImage.ts'
import { imageWidths, sizedUrl, srcSetOf } from '../../images/sizes.ts'

/** The hosts' own stills of videos. The server fetches them: browsers ask only this site. */

/** Milliseconds for a still. */
const timeout = 4_000

/** Milliseconds without a request to a host that could not be reached. */
const downFor = 600_000

const downUntil = processWide('video hosts that are down', () => new Map<Video['host'], number>())

/** Bytes of Vimeo's description of a video; seconds until it is read again. */
const maxDescription = 100_000
const descriptionAge = 86_400

/** URLs of the still, the largest first. */
async function stillUrls({ host, page, player }: Video): Promise<string[]> {
  if (host === 'YouTube') {
    const id = new URL(player).pathname.split('/').at(-1) ?? ''
    return ['maxresdefault', 'hqdefault'].map((size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`)
  }
  const description = `https://vimeo.com/api/oembed.json?width=1280&url=${encodeURIComponent(page.split('#')[0] ?? '')}`
  const { bytes } = await readFileOf(
    description,
    async () => ({
      type: 'application/json',
      bytes: (await download(description, maxDescription)).bytes,
    }),
    { maxAge: descriptionAge },
  )
  const read: unknown = JSON.parse(bytes.toString('utf8'))
  const url = isObject(read) ? read.thumbnail_url : undefined
  const isStill = typeof url === 'string' && new URL(url).hostname === 'i.vimeocdn.com'
  if (!isStill) throw new ImageUnavailableError(`${description} names no still`)
  return [url]
}

async function find(video: Video): Promise<Media> {
  for (const url of await stillUrls(video)) {
    const image = await readBlogImage(url).catch((error: unknown) => {
      // The largest size is missing for many videos.
      if (ImageUnavailableError.is(error) && error.status === 404) return undefined
      throw error
    })
    if (!image) continue
    const { width, height } = await sharp(image.bytes).metadata()
    const [own] = await withOwnImages([{ image: { src: url, alt: '' } }])
    const src = own?.image.src ?? ''
    const widths = imageWidths.filter((each) => each <= width)
    return {
      src: sizedUrl(src, widths.at(-1) ?? imageWidths[0]),
      srcSet: srcSetOf(src, widths.length > 0 ? widths : [imageWidths[0]]),
      width,
      height,
      alt: '',
    }
  }
  throw new ImageUnavailableError(`${video.page} has no still`, { status: 404 })
}

/**
 * The still of the video behind a link; null without one. Never throws: a host that does not
 * respond is told in the log once, and left alone for ten minutes.
 */
export async function videoStill(link: string | null): Promise<Media | null> {
  const video = videoOf(link)
  if (!video || Date.now() < (downUntil.get(video.host) ?? 0)) return null
  try {
    return await withTimeout(find(video), timeout, `The still of ${video.page}`)
  } catch (error) {
    const isMissing = ImageUnavailableError.is(error) && error.status !== undefined
    const wasDown = Date.now() < (downUntil.get(video.host) ?? 0)
    if (!isMissing) downUntil.set(video.host, Date.now() + downFor)
    if (!wasDown) console.warn(`[video] ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}
