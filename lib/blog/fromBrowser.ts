import { publicEnv } from '../site/env.ts'
import { getPost, getPosts, getRelatedPosts, isDenied } from './client.ts'
import { listOf, type PostRange } from './ranges.ts'
import type { PostImage, PostListState, PostState } from './post.ts'

/**
 * The blog as a browser requests it. The CSP allows images of this site, the blog host and `data:`.
 */

type Pictured = { slug: string; image: PostImage }

const host = publicEnv.blogApiHost

/** Redirects to the image of the post at `slug`: `pages/api/media/post/[slug].ts`. */
const imageOf = (slug: string) => `/api/media/post/${encodeURIComponent(slug)}`

function shown<Post extends Pictured>(post: Post): Post {
  const { src } = post.image
  const isShown =
    src === null ||
    src.startsWith('data:') ||
    (URL.canParse(src) && new URL(src).origin === new URL(host).origin)
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
  const first = await getPost({ host }, key, { signal })
  // As on the server: a loose database gives post 7 for "7-tips", which may be another post's slug.
  const isOther = first.kind === 'ok' && first.post.slug !== key && first.post.id !== key
  const list = (isOther || isDenied(first)) && (await getPosts({ host }, { signal }))
  const listed = list && list.kind === 'ok' && list.posts.find(({ slug }) => slug === key)
  const result = listed && listed.id !== key ? await getPost({ host }, listed.id, { signal }) : first
  if (result.kind !== 'ok') return { kind: 'error', heading: result.message, text: result.text }
  const { posts } = await getRelatedPosts({ host }, result.post.relatedIds, { signal })
  return { kind: 'loaded', post: shown(result.post), related: posts.map(shown) }
}
