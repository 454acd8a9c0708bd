import { createHash } from 'node:crypto'
import type { PostImage } from './post.ts'
import {
  cachedInfo,
  cacheFileOf,
  ImageUnavailableError,
  markUsed,
  readFileOf,
  type CachedFile,
} from '../images/cache.server.ts'
import { download } from '../images/download.server.ts'
import { inlineLimit, svgDataUri } from '../images/sizes.ts'
import { shrinkImage } from '../images/shrink.server.ts'
import { isSignatureOf, signatureOf } from '../images/signature.server.ts'

/** Images of the blog, proxied so that visitors connect to no other host. They may change. */

/** Seconds until an image is requested again, by this server and browsers. */
export const maxAge = 3_600

/** Bytes. */
const maxBytes = 10_000_000

/** What Next's optimizer resizes. It would keep only the first frame of an animation. */
const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const isData = (url: string) => url.startsWith('data:')

/**
 * The name of an image in the cache and in paths: a `data:` URI is too long, its hash stands for
 * it.
 */
const nameOf = (url: string): string =>
  url.startsWith('data:image/') ? `data:${createHash('sha256').update(url).digest('hex')}` : url

/** A fresh copy, or an old one. @throws {ImageUnavailableError} without a copy and a download */
export const readBlogImage = (url: string): Promise<CachedFile> =>
  readFileOf(nameOf(url), () => downloadImage(url), { maxAge: isData(url) ? Infinity : maxAge })

/** A copy of any age. @throws as {@link readBlogImage} */
export const readCachedBlogImage = (url: string): Promise<CachedFile> =>
  readFileOf(nameOf(url), () => downloadImage(url))

/** Caches an image without reading it. @throws as {@link readBlogImage} */
export const cacheBlogImage = (url: string): Promise<void> =>
  cacheFileOf(nameOf(url), () => downloadImage(url), { maxAge: isData(url) ? Infinity : maxAge })

/** The bytes decide the type: hosts send wrong media types, and error pages as images. */
async function downloadImage(url: string): Promise<CachedFile> {
  const name = nameOf(url)
  const { type, bytes } =
    name === url
      ? await download(url, maxBytes)
      : { type: undefined, bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
  const image = await shrinkImage(name, bytes)
  if (!image) throw new ImageUnavailableError(`${name} is ${type ?? 'of no type'}, not an image`)
  return image
}

type WithImage = { image: PostImage }

/** The posts with signed image paths. `inlined` is the post whose small SVG the page inlines. */
export const withOwnImages = <Post extends WithImage>(
  posts: readonly Post[],
  inlined?: Post,
): Promise<Post[]> =>
  Promise.all(posts.map(async (post) => ({ ...post, image: await ownImage(post.image, post === inlined) })))

async function ownImage(image: PostImage, isInlined: boolean): Promise<PostImage> {
  if (image.src === null) return image
  const name = nameOf(image.src)
  const own = { ...image, src: signedPath(name) }
  // The path alone cannot bring it back.
  if (name !== image.src) await readBlogImage(image.src).catch(() => undefined)
  const info = await cachedInfo(name)
  if (!info) return own
  await markUsed(name)
  if (photoTypes.includes(info.type)) return { ...own, src: signedPath(name, info.version), sized: true }
  if (!isInlined || info.type !== 'image/svg+xml' || info.size > inlineLimit) return own
  const { bytes } = await readBlogImage(image.src)
  return { ...own, inline: svgDataUri(bytes.toString('utf8')) }
}

/** Milliseconds after which no download begins: Next limits a page of a build to a minute. */
const beginsFor = 30_000

/** Downloads missing and old images of posts, `atOnce` at a time. Never throws. */
export async function cacheImages(posts: readonly WithImage[], atOnce: number): Promise<void> {
  const waiting = posts.flatMap(({ image: { src } }) => src ?? []).values()
  const last = Date.now() + beginsFor
  const work = async () => {
    for (const src of waiting) {
      if (Date.now() >= last) return
      await readBlogImage(src).catch((error: Error) => console.warn(`[blog] ${error.message}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The path on this site of the image at `url`; it changes with the image's `version`. */
export const signedPath = (url: string, version = '0'): string =>
  `/api/media/blog/${signatureOf('blog images', `${version} ${url}`)}/${version}/${Buffer.from(url).toString('base64url')}`

/** The image's own URL, undefined for a wrong signature. */
export function verifiedUrl(segments: readonly string[]): string | undefined {
  const [signature = '', version = '', encoded = ''] = segments
  if (segments.length !== 3) return undefined
  const url = Buffer.from(encoded, 'base64url').toString('utf8')
  // One spelling per image.
  if (Buffer.from(url).toString('base64url') !== encoded) return undefined
  return isSignatureOf('blog images', `${version} ${url}`, signature) ? url : undefined
}
