import { inlineLimit, svgDataUri } from '../../svg.ts'
import type { PostImage } from '../post.ts'
import { PictureUnavailableError } from './download.server.ts'
import { ownAddress } from './signature.server.ts'
import { freshenPicture, keptKind, keptPicture } from './store.server.ts'

type Pictured = { image: PostImage }

/** What Next's optimizer makes smaller. Of an animation it would keep the first picture only. */
const photographs = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/**
 * The same posts, with pictures that this site serves: visitors talk to no other host. What a picture is, is known once it has been
 * fetched: until then it goes out as it is. `carried` says which post's picture the page carries inside, if it is a small drawing: the
 * one that is in view first.
 */
export async function withOwnPictures<Post extends Pictured>(
  posts: readonly Post[],
  carried?: Post,
): Promise<Post[]> {
  return Promise.all(
    posts.map(async (post) => ({ ...post, image: await ownPicture(post.image, post === carried) })),
  )
}

async function ownPicture(image: PostImage, isCarried: boolean): Promise<PostImage> {
  if (image.src === null) return image
  const own = { ...image, src: ownAddress(image.src) }
  const kind = await keptKind(image.src)
  if (!kind) return own
  // The optimizer keeps what it made for a year: another picture under the same address needs another address here.
  if (photographs.includes(kind.type))
    return { ...own, src: ownAddress(image.src, kind.version), sized: true }
  if (!isCarried || kind.type !== 'image/svg+xml' || kind.size > inlineLimit) return own
  const copy = await keptPicture(image.src)
  return copy ? { ...own, drawing: svgDataUri(copy.bytes.toString('utf8')) } : own
}

/** Milliseconds after which no fetch is begun any more. Next gives a page of a build a minute, and the last fetch takes its time too. */
const beginsFor = 30_000

/**
 * Brings the pictures of posts into the store, those that are not there or may be old, `atOnce` at a time: they share the line, and each
 * has a bound of its own. Never throws: the views have a stock picture for one that cannot be had.
 */
export async function keepPictures(posts: readonly Pictured[], atOnce: number): Promise<void> {
  const waiting = posts.flatMap(({ image: { src } }) => src ?? [])
  const last = Date.now() + beginsFor
  const work = async () => {
    for (let src = waiting.shift(); src !== undefined && Date.now() < last; src = waiting.shift())
      await keepPicture(src)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function keepPicture(src: string): Promise<void> {
  try {
    await freshenPicture(src)
  } catch (error) {
    const reason = error instanceof PictureUnavailableError ? error.message : `${src}: ${String(error)}`
    console.warn(`[blog] ${reason}`)
  }
}
