import type { GetStaticPropsContext } from 'next'
import { RateLimit } from '../util/rateLimit.server.ts'
import { cacheImages, withOwnImages } from './images.server.ts'
import { routes } from '../site/pages.ts'
import { isBuild } from '../util/process.server.ts'
import { blogFailure, postError } from './failure.ts'
import {
  cachedPost,
  cachedPosts,
  fetchPost,
  fetchPosts,
  withinWait,
  isKnown,
  isListed,
  listedPost,
  postsOfLast,
} from './host.server.ts'
import type { BlogCard, PostImage, PostListState, PostState } from './post.ts'
import { homeRange, listOf, pageCount, pageRange, type PostRange } from './ranges.ts'
import { BlogUnavailableError, knownPosts, recentPosts, revalidateSeconds } from './recent.server.ts'
import { findPost } from './whichPost.ts'

export { BlogUnavailableError, getSitemapPosts } from './recent.server.ts'

/**
 * What each page shows of the blog: the host's response, or the last good one.
 * Without both, a build shows the loading state and a running site throws.
 * Next and the hosts then keep the page that they have, and cache no other.
 */

/** Seconds until a page without the host's response regenerates. */
const retrySeconds = Math.min(10, revalidateSeconds)

/** Seconds for a page with images that still load, and are not resized yet. */
const imageRetrySeconds = Math.min(5, revalidateSeconds)

/** Limits early regenerations: images of a host that hangs never complete. */
const imageRetries = new RateLimit(10, 1 / 600)

/** Why Next generates the page. A publish in the Studio must not wait for the blog host. */
type Context = Pick<GetStaticPropsContext, 'revalidateReason' | 'draftMode'>

const isPublish = ({ revalidateReason }: Context) => revalidateReason === 'on-demand'

/**
 * The loading state, where no better page can exist: in a build, in a preview and in development.
 * Next gives regenerations and first visits the same `revalidateReason`.
 * @throws {BlogUnavailableError} elsewhere
 */
function loadingOnly({ draftMode }: Context, page: string): { kind: 'loading' } {
  if (isBuild || draftMode || process.env.NODE_ENV === 'development') return { kind: 'loading' }
  throw new BlogUnavailableError(`[blog] Nothing good is known for ${page}. It is not generated.`)
}

type WithImage = { image: PostImage }

/** The posts with images of this site. On a running site some may come late: not `complete`. */
async function withImages<Post extends WithImage>(
  posts: readonly Post[],
  { isHostUp, inlined }: { isHostUp: boolean; inlined?: Post },
): Promise<{ posts: Post[]; complete: boolean }> {
  // Few at a time: each may be megabytes.
  const caching = isBuild || isHostUp ? cacheImages(posts, isBuild ? 6 : 4) : Promise.resolve()
  const complete = (await withinWait(caching.then(() => true))) ?? false
  return { posts: await withOwnImages(posts, inlined), complete }
}

const secondsUntilNext = (page: string, usually: number, complete: boolean): number =>
  complete || !imageRetries.take(page) ? usually : imageRetrySeconds

type ListProps = { posts: PostListState; revalidate: number }

async function listProps(
  range: PostRange,
  context: Context,
  fetchList = fetchPosts,
): Promise<ListProps & { isFresh: boolean }> {
  const cached = await cachedPosts()
  const fresh = cached && isPublish(context) ? undefined : await withinWait(fetchList(), !cached)
  const posts = fresh ?? (await cachedPosts())
  const isFresh = fresh !== undefined
  const usually = isFresh ? revalidateSeconds : retrySeconds
  if (!posts) return { posts: loadingOnly(context, 'a list'), revalidate: usually, isFresh }
  const list = listOf(posts, range)
  const { posts: shown, complete } = await withImages(list.posts, { isHostUp: isFresh })
  const revalidate = secondsUntilNext(`list ${JSON.stringify(range)}`, usually, complete)
  return { posts: { ...list, posts: shown }, revalidate, isFresh }
}

/** @throws {BlogUnavailableError} and so do the next three */
export const getHomePosts = (context: Context = {}): Promise<ListProps> => listProps(homeRange, context)

export const getBlogPosts = (context: Context = {}): Promise<ListProps> => listProps(pageRange(1), context)

/**
 * The newest posts for a section of a landing page. A campaign starts without the blog host:
 * where nothing is known, the browser loads them.
 */
export async function getLandingPosts(count: number, context: Context = {}): Promise<ListProps> {
  try {
    return await listProps({ from: 0, count }, context)
  } catch (error) {
    if (!BlogUnavailableError.is(error)) throw error
    return { posts: { kind: 'loading' }, revalidate: retrySeconds }
  }
}

/** The posts of page 2 and up; null for a page that the blog does not fill. */
export async function getOlderPosts(
  page: number,
  context: Context = {},
): Promise<{ posts: PostListState | null; revalidate: number }> {
  // Anybody can try thousands of these paths, so they share a list.
  const { posts, revalidate, isFresh } = await listProps(pageRange(page), context, () =>
    postsOfLast(retrySeconds),
  )
  if (posts.kind !== 'loaded' || posts.posts.length > 0) return { posts, revalidate }
  // Only the host may say so, not an old list.
  return { posts: isFresh ? null : loadingOnly(context, `page ${page}`), revalidate }
}

/** Paths of the posts on `/blog`, generated at build and when the site settings change. */
export async function getPostPaths(): Promise<string[]> {
  const posts = isBuild ? await fetchPosts() : undefined
  const known = posts ?? (await cachedPosts()) ?? []
  return known.slice(0, pageRange(1).count).map(({ slug }) => routes.post(slug))
}

/** Pages of older posts that a publish regenerates. The others follow within a minute. */
const maxOlderPages = 20

export async function getOlderPaths(): Promise<string[]> {
  const { length } = (await cachedPosts()) ?? []
  const count = Math.min(pageCount(length) - 1, maxOlderPages)
  return Array.from({ length: count }, (_, index) => routes.olderPosts(index + 2))
}

/** Limits requests for unlisted posts: each costs two calls, and keys are easily made up. */
const unknownKeys = new RateLimit(60, 2, 'unknown posts')

/** False for a made-up key beyond the limit. @throws {BlogUnavailableError} without a new list */
async function mayAsk(key: string): Promise<boolean> {
  if (isBuild || (await isKnown(key)) || unknownKeys.take('anybody')) return true
  const isPost = await isListed(key, revalidateSeconds)
  if (isPost === undefined) throw new BlogUnavailableError(`[blog] Too many unknown posts, such as ${key}.`)
  return isPost
}

/** The state of a post that is not loaded. A listed one keeps its title for search engines. */
async function loadingState(key: string, context: Context): Promise<PostState> {
  const loading = loadingOnly(context, `post ${key}`)
  const post = await listedPost(key)
  if (!post) return loading
  const { slug, title, description } = post
  return { ...loading, listed: { slug, title, description } }
}

/** `state` is null when a healthy host has no such post; `movedTo` is the path it moved to. */
type PostProps = { state: PostState | null; movedTo?: string; revalidate: number }

/** What the page of a post shows. */
export async function getPostState(key: string, context: Context = {}): Promise<PostProps> {
  if (!key.trim()) {
    const state = postError(blogFailure('post', { kind: 'missing-id' }))
    return { state, revalidate: revalidateSeconds }
  }
  if (!(await mayAsk(key))) return { state: null, revalidate: retrySeconds }
  const cached = await cachedPost(key)
  const result = cached && isPublish(context) ? undefined : await withinWait(fetchPost(key), !cached)
  if (result?.kind === 'gone') return { state: null, revalidate: revalidateSeconds }
  // Next ends a build over a redirect. What a build generates was listed.
  if (result?.kind === 'moved' && !isBuild)
    return { state: null, movedTo: routes.post(result.slug), revalidate: revalidateSeconds }
  const fresh = result?.kind === 'found' ? result : undefined
  const revalidate = fresh ? revalidateSeconds : retrySeconds
  const page = fresh ?? cached
  if (!page) return { state: await loadingState(key, context), revalidate }
  const isHostUp = fresh !== undefined
  const [own, related] = await Promise.all([
    withImages([page.post], { isHostUp, inlined: page.post }),
    withImages(page.related, { isHostUp }),
  ])
  return {
    state: { kind: 'loaded', post: own.posts[0] ?? page.post, related: related.posts },
    revalidate: secondsUntilNext(`post ${key}`, revalidate, own.complete && related.complete),
  }
}

/** Path on this site of a post's image; null without an image or a known post. */
export async function getPostImage(key: string): Promise<string | null> {
  const listed = findPost((await recentPosts()) ?? [], key)
  const post = listed ?? (await cachedPost(key))?.post
  const [shown] = post ? await withOwnImages<WithImage>([post]) : []
  return shown?.image.src ?? null
}

/** @throws {BlogUnavailableError} rather than lose posts */
export const getFeedPosts = async (): Promise<readonly BlogCard[]> =>
  (await knownPosts()).slice(0, pageRange(1).count)
