import { publicEnv } from '../env.ts'
import { getPost, getPosts, getRelatedPosts, isDenied } from './client.ts'
import { listOf, type PostRange } from './pages.ts'
import type { PostImage } from './post.ts'
import type { PostListState, PostState } from './states.ts'

/**
 * The blog as a visitor's browser asks for it, where a page was generated without posts. The page's policy lets it show pictures of this
 * site and of the blog host; those of any other host come by way of this site. Loaded only when it is needed.
 */

type Pictured = { slug: string; image: PostImage }

const host = publicEnv.blogApiHost

/** Address on this site that leads to the picture of the post at `slug`; `pages/api/media/blog/[signature].ts` answers. */
const pictureOf = (slug: string) => `/api/media/blog/of?post=${encodeURIComponent(slug)}`

function shown<Post extends Pictured>(post: Post): Post {
  const { src } = post.image
  const isShown = src === null || (URL.canParse(src) && new URL(src).origin === new URL(host).origin)
  return isShown ? post : { ...post, image: { ...post.image, src: pictureOf(post.slug) } }
}

/** The posts of a range, or the text that says why there are none. */
export async function getShownPosts(range: PostRange, signal: AbortSignal): Promise<PostListState> {
  const answer = await getPosts({ host }, { signal })
  if (answer.kind !== 'ok') return { kind: 'error', message: answer.message }
  const list = listOf(answer.posts, range)
  return { ...list, posts: list.posts.map(shown) }
}

/** The post at an address with its related posts, or the texts that say why it is not there. */
export async function getShownPost(address: string, signal: AbortSignal): Promise<PostState> {
  const first = await getPost({ host }, address, { signal })
  // As on the server: a host may find a post by its id only, and a loose database gives post 7 for "7-tips", which may be the slug of another.
  const isOther = first.kind === 'ok' && first.post.slug !== address && first.post.id !== address
  const list = (isOther || isDenied(first)) && (await getPosts({ host }, { signal }))
  const listed = list && list.kind === 'ok' && list.posts.find(({ slug }) => slug === address)
  const answer = listed && listed.id !== address ? await getPost({ host }, listed.id, { signal }) : first
  if (answer.kind !== 'ok') return { kind: 'error', heading: answer.message, text: answer.text }
  const { posts } = await getRelatedPosts({ host }, answer.post.relatedIds, { signal })
  return { kind: 'loaded', post: shown(answer.post), related: posts.map(shown) }
}
