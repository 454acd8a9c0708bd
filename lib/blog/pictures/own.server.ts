import type { PostImage } from '../post.ts'
import { PictureUnavailableError } from './download.server.ts'
import { ownAddress } from './signature.server.ts'
import { readPicture } from './store.server.ts'

type Pictured = { image: PostImage }

/** The same posts, with pictures that this site serves: visitors talk to no other host. */
export function withOwnPictures<Post extends Pictured>(posts: readonly Post[]): Post[] {
  return posts.map((post) =>
    post.image.src === null ? post : { ...post, image: { ...post.image, src: ownAddress(post.image.src) } },
  )
}

/** Brings the pictures of posts into the store. Never throws: the views have a stock picture for one that cannot be had. */
export async function keepPictures(posts: readonly Pictured[]): Promise<void> {
  await Promise.all(
    posts.map(async ({ image: { src } }) => {
      if (src === null) return
      try {
        await readPicture(src)
      } catch (error) {
        if (!(error instanceof PictureUnavailableError)) throw error
        console.warn(`[blog] ${error.message}`)
      }
    }),
  )
}
