import type { GetStaticPropsContext } from 'next'
import { LRUCache } from 'lru-cache'
import { RateLimit } from '../http/rateLimit.server.ts'
import { cacheImages, withOwnImages } from '../images/blogImage.server.ts'
import { revalidateSeconds as pageSeconds, routes } from '../site/pages.ts'
import { isBuild } from '../util/process.server.ts'
import { blogFailure } from './failure.ts'
import {
  cachedPost,
  cachedPosts,
  fetchPost,
  fetchPosts,
  inTime,
  isKnown,
  isListed,
  listedPost,
  postsOfLast,
  type PostResult,
} from './host.server.ts'
import type { BlogCard, PostImage, PostListState, PostState } from './post.ts'
import { homeRange, listOf, pageCount, pageRange, type PostRange } from './ranges.ts'

/** What each page shows of the blog: the host's response, the last good one, or `loading`. */

/** Seconds after which a page with posts is regenerated. */
const revalidateSeconds = Math.min(Number(process.env.BLOG_REVALIDATE_SECONDS || 60), pageSeconds)

/** The same for a page without the host's response. */
const retrySeconds = Math.min(10, revalidateSeconds)

/** The same for a page with images still loading: they are not resized yet. */
const imageRetrySeconds = Math.min(5, revalidateSeconds)

/** Limits early regenerations: images of a host that hangs never complete. */
const imageRetries = new RateLimit(10, 1 / 600)

/** Why Next generates the page. A publish in the Studio must not wait for the blog host. */
type Context = Pick<GetStaticPropsContext, 'revalidateReason'>

const isPublish = ({ revalidateReason }: Context) => revalidateReason === 'on-demand'

type WithImage = { image: PostImage }

/** The posts with images of this site. On a running site some may come late: not `complete`. */
async function withImages<Post extends WithImage>(
  posts: readonly Post[],
  { isHostUp, inlined }: { isHostUp: boolean; inlined?: Post },
): Promise<{ posts: Post[]; complete: boolean }> {
  // Few at a time: each may be megabytes.
  const caching = isBuild || isHostUp ? cacheImages(posts, isBuild ? 6 : 4) : Promise.resolve()
  const complete = (await inTime(caching.then(() => true))) ?? false
  return { posts: await withOwnImages(posts, inlined), complete }
}

const secondsUntilNext = (page: string, usually: number, complete: boolean): number =>
  complete || !imageRetries.take(page) ? usually : imageRetrySeconds

type ListProps = { posts: PostListState; revalidate: number }

async function listProps(range: PostRange, context: Context, fetchList = fetchPosts): Promise<ListProps> {
  const fresh = isPublish(context) ? undefined : await inTime(fetchList())
  const posts = fresh ?? (await cachedPosts())
  const usually = fresh ? revalidateSeconds : retrySeconds
  if (!posts) return { posts: { kind: 'loading' }, revalidate: usually }
  const list = listOf(posts, range)
  const { posts: shown, complete } = await withImages(list.posts, { isHostUp: fresh !== undefined })
  const revalidate = secondsUntilNext(`list ${JSON.stringify(range)}`, usually, complete)
  return { posts: { ...list, posts: shown }, revalidate }
}

export const getHomePosts = (context: Context = {}) => listProps(homeRange, context)

export const getBlogPosts = (context: Context = {}) => listProps(pageRange(1), context)

/** The posts of page 2 and up; null for a page that the blog does not fill. */
export async function getOlderPosts(
  page: number,
  context: Context = {},
): Promise<{ posts: PostListState | null; revalidate: number }> {
  // Anybody can try thousands of these paths, so they share a list.
  const { posts, revalidate } = await listProps(pageRange(page), context, () => postsOfLast(retrySeconds))
  return { posts: posts.kind === 'loaded' && posts.posts.length === 0 ? null : posts, revalidate }
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
const unknownKeys = new RateLimit(60, 2)

const mayAsk = async (key: string): Promise<boolean> =>
  isBuild ||
  (await isKnown(key)) ||
  unknownKeys.take('anybody') ||
  // A process without a list knows no post yet.
  isListed(key)

/** The state of a post that is not loaded. A listed one keeps its title for search engines. */
async function loadingState(key: string): Promise<PostState> {
  const post = await listedPost(key)
  if (!post) return { kind: 'loading' }
  const { slug, title, description } = post
  return { kind: 'loading', listed: { slug, title, description } }
}

/** Denials of the last minute, by key: one may come too late for the page that asked. */
const denials = new LRUCache<string, PostResult>({ max: 1_000, ttl: 60_000 })

async function fetchAndNote(key: string): Promise<PostResult> {
  const result = await fetchPost(key)
  // Next ends a build over a redirect. What a build generates was listed.
  if (result.kind === 'trouble' || (isBuild && result.kind === 'moved')) return { kind: 'trouble' }
  if (result.kind === 'found') denials.delete(key)
  else denials.set(key, result)
  return result
}

/** The denial of the last minute, unless the post has been listed since. */
const lateDenial = async (key: string): Promise<PostResult | undefined> =>
  (await listedPost(key)) ? undefined : denials.get(key)

/** `state` is null when a healthy host has no such post; `movedTo` is the path it moved to. */
type PostProps = { state: PostState | null; movedTo?: string; revalidate: number }

/** What the page of a post shows. */
export async function getPostState(key: string, context: Context = {}): Promise<PostProps> {
  if (!key.trim()) {
    const { message: heading, text } = blogFailure('post', { kind: 'missing-id' }, '')
    return { state: { kind: 'error', heading, text }, revalidate: revalidateSeconds }
  }
  if (!(await mayAsk(key))) return { state: null, revalidate: retrySeconds }
  const published = isPublish(context) ? await cachedPost(key) : undefined
  const timely = published ? undefined : await inTime(fetchAndNote(key))
  const result = timely ?? (await lateDenial(key))
  const revalidate = timely && timely.kind !== 'trouble' ? revalidateSeconds : retrySeconds
  if (result?.kind === 'gone') return { state: null, revalidate }
  if (result?.kind === 'moved') return { state: null, movedTo: routes.post(result.slug), revalidate }
  const fresh = result?.kind === 'found' ? result : undefined
  const page = fresh ?? published ?? (await cachedPost(key))
  if (!page) return { state: await loadingState(key), revalidate }
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
  const listed = (await recentPosts()).find(({ id, slug }) => slug === key || id === key)
  const post = listed ?? (await cachedPost(key))?.post
  const [shown] = post ? await withOwnImages<WithImage>([post]) : []
  return shown?.image.src ?? null
}

export const getSitemapPosts = async (): Promise<string[]> =>
  (await recentPosts()).map(({ slug }) => routes.post(slug))

export const getFeedPosts = async (): Promise<readonly BlogCard[]> =>
  (await recentPosts()).slice(0, pageRange(1).count)

/** The host is asked no more often than for the pages. */
const recentPosts = async (): Promise<readonly BlogCard[]> =>
  (await inTime(postsOfLast(revalidateSeconds))) ?? (await cachedPosts()) ?? []
