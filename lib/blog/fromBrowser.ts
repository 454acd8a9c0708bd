import { publicEnv } from '../site/env.ts'
import { getPost, getPosts, getRelatedPosts } from './client.ts'
import { listOf, type PostRange } from './ranges.ts'
import { postError } from './failure.ts'
import type { PostImage, PostListState, PostState } from './post.ts'
import { whichPost } from './whichPost.ts'
import { parseUrl } from '../util/parseUrl.ts'

/**
 * The blog as a browser requests it. The CSP allows images of this site, the blog host and `data:`.
 */

type Pictured = { slug: string; image: PostImage }

const host = publicEnv.blogApiHost

/** Redirects to the image of the post at `slug`: `pages/api/media/post/[slug].ts`. */
const imageOf = (slug: string) => `/api/media/post/${encodeURIComponent(slug)}`

function shown<Post extends Pictured>(post: Post): Post {
  const { src } = post.image
  const isShown = src === null || src.startsWith('data:') || parseUrl(src)?.origin === new URL(host).origin
  return isShown ? post : { ...post, image: { ...post.image, src: imageOf(post.slug) } }
}

/** The posts of a range, or the error text. */
export async function getShownPosts(range: PostRange, signal: AbortSignal): Promise<PostListState> {
  const result = await getPosts({ host }, { signal })
  if (result.kind !== 'ok') return { kind: 'error', message: result.message }
  const list = listOf(result.posts, range)
  return { ...list, posts: list.posts.map(shown) }
}

/** The post of a slug or id with its related posts, or the error texts. */
export async function getShownPost(key: string, signal: AbortSignal): Promise<PostState> {
  const getList = async () => {
    const list = await getPosts({ host }, { signal })
    return list.kind === 'ok' ? list.posts : []
  }
  const result = await whichPost(key, (id) => getPost({ host }, id, { signal }), getList)
  if (result.kind === 'gone' || result.kind === 'failed') return postError(result.failure)
  const related = await getRelatedPosts({ host }, result.post.relatedIds, { signal })
  return { kind: 'loaded', post: shown(result.post), related: related.map(shown) }
}
